import { expect, test } from 'vitest';
import { otpInMessage } from './otp-field.tsx';

// REG-21
test.each([
  ['Ref 1234: code 567890', '567890'],
  ['567890 is your code, 081 234 5678', '567890'],
  ['OTP: 004-500', '004500'],
  ['ref 987654 OTP 123456', '123456'],
  ['OTP for ref 987654 is 123456', ''],
  ['รหัส OTP ของคุณคือ ๑๒๓๔๕๖ (รหัสอ้างอิง 987654)', '123456'],
  ['ລະຫັດ 4821 ລະຫັດອ້າງອີງ 987654', '4821'],
  ['OTP 123456, รหัส 123456', '123456'],
  ['OTP 111111 or OTP 222222', ''],
  ['one 111111, two 222222', ''],
  ['no digits', ''],
])('finds in %j the code %j', (text, code) => {
  expect(otpInMessage(text)).toBe(code);
});
