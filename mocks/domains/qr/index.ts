/** Rules: docs/product/qr.md. */
import { domain } from '../../kernel/domain.ts';
import { qrHandlers, qrPaid } from './handlers.ts';
import { qrOperator } from './operator.ts';
import { qrCodes } from './records.ts';

export const qr = domain({
  tables: [qrCodes],
  logs: [],
  events: [qrPaid],
  handlers: qrHandlers,
  operator: qrOperator,
});

export { openQrCodes } from './handlers.ts';
export { type QrRecord } from './records.ts';
