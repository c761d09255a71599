import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const slowNetwork: Scenario = {
  ...everyday,
  name: 'slow-network',
  description: {
    th: 'เครือข่ายช้า ทุกคำขอใช้เวลาหนึ่งถึงสองวินาที',
    la: 'ເຄືອຂ່າຍຊ້າ ທຸກຄຳຂໍໃຊ້ເວລາໜຶ່ງຫາສອງວິນາທີ',
    en: 'A slow line: every call takes one to two seconds.',
  },
  switches: withSwitches(everyday.switches, { latency: 'slow' }),
};
