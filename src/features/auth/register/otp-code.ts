import { plainDigits } from '../phone-number.ts';

/** Digits of a one-time code. */
export const otpLength = 6;

/** Extracts the code from typed or pasted text: six digits that stand alone, else the first digits (REG-21). */
export function otpDigits(text: string): string {
  const plain = plainDigits(text);
  const [, alone] = /(?:^|\D)(\d{6})(?!\d)/.exec(plain) ?? [];
  return alone ?? plain.replace(/\D/g, '').slice(0, otpLength);
}

interface MessageCode extends Credential {
  readonly code?: unknown;
}

/**
 * The code of the received text message, where the browser can read it (REG-50).
 * @returns null without support or consent
 */
export async function codeOfMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  const given: MessageCode | null = await navigator.credentials.get(request).catch(() => null);
  return typeof given?.code === 'string' ? given.code : null;
}
