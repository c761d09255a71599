import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const spinOff: Scenario = {
  ...everyday,
  name: 'spin-off',
  description: {
    th: 'ปิดวงล้อเสี่ยงโชค',
    la: 'ປິດວົງລໍ້ສ່ຽງໂຊກ',
    en: 'The wheel is off.',
  },
  switches: withSwitches(everyday.switches, { spinActive: false }),
};
