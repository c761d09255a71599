import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { creditQr, qrPaid } from './events.ts';
import { qrCodes } from './records.ts';

/** Id of the newest unpaid QR, of one provider or of any, expired ones too. @throws NO_DATA when there is none */
function newestUnpaidQr(world: World, bankCode: string | undefined): string {
  const unpaid = world.table(qrCodes).findMany((q) => q.where({ state: 'open' }));
  const record = unpaid.findLast((qr) => bankCode === undefined || qr.bankCode === bankCode);
  if (!record) throw fail('NO_DATA');
  return record._id;
}

/**
 * Pays a QR; its own payment, if one is scheduled, is cancelled.
 * @throws NO_DATA for one that does not exist, or was paid or cancelled (QR-47, QR-48)
 */
async function payQr(world: World, id: string): Promise<void> {
  const record = world.table(qrCodes).findFirst((q) => q.where({ _id: id }));
  if (record?.state !== 'open') throw fail('NO_DATA');
  await creditQr(world, record);
  world.schedule.cancel(qrPaid, ({ qrcode }) => qrcode === id);
}

/** What a tester can have the paying customer and the provider do. */
export const qrOperator = {
  /** Pays a QR by its id, or the newest unpaid one of a provider, or the newest of all; expired ones too. */
  payQr: defineOperatorAction(
    z.strictObject({ qrcodeId: z.optional(z.string()), bankCode: z.optional(z.string()) }),
    (world, { qrcodeId, bankCode }) => payQr(world, qrcodeId ?? newestUnpaidQr(world, bankCode)),
  ),

  /** The provider never reports the payment of a QR of a magic amount: its scheduled payment is cancelled. Other QRs have none. */
  loseCallback: defineOperatorAction(z.strictObject({ qrcodeId: z.string() }), (world, { qrcodeId }) =>
    world.schedule.cancel(qrPaid, ({ qrcode }) => qrcode === qrcodeId),
  ),
};
