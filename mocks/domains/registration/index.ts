/** Rules: docs/product/registration.md. */
import { domain } from '../../kernel/domain.ts';
import { registrationHandlers } from './handlers.ts';
import { otpHandlers } from './otp-handlers.ts';
import { otps, phones } from './records.ts';

export const registration = domain({
  tables: [otps, phones],
  logs: [],
  events: [],
  handlers: { ...otpHandlers, ...registrationHandlers },
  operator: {},
});

export { codeFor } from './otp-rules.ts';
export { type Otp } from './records.ts';
