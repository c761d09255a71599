import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const refundNone: Scenario = {
  ...everyday,
  name: 'refund-none',
  description: {
    th: 'ไม่พบยอดคืน',
    la: 'ບໍ່ພົບຍອດຄືນ',
    en: 'No refund is found.',
  },
  switches: withSwitches(everyday.switches, { refund: 'none', refundRows: 0 }),
};
