import { plainDigits } from '../phone-number.ts';

/** A one-time code has so many digits; a shorter one can be sent by the button. */
export const otpLength = 6;

/**
 * The code in a text that was typed or pasted, with digits of any script: six digits that stand by themselves, as in a
 * message with other numbers, or else the first digits without what stands between them (REG-21).
 */
export function otpDigits(text: string): string {
  const plain = plainDigits(text);
  const [, alone] = /(?:^|\D)(\d{6})(?!\d)/.exec(plain) ?? [];
  return alone ?? plain.replace(/\D/g, '').slice(0, otpLength);
}

interface MessageCode extends Credential {
  readonly code?: unknown;
}

/**
 * The code of the message that the phone has received, where the browser hands it over (REG-50); the player is asked
 * there. Null where it does not, and when the player refuses.
 */
export async function codeOfMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  const given: MessageCode | null = await navigator.credentials.get(request).catch(() => null);
  return typeof given?.code === 'string' ? given.code : null;
}
