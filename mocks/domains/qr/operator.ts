import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { creditQr, qrPaid } from './events.ts';
import { findQr, qrCodes } from './records.ts';

/** Includes expired QRs. @throws NO_DATA when there is none */
function newestUnpaidQr(world: World, bankCode: string | undefined): string {
  const unpaid = world.table(qrCodes).findMany((q) => q.where({ state: 'open' }));
  const record = unpaid.findLast((qr) => bankCode === undefined || qr.bankCode === bankCode);
  if (!record) throw fail('NO_DATA');
  return record._id;
}

/** Cancels a scheduled payment of the QR. @throws NO_DATA for an unknown, paid or cancelled QR (QR-47, QR-48) */
async function payQr(world: World, id: string): Promise<void> {
  const record = findQr(world, id);
  if (record?.state !== 'open') throw fail('NO_DATA');
  await creditQr(world, record);
  world.schedule.cancel(qrPaid, ({ qrcode }) => qrcode === record._id);
}

export const qrOperator = {
  /** Pays a QR by reference, else the newest unpaid one of the provider or of all, expired ones too. */
  payQr: defineOperatorAction(
    z.strictObject({ qrcodeId: z.optional(z.string()), bankCode: z.optional(z.string()) }),
    (world, { qrcodeId, bankCode }) => payQr(world, qrcodeId ?? newestUnpaidQr(world, bankCode)),
    { appNotices: true },
  ),

  /** Cancels the scheduled payment of a magic amount, so that the provider never reports it. */
  loseCallback: defineOperatorAction(
    z.strictObject({ qrcodeId: z.string() }),
    (world, { qrcodeId }) => world.schedule.cancel(qrPaid, ({ qrcode }) => qrcode === findQr(world, qrcodeId)?._id),
    { appNotices: true },
  ),
};
