import { isRecord } from '../../../shared/base/is-record.ts';
import { readEntry, useKeptInEntry } from '../../../shared/storage/history-entry.ts';
import { isToken, readStored, writeStored } from '../../../shared/storage/storage.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { type Step, steps } from './steps.ts';
import type { SentOtp } from './use-registration-calls.ts';

/** Never stored; the visitor types them again after a reload. */
const secrets = { otpCode: '', password: '', confirm: '' };

/** The part of a registration that survives a reload (REG-5). */
export interface PersistedRegistration {
  draft: RegistrationDraft;
  reached: readonly Step[];
  otp: SentOtp | null;
  verified: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readOtp(value: unknown): SentOtp | null {
  if (!isRecord(value)) return null;
  const { phone, reference, token, sentAt } = value;
  const complete = isText(phone) && isText(reference) && isToken(token) && typeof sentAt === 'number';
  return complete ? { phone, reference, token, sentAt } : null;
}

function readDraft(value: unknown, empty: RegistrationDraft): RegistrationDraft {
  const given = isRecord(value) ? value : {};
  const texts = Object.entries(empty).map(([key, standing]) => [key, isText(given[key]) ? given[key] : standing]);
  const draft = { ...empty, ...Object.fromEntries(texts), ...secrets } as RegistrationDraft;
  return draft.currency === 'LAK' || draft.currency === 'BAHT' ? draft : { ...draft, currency: empty.currency };
}

/** @returns null when the value is unusable */
export function readPersisted(persisted: unknown, empty: RegistrationDraft): PersistedRegistration | null {
  if (!isRecord(persisted) || !Array.isArray(persisted['reached'])) return null;
  const { draft: given, reached, verified } = persisted;
  const draft = readDraft(given, empty);
  const otp = readOtp(persisted['otp']);
  // The bank step needs the password, which is not stored: the visitor returns to the profile step.
  const standing = steps.filter((step) => (step === 'otp' ? otp !== null : step !== 'bank'));
  return {
    // The code of an invite link wins over a typed one (REG-11).
    draft: { ...draft, inviteCode: empty.inviteCode || draft.inviteCode },
    reached: standing.filter((step) => (reached as unknown[]).includes(step)),
    otp,
    verified: isText(verified) ? verified : null,
  };
}

const field = 'registration';

/** What a reload left. @returns null when there is nothing usable */
export const persistedBefore = (empty: RegistrationDraft) => readPersisted(readEntry(field), empty);

/**
 * Keeps the registration through a reload or a discarded tab (REG-5).
 * @param draft null when there is nothing to store
 */
export const usePersistedRegistration = (
  draft: RegistrationDraft | null,
  reached: ReadonlySet<Step>,
  otp: SentOtp | null,
  verified: string | null,
): void =>
  useKeptInEntry(field, () => draft && { draft: { ...draft, ...secrets }, reached: [...reached], otp, verified });

/** The last code of the address, which is stored, or the stored one (REG-10, REG-11); empty for none. */
export function inviteCodeOf(params: URLSearchParams): string {
  const given = params.getAll('code').findLast((code) => code.trim() !== '');
  if (given !== undefined) writeStored('code', given);
  return given ?? readStored('code') ?? '';
}
