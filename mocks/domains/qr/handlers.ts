import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { toBaht, toSatang } from '../../kernel/money.ts';
import { schedulePayment } from './events.ts';
import { qrMarkup, qrPayload } from './qr-code.ts';
import { currentQr, type QrRecord, qrCodes, setQrState } from './records.ts';
import { checkCancel, qrExpiry, qrLifetime, qrRefusal, requireQrProvider } from './rules.ts';

/** A QR as it is on the wire. */
async function viewOf({ _id, bankCode, amount, expiresAt }: QrRecord): Promise<QrCode> {
  return {
    hasQrcode: true,
    qrcodeId: _id,
    qrcode: await qrMarkup(qrPayload(bankCode, amount, _id)),
    amount: toBaht(amount),
    expireIn: qrExpiry(bankCode, expiresAt),
  };
}

export const qrHandlers = {
  getQr: async (world, { player, path: { id: bankCode } }) => {
    requireQrProvider(bankCode);
    const current = currentQr(world, player, bankCode);
    return current ? viewOf(current) : { hasQrcode: false };
  },

  createQr: async (world, { player, path: { id: bankCode }, body }) => {
    requireQrProvider(bankCode);
    const amount = toSatang(body.amount);
    const message = qrRefusal(bankCode, amount);
    if (message !== null) return { hasQrcode: false, message };
    const record: QrRecord = {
      _id: world.id('qr'),
      player: player._id,
      bankCode,
      amount,
      createdAt: world.now,
      expiresAt: world.now + qrLifetime,
      state: 'open',
    };
    const answer = await viewOf(record);

    const former = currentQr(world, player, bankCode);
    if (former) await setQrState(world, former._id, 'cancelled');
    await world.table(qrCodes).create(record);
    schedulePayment(world, record);
    return answer;
  },

  cancelQr: async (world, { player, path: { id } }) => {
    const record = world.table(qrCodes).findFirst((q) => q.where({ _id: id, player: player._id }));
    checkCancel(record, world.now);
    await setQrState(world, id, 'cancelled');
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
