import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const slips: Scenario = {
  ...everyday,
  name: 'slips',
  description: {
    th: 'สลิปครบทุกสถานะและทุกเหตุผลที่ไม่ผ่าน พร้อมประวัติสลิปหลายหน้า',
    la: 'ໃບໂອນຄົບທຸກສະຖານະ ແລະ ທຸກເຫດຜົນທີ່ບໍ່ຜ່ານ ພ້ອມປະຫວັດຫຼາຍໜ້າ',
    en: 'A slip in every status and with every reason to fail, and more pages of them.',
  },
  switches: withSwitches(everyday.switches, { slipKinds: 'every', slipRows: 62 }),
};
