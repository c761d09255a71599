import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const firstTerms: Scenario = {
  ...everyday,
  name: 'first-terms',
  description: {
    th: 'ผู้เล่นต้องยอมรับข้อตกลงก่อน และมีประกาศจากเว็บ',
    la: 'ຜູ້ຫຼິ້ນຕ້ອງຍອມຮັບຂໍ້ຕົກລົງກ່ອນ ແລະ ມີປະກາດຈາກເວັບ',
    en: 'An agreement has to be accepted first, and there is a notice.',
  },
  switches: withSwitches(everyday.switches, { agreements: 'must-accept', notice: true }),
};
