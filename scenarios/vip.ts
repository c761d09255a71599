import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';

export const vip: Scenario = {
  ...everyday,
  name: 'vip',
  description: {
    th: 'ผู้เล่นรายใหญ่ ยอดเงินสูง รายการหนึ่งหมื่นแถว เปิดครบทุกค่าย',
    la: 'ຜູ້ຫຼິ້ນລາຍໃຫຍ່ ຍອດເງິນສູງ ປະຫວັດໜຶ່ງໝື່ນແຖວ ເປີດຄົບທຸກຄ່າຍ',
    en: 'A big player: large balances, ten thousand transactions, every game open.',
  },
  switches: withSwitches(everyday.switches, {
    balance: 12_345_678.9,
    gameBalances: 'large',
    openGames: 'all',
    statementRows: 10_000,
    slipRows: 1200,
    inviteRows: 2400,
    refundRows: 300,
    coins: 250,
    inviteBonus: 98_765.43,
    chatMessages: 5000,
    withdrawMax: 5_000_000,
  }),
};
