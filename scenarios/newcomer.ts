import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const newcomer: Scenario = {
  ...everyday,
  name: 'newcomer',
  description: {
    th: 'ยังไม่มีใครสมัครสมาชิก เปิดใช้รหัส OTP สมัครแล้วจะได้กระเป๋าว่าง',
    la: 'ຍັງບໍ່ມີໃຜສະໝັກສະມາຊິກ ເປີດໃຊ້ລະຫັດ OTP ສະໝັກແລ້ວຈະໄດ້ກະເປົາວ່າງ',
    en: 'Nobody is registered yet; OTP is on; registration leads to an empty wallet.',
  },
  switches: withSwitches(everyday.switches, { registered: false }),
};
