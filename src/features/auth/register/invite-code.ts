import { readStored, removeStored, writeStored } from '../../../shared/base/storage.ts';

/** The code of a registration that this page has completed: Back to an address that has it does not store it again. */
let used: string | null = null;

/** An invite code in any writing, such as ` pr12345 `, as it is sent: `PR12345` (REG-10). @returns null for anything else */
export function readInviteCode(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s|\p{Cf}/gu, '');
  return /^pr[\w-]{1,62}$/i.test(plain) ? `PR${plain.slice(2)}` : null;
}

/** The last code of the address, which is stored, else the one of an earlier visit (REG-10, REG-11); empty for none. */
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

/** Forgets the code once a player is registered, so that the next one on this device is not invited by it (REG-46). */
export function forgetInviteCode(code: string): void {
  used = readInviteCode(code);
  removeStored('code');
}
