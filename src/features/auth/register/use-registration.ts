import { useState } from 'react';
import { config } from '../../../shared/config/config.ts';
import { removeStored } from '../../../shared/storage/storage.ts';
import { normalisePhone } from '../phone-number.ts';
import { type PersistedRegistration, persistedBefore, usePersistedRegistration } from './persisted-registration.ts';
import { emptyDraft, type RegistrationDraft, registrationOf } from './registration-draft.ts';
import type { Step } from './steps.ts';
import { useAttempt } from './use-attempt.ts';
import { hasCode, type SentOtp, useRegistrationCalls } from './use-registration-calls.ts';
import { useSteps } from './use-steps.ts';

/** The phone a code was sent to, and the verified one. @param onSent the previous code is void */
function usePhoneVerification(
  phone: string,
  persisted: PersistedRegistration | null,
  calls: ReturnType<typeof useRegistrationCalls>,
  onSent: () => void,
) {
  const [otp, setOtp] = useState<SentOtp | null>(persisted?.otp ?? null);
  const [verified, setVerified] = useState<string | null>(persisted?.verified ?? null);
  return {
    otp,
    verifiedPhone: verified,
    verified: verified !== null && verified === phone,
    /** @returns null for a phone that needs no code */
    send: async () => {
      const sent = await calls.sendOtp(phone);
      setOtp(sent);
      onSent();
      if (!sent) setVerified(phone);
      return sent;
    },
    /** @returns false when no code was sent to this phone @throws ApiError for a wrong code */
    check: async (otpCode: string) => {
      if (!otp) return false;
      await calls.verifyOtp(otp.token, otpCode);
      setVerified(phone);
      return true;
    },
    /** Drops the token when the phone number changes (REG-23). */
    keepFor: (other: string) => {
      if (other !== otp?.phone) setOtp(null);
    },
    discard: () => {
      setVerified(null);
      setOtp(null);
    },
  };
}

/** `token`: of a login that confirmed the registration, else null (REG-43, REG-44). */
export interface Registered {
  readonly phone: string;
  readonly token: string | null;
}

export function useRegistration(inviteCode: string) {
  const { laos } = config;
  const [persisted] = useState(() => persistedBefore(emptyDraft(laos, inviteCode)));
  const [draft, setDraft] = useState(() => persisted?.draft ?? emptyDraft(laos, inviteCode));
  const [done, setDone] = useState<Registered | null>(null);
  const { step, first, place, reached, go, returnTo, rewind, back } = useSteps(persisted?.reached ?? []);
  const calls = useRegistrationCalls();
  const phone = normalisePhone(draft.phone, laos);
  const { otp, verified, verifiedPhone, ...verification } = usePhoneVerification(phone, persisted, calls, () =>
    setDraft((before) => ({ ...before, otpCode: '' })),
  );
  usePersistedRegistration(done ? null : draft, reached, otp, verifiedPhone);
  const { run, pending, failure, forget } = useAttempt(step, (error, owner) => {
    if (hasCode(error, 'UNVERIFIED_OTP')) verification.discard();
    if (owner !== step) returnTo(owner);
  });

  const change = (part: Partial<RegistrationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    // A field may normalise itself on blur without a change. The refusal stays then, or the button below would move
    // away from the finger.
    const changed = Object.entries(part).some(([key, text]) => draft[key as keyof RegistrationDraft] !== text);
    if (failure && changed) forget();
    if (part.phone !== undefined) verification.keepFor(normalisePhone(part.phone, laos));
  };

  const verifyCode = async (otpCode: string) => {
    if (await verification.check(otpCode)) go('profile', true);
    // The phone has changed and Forward led here: a code has to be sent first.
    else returnTo('phone');
  };

  const finish = (token: string | null) => {
    removeStored('code');
    setDraft(emptyDraft(laos, ''));
    setDone({ phone, token });
  };

  const submit: Record<Step, () => Promise<void>> = {
    phone: async () => {
      if (!(await calls.wantsOtp()) || verified) return go('profile');
      if (otp?.phone === phone) return go('otp');
      go((await verification.send()) ? 'otp' : 'profile');
    },
    otp: () => verifyCode(draft.otpCode),
    profile: async () => {
      await calls.validate(registrationOf(draft, laos, 'profile'));
      go('bank');
    },
    bank: async () => {
      await calls.create(registrationOf(draft, laos, 'bank'));
      finish(null);
    },
  };

  /** @param onSent called with the new reference */
  const resend = (onSent: (reference: string) => void) =>
    void run('resend', async () => {
      const sent = await verification.send();
      if (sent) onSent(sent.reference);
      else go('profile', true);
    });

  return {
    ...{ step, first, place, draft, phone, otp, verified, failure, pending, done, change, back, rewind, resend },
    submit: () => void run(step, submit[step]),
    verify: (otpCode: string) => void run('otp', () => verifyCode(otpCode)),
    /** Finds out whether a registration without an answer succeeded (REG-43). */
    tryLogin: () => void run('login', async () => finish(await calls.logIn(phone, draft.password))),
  };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
