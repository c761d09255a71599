import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const bonusLimits: Scenario = {
  ...everyday,
  name: 'bonus-limits',
  description: {
    th: 'โบนัสถูกรับครบทั้งแบบจำกัดครั้ง รายวัน และรายสัปดาห์ เหลือให้รับอีกหนึ่งรายการ',
    la: 'ຮັບໂບນັສຄົບແລ້ວທັງແບບຈຳກັດຄັ້ງ ລາຍວັນ ແລະ ລາຍອາທິດ ຍັງເຫຼືອໃຫ້ຮັບອີກໜຶ່ງລາຍການ',
    en: 'Bonuses are used up by limit, by day and by week, and one is free.',
  },
  switches: withSwitches(everyday.switches, { bonusExhausted: 'all' }),
};
