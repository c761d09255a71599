import { readStored, removeStored, writeStored } from '../../../shared/base/storage.ts';

/** Code of a completed registration: going Back to its address must not store it again. */
let used: string | null = null;

/** Normalises an invite code: ` pr12345 ` becomes `PR12345` (REG-10). @returns null for anything else */
export function readInviteCode(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s|\p{Cf}/gu, '');
  return /^pr[\w-]{1,62}$/i.test(plain) ? `PR${plain.slice(2)}` : null;
}

/** The last code of the address, which is stored, or the stored one (REG-10, REG-11); empty for none. */
export function inviteCodeOf(params: URLSearchParams): string {
  const given = params
    .getAll('code')
    .map(readInviteCode)
    .findLast((code) => code !== null);
  if (given && given !== used) {
    writeStored('code', given);
    return given;
  }
  return readInviteCode(readStored('code') ?? '') ?? '';
}

/** The next player on this device is not invited by the same code (REG-46). */
export function forgetInviteCode(code: string): void {
  used = readInviteCode(code);
  removeStored('code');
}
