import { type Scenario, withSwitches } from '../mocks/index.ts';
import { noChannels } from './deposit-channels.ts';
import { everyday } from './everyday.ts';

export const laos: Scenario = {
  ...everyday,
  name: 'laos',
  description: {
    th: 'เว็บสำหรับประเทศลาว ภาษาลาว สกุลเงิน LAK หรือ BAHT และธนาคารลาว',
    la: 'ເວັບສຳລັບປະເທດລາວ ພາສາລາວ ສະກຸນເງິນ LAK ຫຼື BAHT ແລະ ທະນາຄານລາວ',
    en: 'The build for Laos: Lao, LAK or BAHT, Lao banks.',
  },
  language: 'la',
  switches: withSwitches(everyday.switches, {
    ...noChannels,
    laos: true,
    balance: 1_850_000,
    gameBalances: 'large',
    inviteBonus: 45_000,
    withdrawMin: 20_000,
    withdrawMax: 40_000_000,
    depositBcel: true,
    depositWallet: true,
  }),
};
