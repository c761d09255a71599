import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../../../shared/config/config.ts';
import { normalisePhone } from '../phone-number.ts';
import { forgetInviteCode } from './invite-code.ts';
import { type PersistedRegistration, readPersisted, usePersistedRegistration } from './persisted-registration.ts';
import { emptyDraft, type RegistrationDraft, registrationOf } from './registration-draft.ts';
import type { Step } from './steps.ts';
import { useAttempt } from './use-attempt.ts';
import { hasCode, type SentOtp, useRegistrationCalls } from './use-registration-calls.ts';
import { useSteps } from './use-steps.ts';

/** The phone number that a code was sent to, and the one that a code has confirmed. @param onSent a former code is void */
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
    /** @returns what was sent; null for a phone that needs no code */
    send: async () => {
      const sent = await calls.sendOtp(phone);
      setOtp(sent);
      onSent();
      if (!sent) setVerified(phone);
      return sent;
    },
    /** @returns false when no code was sent to this phone; throws when it is not the right one */
    check: async (otpCode: string) => {
      if (!otp) return false;
      await calls.verifyOtp(otp.token, otpCode);
      setVerified(phone);
      return true;
    },
    /** Forgets the token when the phone number is another one than it was sent to (REG-23). */
    keepFor: (other: string) => {
      if (other !== otp?.phone) setOtp(null);
    },
    discard: () => {
      setVerified(null);
      setOtp(null);
    },
  };
}

/** A player who is registered now. `token`: of a login that confirmed it; null when none was made (REG-43, REG-44). */
export interface Registered {
  readonly phone: string;
  readonly token: string | null;
}

/** What was typed, now or before a reload. */
function useDraft(inviteCode: string) {
  const { state } = useLocation();
  const [persisted] = useState(() => readPersisted(state, emptyDraft(config.laos, inviteCode)));
  const [draft, setDraft] = useState(() => persisted?.draft ?? emptyDraft(config.laos, inviteCode));
  return { persisted, draft, setDraft };
}

/** The state of a registration: its fields, its step, and the functions that submit a step. */
export function useRegistration(inviteCode: string) {
  const { laos } = config;
  const { persisted, draft, setDraft } = useDraft(inviteCode);
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
    // A field normalises itself on blur without changing its value. The refusal must stay then: when it disappeared, the
    // button below would move away from the finger that is about to tap it.
    const changed = Object.entries(part).some(([key, text]) => draft[key as keyof RegistrationDraft] !== text);
    if (failure && changed) forget();
    if (part.phone !== undefined) verification.keepFor(normalisePhone(part.phone, laos));
  };

  const verifyCode = async (otpCode: string) => {
    if (await verification.check(otpCode)) go('profile', true);
    // The phone was changed since, and Forward led here: a code has to be sent first.
    else returnTo('phone');
  };

  const finish = (token: string | null) => {
    forgetInviteCode(draft.inviteCode);
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
    /** Checks a code that has just been typed. */
    verify: (otpCode: string) => void run('otp', () => verifyCode(otpCode)),
    /** Finds out whether a registration without an answer took place (REG-43). */
    tryLogin: () => void run('login', async () => finish(await calls.logIn(phone, draft.password))),
  };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
