import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const terminated: Scenario = {
  ...everyday,
  name: 'terminated',
  description: {
    th: 'บริการนี้ปิดตัวลงแล้ว',
    la: 'ບໍລິການນີ້ປິດຕົວລົງແລ້ວ',
    en: 'The service is gone.',
  },
  switches: withSwitches(everyday.switches, { terminated: true }),
};
