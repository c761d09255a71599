import type { Scenario } from '../mocks/index.ts';

export const everyday: Scenario = {
  name: 'everyday',
  description: {
    th: 'ผู้เล่นประจำ มีเงินในกระเป๋าและในเกม มีประวัติย้อนหลังหนึ่งเดือน',
    la: 'ຜູ້ຫຼິ້ນປະຈຳ ມີເງິນໃນກະເປົາ ແລະ ໃນເກມ ມີປະຫວັດຍ້ອນຫຼັງໜຶ່ງເດືອນ',
    en: 'A regular player: some money in the wallet and in games, a month of history.',
  },
  language: 'th',
  switches: {
    terminated: false,
    notice: false,
    registerOtp: true,
    enableChatWidget: true,
    spinActive: false,
    coins: 3,
    registered: true,
    balance: 4250.75,
    gameBalances: 'some',
    openGames: 'some',
    statementRows: 57,
    inviteBonus: 320,
    session: 'visitor',
    latency: 'none',
    failureRate: 0,
    offline: false,
  },
};
