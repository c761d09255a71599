/** Registration of a new player, with a one-time code for the phone. Rules: docs/product/registration.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { registrationHandlers } from './handlers.ts';
import { otps, phones } from './records.ts';

export const registration = defineDomain({
  tables: [otps, phones],
  events: [],
  handlers: registrationHandlers,
  operator: {},
});

export { type Otp } from './records.ts';
export { codeFor } from './rules.ts';
