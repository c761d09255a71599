import * as z from 'zod/mini';
import { operatorAction } from '../../kernel/domain.ts';

/** What the bank's line to the site can do wrong. */
export const callbackOperator = {
  /** Somebody has paid, but the provider's word of it never arrives: the QR stays as it is until it expires. */
  loseCallback: operatorAction(z.strictObject({ qrcodeId: z.string() }), (world, { qrcodeId }) =>
    world.agenda.cancel((event) => event.kind === 'qr-paid' && event.qrcode === qrcodeId),
  ),
};
