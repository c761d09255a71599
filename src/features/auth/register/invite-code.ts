import { readStored, writeStored } from '../../../shared/storage/storage.ts';

/** The last code of the address, which is stored, or the stored one (REG-10, REG-11); empty for none. */
export function inviteCodeOf(params: URLSearchParams): string {
  const given = params.getAll('code').findLast((code) => code.trim() !== '');
  if (given !== undefined) writeStored('code', given);
  return given ?? readStored('code') ?? '';
}
