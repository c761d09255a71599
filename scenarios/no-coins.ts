import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const noCoins: Scenario = {
  ...everyday,
  name: 'no-coins',
  description: {
    th: 'วงล้อเปิดให้หมุน แต่ไม่มีเหรียญเหลือ',
    la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ແຕ່ບໍ່ມີຫຼຽນເຫຼືອ',
    en: 'The wheel is on, but there are no coins.',
  },
  switches: withSwitches(everyday.switches, { coins: 0, coupons: 0 }),
};
