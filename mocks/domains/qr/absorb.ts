import type { Absorbs } from '../../kernel/absorb.ts';
import { switchSatang } from '../../kernel/money.ts';
import { qrCodes } from './records.ts';
import { qrLifetime } from './rules.ts';

/** Expiry in epoch ms, which FP gives in seconds (QR-43); null for an invalid time. */
function endOf(expireIn: number | string | null | undefined): number | null {
  if (typeof expireIn !== 'number' || expireIn <= 0) return null;
  return expireIn < 1e12 ? expireIn * 1000 : expireIn;
}

export const qrAbsorbs = {
  getQr: (draft, { hasQrcode, qrcodeId, amount, expireIn }, { path }) => {
    const expiresAt = endOf(expireIn);
    if (!hasQrcode || qrcodeId === undefined || amount === undefined || expiresAt === null) return;
    const times = { createdAt: Math.min(draft.at, expiresAt - qrLifetime), expiresAt };
    const record = { _id: qrcodeId, player: draft.player, bankCode: path['id'] ?? '', amount: switchSatang(amount) };
    draft.put(qrCodes, { ...record, ...times, state: 'open' }, 'bankCode');
  },
} satisfies Absorbs;
