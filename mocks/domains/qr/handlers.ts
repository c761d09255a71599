import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { toBaht, toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { type SiteTexts, siteLanguage, withAmount, writtenAmount } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { schedulePayment } from './events.ts';
import { qrMarkup, qrPayload } from './qr-code.ts';
import { currentQr, findQr, type QrRecord, qrCodes, qrReference, setQrState } from './records.ts';
import { checkCancel, type QrLimit, qrExpiry, qrLifetime, qrRefusal, requireQrProvider } from './rules.ts';

/** For amounts outside the limits (QR-44). */
const limitTexts: Readonly<Record<'minimum' | 'maximum', SiteTexts>> = {
  minimum: { th: 'ยอดฝากขั้นต่ำ {amount}', la: 'ຍອດຝາກຂັ້ນຕ່ຳ {amount}' },
  maximum: { th: 'ยอดฝากสูงสุดต่อครั้ง {amount}', la: 'ຍອດຝາກສູງສຸດຕໍ່ຄັ້ງ {amount}' },
};

async function viewOf(record: QrRecord, { currency }: Player): Promise<QrCode> {
  const { bankCode, amount, expiresAt } = record;
  const qrcodeId = qrReference(record);
  return {
    hasQrcode: true,
    qrcodeId,
    qrcode: await qrMarkup(qrPayload(bankCode, amount, qrcodeId, currency)),
    amount: toBaht(amount),
    expireIn: qrExpiry(bankCode, expiresAt),
  };
}

function refusalText({ switches }: World, { currency }: Player, { kind, amount }: QrLimit): string {
  const language = siteLanguage(switches);
  return withAmount(limitTexts[kind][language], writtenAmount(amount, currency, language, true));
}

export const qrHandlers = {
  getQr: async (world, { player, path: { id: bankCode } }) => {
    requireQrProvider(bankCode);
    const current = currentQr(world, player, bankCode);
    return current ? viewOf(current, player) : { hasQrcode: false };
  },

  createQr: async (world, { player, path: { id: bankCode }, body }) => {
    requireQrProvider(bankCode);
    const amount = toSatang(body.amount);
    const limit = qrRefusal(bankCode, amount, player.currency);
    if (limit) return { hasQrcode: false, message: refusalText(world, player, limit) };
    const record: QrRecord = {
      _id: world.id('qr'),
      player: player._id,
      bankCode,
      amount,
      createdAt: world.now,
      expiresAt: world.now + qrLifetime,
      state: 'open',
    };
    const answer = await viewOf(record, player);

    const former = currentQr(world, player, bankCode);
    if (former) await setQrState(world, former._id, 'cancelled');
    await world.table(qrCodes).create(record);
    schedulePayment(world, record);
    return answer;
  },

  cancelQr: async (world, { player, path: { id } }) => {
    const found = findQr(world, id);
    const record = found?.player === player._id ? found : undefined;
    checkCancel(record, world.now);
    if (record) await setQrState(world, record._id, 'cancelled');
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
