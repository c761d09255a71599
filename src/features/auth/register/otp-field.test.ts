import { expect, it } from 'vitest';
import { otpDigits } from './otp-field.tsx';

// REG-21
it.each([
  ['', ''],
  ['12', '12'],
  ['123456', '123456'],
  ['๑๒๓ ๔๕๖', '123456'],
  ['12-34-56', '123456'],
  ['1234567', '123456'],
  ['Ref 1234: code 567890', '567890'],
  ['567890 is your code, 081 234 5678', '567890'],
  ['no digits', ''],
])('finds in %j the code %j', (text, code) => {
  expect(otpDigits(text)).toBe(code);
});
