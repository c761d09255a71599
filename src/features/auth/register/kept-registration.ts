import { useEffect } from 'react';
import { isRecord } from '../../../shared/base/is-record.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { type Step, steps } from './steps.ts';
import type { SentOtp } from './use-registration-calls.ts';

/** Secrets are typed again: they are in no storage, and in no history entry either. */
const secrets = { otpCode: '', password: '', confirm: '' };

/** What of a registration outlives a reload. */
export interface KeptRegistration {
  draft: RegistrationDraft;
  reached: readonly Step[];
  otp: SentOtp | null;
  verified: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readOtp(value: unknown): SentOtp | null {
  if (!isRecord(value)) return null;
  const { phone, reference, token, sentAt } = value;
  const complete = isText(phone) && isText(reference) && isText(token) && typeof sentAt === 'number';
  return complete ? { phone, reference, token, sentAt } : null;
}

/** The texts of a draft that are texts, over `empty`. */
function readDraft(value: unknown, empty: RegistrationDraft): RegistrationDraft {
  const given = isRecord(value) ? value : {};
  const texts = Object.entries(empty).map(([key, standing]) => [key, isText(given[key]) ? given[key] : standing]);
  const draft = { ...empty, ...Object.fromEntries(texts), ...secrets } as RegistrationDraft;
  return draft.currency === 'LAK' || draft.currency === 'BAHT' ? draft : { ...draft, currency: empty.currency };
}

/** Reads what the page left in its history entry before it was loaded anew; anyone can have written it. */
export function readKept(state: unknown, empty: RegistrationDraft): KeptRegistration | null {
  const kept = isRecord(state) ? state['kept'] : null;
  if (!isRecord(kept) || !Array.isArray(kept['reached'])) return null;
  const { draft: given, reached, verified } = kept;
  const draft = readDraft(given, empty);
  const otp = readOtp(kept['otp']);
  // Without the password nothing can be sent from the bank step: the profile is where it is asked for.
  const standing = steps.filter((step) => (step === 'otp' ? otp !== null : step !== 'bank'));
  return {
    // The code of a link stays what the link says.
    draft: { ...draft, inviteCode: empty.inviteCode || draft.inviteCode },
    reached: standing.filter((step) => (reached as unknown[]).includes(step)),
    otp,
    verified: isText(verified) ? verified : null,
  };
}

/** Writes into the current history entry, beside what the router keeps there. */
function write(kept: KeptRegistration | null): void {
  const entry: unknown = history.state;
  const usr = isRecord(entry) ? entry['usr'] : null;
  if (!isRecord(entry) || (!kept && !(isRecord(usr) && usr['kept']))) return;
  history.replaceState({ ...entry, usr: { ...(isRecord(usr) ? usr : {}), kept } }, '');
}

/**
 * Leaves the registration in the page's own history entry while the page is out of sight: a reload, or a phone that
 * drops the tab while its owner looks for the message with the code, must not cost what was typed. It is taken out as
 * soon as the page is back, so that nobody finds it there later.
 * @param draft null when there is nothing to keep any more
 */
export function useKeptRegistration(
  draft: RegistrationDraft | null,
  reached: ReadonlySet<Step>,
  otp: SentOtp | null,
  verified: string | null,
): void {
  useEffect(() => {
    const keep = () => write(draft && { draft: { ...draft, ...secrets }, reached: [...reached], otp, verified });
    const onVisibility = () => (document.visibilityState === 'hidden' ? keep() : write(null));
    const onShow = () => write(null);
    if (document.visibilityState === 'visible') write(null);
    // By the time of pagehide it is too late: Chromium does not keep what is written then.
    window.addEventListener('beforeunload', keep);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', keep);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [draft, reached, otp, verified]);
}
