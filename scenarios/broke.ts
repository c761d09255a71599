import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const broke: Scenario = {
  ...everyday,
  name: 'broke',
  description: {
    th: 'ไม่มีเงินเหลือเลย ทุกคำสั่งเรื่องเงินจะเจอยอดขั้นต่ำ',
    la: 'ບໍ່ມີເງິນເຫຼືອເລີຍ ທຸກຄຳສັ່ງກ່ຽວກັບເງິນຈະພົບຍອດຂັ້ນຕ່ຳ',
    en: 'Nothing anywhere; every money action meets its minimum.',
  },
  switches: withSwitches(everyday.switches, {
    balance: 0,
    coins: 0,
    gameBalances: 'none',
    statementRows: 0,
    inviteBonus: 0,
    inviteRows: 0,
    refund: 'minimum',
    refundRows: 0,
    coupons: 0,
  }),
};
