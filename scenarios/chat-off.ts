import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const chatOff: Scenario = {
  ...everyday,
  name: 'chat-off',
  description: {
    th: 'ปิดปุ่มแชท ไม่มีแชทในหน้าใดเลย',
    la: 'ປິດປຸ່ມແຊັດ ບໍ່ມີແຊັດໃນໜ້າໃດເລີຍ',
    en: 'The chat widget is disabled on every page.',
  },
  switches: withSwitches(everyday.switches, { enableChatWidget: false }),
};
