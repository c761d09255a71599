import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const refundReady: Scenario = {
  ...everyday,
  name: 'refund-ready',
  description: {
    th: 'มียอดคืนรอรับและยอดที่รับแล้วรอเข้ากระเป๋า พร้อมประวัติ 25 รายการ',
    la: 'ມີຍອດຄືນລໍຖ້າຮັບ ແລະ ຍອດທີ່ຮັບແລ້ວລໍຖ້າເຂົ້າກະເປົາ ພ້ອມປະຫວັດ 25 ລາຍການ',
    en: 'A refund waits to be received, another to be added to the wallet, and there are 25 of the past.',
  },
  switches: withSwitches(everyday.switches, { refund: 'available', refundRows: 25 }),
};
