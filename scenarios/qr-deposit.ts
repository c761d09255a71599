import { type Scenario, withSwitches } from '../mocks/index.ts';
import { noChannels } from './deposit-channels.ts';
import { everyday } from './everyday.ts';

export const qrDeposit: Scenario = {
  ...everyday,
  name: 'qr-deposit',
  description: {
    th: 'ฝากด้วย QR ครบทุกผู้ให้บริการ KBANK SMS, WW, PAYTIMZ, PAYONEX และ FP',
    la: 'ຝາກດ້ວຍ QR ຄົບທຸກຜູ້ໃຫ້ບໍລິການ KBANK SMS, WW, PAYTIMZ, PAYONEX ແລະ FP',
    en: 'Every QR provider: KBANK SMS, WW, PAYTIMZ, PAYONEX and FP.',
  },
  switches: withSwitches(everyday.switches, {
    ...noChannels,
    depositKbankSms: true,
    depositWw: true,
    depositPaytimz: true,
    depositPayonex: true,
    depositFp: true,
  }),
};
