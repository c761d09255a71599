import { type Scenario, withSwitches } from '../mocks/index.ts';
import { noChannels } from './deposit-channels.ts';
import { everyday } from './everyday.ts';

export const bankDeposit: Scenario = {
  ...everyday,
  name: 'bank-deposit',
  description: {
    th: 'ฝากผ่านบัญชีธนาคารทุกแบบ และชื่อบัญชี KTB ของผู้เล่นยังไม่เป็นภาษาอังกฤษ',
    la: 'ຝາກຜ່ານບັນຊີທະນາຄານທຸກແບບ ແລະ ຊື່ບັນຊີ KTB ຂອງຜູ້ຫຼິ້ນຍັງບໍ່ເປັນພາສາອັງກິດ',
    en: 'Every kind of bank account; the name of the player’s own KTB account is not in English.',
  },
  switches: withSwitches(everyday.switches, {
    ...noChannels,
    depositScb: true,
    depositGsb: true,
    depositKbankAuto: true,
    depositBcel: true,
    depositKtb: true,
    depositTmb: true,
    depositBbl: true,
    depositBay: true,
    playerBank: 'KTB',
    playerBankName: 'thai',
  }),
};
