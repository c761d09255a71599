import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const chatDown: Scenario = {
  ...everyday,
  name: 'chat-down',
  description: {
    th: 'แชทล่ม เชื่อมต่อไม่ติดเลย',
    la: 'ແຊັດລົ່ມ ເຊື່ອມຕໍ່ບໍ່ໄດ້ເລີຍ',
    en: 'The chat never connects.',
  },
  switches: withSwitches(everyday.switches, { chatDown: true }),
};
