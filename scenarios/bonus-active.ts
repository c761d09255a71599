import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const bonusActive: Scenario = {
  ...everyday,
  name: 'bonus-active',
  description: {
    th: 'มีโบนัสทำงานอยู่และยังไม่ครบเงื่อนไข ถอนเงินและรับยอดคืนไม่ได้',
    la: 'ມີໂບນັສກຳລັງໃຊ້ງານ ແລະ ຍັງບໍ່ຄົບເງື່ອນໄຂ ຖອນເງິນ ແລະ ຮັບຍອດຄືນບໍ່ໄດ້',
    en: 'A bonus runs and its condition is not met: withdrawing is warned of, receiving a refund is blocked.',
  },
  switches: withSwitches(everyday.switches, { bonusActive: 'day', refundRows: 25 }),
};
