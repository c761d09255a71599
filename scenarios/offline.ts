import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const offline: Scenario = {
  ...everyday,
  name: 'offline',
  description: {
    th: 'ไม่มีเครือข่าย ทุกคำขอล้มเหลว',
    la: 'ບໍ່ມີເຄືອຂ່າຍ ທຸກຄຳຂໍລົ້ມເຫຼວ',
    en: 'No network: every call fails.',
  },
  switches: withSwitches(everyday.switches, { offline: true }),
};
