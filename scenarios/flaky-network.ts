import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const flakyNetwork: Scenario = {
  ...everyday,
  name: 'flaky-network',
  description: {
    th: 'เครือข่ายไม่นิ่ง คำขอหนึ่งในสี่ขาดหาย ที่เหลือช้า',
    la: 'ເຄືອຂ່າຍບໍ່ນິ້ງ ຄຳຂໍໜຶ່ງໃນສີ່ຂາດຫາຍ ທີ່ເຫຼືອຊ້າ',
    en: 'An unsteady line: one call in four breaks off, the others are slow.',
  },
  switches: withSwitches(everyday.switches, { latency: '3g', failureRate: 25 }),
};
