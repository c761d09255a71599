import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const noDeposit: Scenario = {
  ...everyday,
  name: 'no-deposit',
  description: {
    th: 'ไม่มีช่องทางฝากเงินเลย',
    la: 'ບໍ່ມີຊ່ອງທາງຝາກເງິນເລີຍ',
    en: 'There is no way to deposit at all.',
  },
  switches: withSwitches(everyday.switches, { noDeposit: true }),
};
