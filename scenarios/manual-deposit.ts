import { type Scenario, withSwitches } from '../mocks/index.ts';
import { allChannels } from './deposit-channels.ts';
import { everyday } from './everyday.ts';

export const manualDeposit: Scenario = {
  ...everyday,
  name: 'manual-deposit',
  description: {
    th: 'ฝากเงินแบบโอนเองทุกช่องทาง ทุกบัญชีแสดงเลขบัญชีธรรมดา',
    la: 'ຝາກເງິນແບບໂອນເອງທຸກຊ່ອງທາງ ທຸກບັນຊີສະແດງເລກບັນຊີທຳມະດາ',
    en: 'Deposits are manual: every account is shown as a plain transfer.',
  },
  switches: withSwitches(everyday.switches, {
    ...allChannels,
    isManual: true,
  }),
};
