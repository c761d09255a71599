import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const lucky: Scenario = {
  ...everyday,
  name: 'lucky',
  description: {
    th: 'วงล้อเปิดให้หมุน มีเหรียญพอ รอบถัดไปได้รางวัลแน่นอน และมีคูปองหลายหน้า',
    la: 'ວົງລໍ້ເປີດໃຫ້ໝຸນ ມີຫຼຽນພໍ ຮອບຕໍ່ໄປໄດ້ລາງວັນແນ່ນອນ ແລະ ມີຄູປອງຫຼາຍໜ້າ',
    en: 'The wheel is on, there are coins, the next spin wins, and coupons fill several pages.',
  },
  switches: withSwitches(everyday.switches, { coins: 12, nextPrize: 'B100', coupons: 10 }),
};
