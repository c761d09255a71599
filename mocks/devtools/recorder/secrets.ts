/** Replaces typed secrets with known values, so that a recording holds none. */
import { demoPlayer } from '../../reference/logins.ts';
import { magic } from '../../reference/magic.ts';

/** One-time code of every world. */
const usualCode = '123456';
const newPassword = 'secret99';

type Secret = 'password' | 'new-password' | 'code';

/** Works while the password is shown, too: the type of its field is then `text`. */
function secretOf(field: Element): Secret | null {
  const auto = field.getAttribute('autocomplete') ?? '';
  if (auto === 'one-time-code' || field.getAttribute('name') === 'otp') return 'code';
  if (auto === 'new-password') return 'new-password';
  return auto === 'current-password' || field.matches('[type=password]') ? 'password' : null;
}

/** The text to record for a typed one. Documented values are no secrets. */
export function recordedText(field: Element, typed: string): { readonly text: string; readonly masked?: true } {
  const secret = secretOf(field);
  if (secret === null || typed === '') return { text: typed };
  if (secret === 'code') {
    const isKnown = typed === usualCode || Object.hasOwn(magic.otpCodes, typed);
    return { text: isKnown ? typed : usualCode, masked: true };
  }
  const known = [demoPlayer.password, newPassword].find((password) => password === typed);
  return { text: known ?? (secret === 'password' ? demoPlayer.password : newPassword), masked: true };
}
