import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const expiredSession: Scenario = {
  ...everyday,
  name: 'expired-session',
  description: {
    th: 'โทเคนที่เก็บไว้ใช้ไม่ได้แล้ว ต้องเข้าสู่ระบบใหม่',
    la: 'ໂທເຄັນທີ່ເກັບໄວ້ໃຊ້ບໍ່ໄດ້ແລ້ວ ຕ້ອງເຂົ້າສູ່ລະບົບໃໝ່',
    en: 'The stored token is no longer valid; the player has to log in again.',
  },
  switches: withSwitches(everyday.switches, { session: 'expired' }),
};
