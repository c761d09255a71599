import * as z from 'zod/mini';
import { operatorAction } from '../../kernel/domain.ts';
import { payQr, qrPaid, unpaidQr } from './handlers.ts';

/** What testers can have the payer and the provider do. */
export const qrOperator = {
  /** Pays a QR by its id, or the newest unpaid one of a provider, or the newest of all; expired ones too. */
  payQr: operatorAction(
    z.strictObject({ qrcodeId: z.optional(z.string()), bankCode: z.optional(z.string()) }),
    (world, { qrcodeId, bankCode }) => payQr(world, qrcodeId ?? unpaidQr(world, bankCode)),
  ),

  /** The player has paid, but the provider's word of it never arrives: the QR stays as it is until it expires. */
  loseCallback: operatorAction(z.strictObject({ qrcodeId: z.string() }), (world, { qrcodeId }) =>
    world.schedule.cancel(qrPaid, ({ qrcode }) => qrcode === qrcodeId),
  ),
};
