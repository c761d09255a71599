import type { Caller } from './open-sandbox.ts';

/** A valid registration of a new player. */
export const registration = {
  name: 'สมชาย ใจดี',
  username: '0891112222',
  password: 'secret99',
  sourceCode: 'FRIEND',
  inviteCode: '',
  bankCode: 'SCB',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
  currency: 'BAHT',
};

export const refusal = (status: number, message: string) => ({ status, body: { message } });

/** Requests a code. @returns its token */
export async function askForCode(visitor: Caller, phoneNumber = registration.username): Promise<string> {
  const { status, body } = await visitor.post('/api/otp/send', { phoneNumber });
  if (status !== 200) throw new Error(`sending answered ${JSON.stringify(body)}`);
  return (body as { otpToken: string }).otpToken;
}

/** Requests a code and enters it. */
export async function verifyPhone(visitor: Caller, phone = registration.username, otpCode = '123456'): Promise<void> {
  const reply = await visitor.post('/api/otp/verify', { otpToken: await askForCode(visitor, phone), otpCode });
  if (reply.status !== 200) throw new Error(`verifying answered ${JSON.stringify(reply.body)}`);
}
