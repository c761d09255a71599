/** QR deposits: a QR is made, paid, cancelled or expires. Rules: docs/product/qr.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { qrPaid } from './events.ts';
import { qrHandlers } from './handlers.ts';
import { qrOperator } from './operator.ts';
import { qrCodes } from './records.ts';

export const qr = defineDomain({
  tables: [qrCodes],
  events: [qrPaid],
  handlers: qrHandlers,
  operator: qrOperator,
});

export { payableQrCodes, type QrRecord, qrCodes } from './records.ts';
export { providers as qrProviders } from './rules.ts';
