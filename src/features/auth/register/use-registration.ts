import { useState } from 'react';
import { config } from '../../../shared/config.ts';
import { normalisePhone } from './phone-number.ts';
import { emptyDraft, type RegistrationDraft, registrationOf } from './registration-draft.ts';
import type { Step } from './steps.ts';
import { useAttempt } from './use-attempt.ts';
import { hasCode, type SentOtp, useRegistrationCalls } from './use-registration-calls.ts';
import { useSteps } from './use-steps.ts';

/** Which phone a code is for, and which one has been proved to be the newcomer's. */
function useProof(phone: string) {
  const [otp, setOtp] = useState<SentOtp | null>(null);
  const [verified, setVerified] = useState<string | null>(null);
  return {
    otp,
    verified: verified !== null && verified === phone,
    setOtp,
    verify: () => setVerified(phone),
    /** A token belongs to one number only (bad-input L128). */
    keepFor: (other: string) => {
      if (other !== otp?.phone) setOtp(null);
    },
    discard: () => {
      setVerified(null);
      setOtp(null);
    },
  };
}

/** Everything of a registration under way: what was typed, where it stands, and what sends it on. */
export function useRegistration(inviteCode: string) {
  const { laos } = config;
  const [draft, setDraft] = useState(() => emptyDraft(laos, inviteCode));
  const [done, setDone] = useState(false);
  const { step, first, go, returnTo, back } = useSteps();
  const calls = useRegistrationCalls();
  const phone = normalisePhone(draft.phone, laos);
  const { otp, verified, ...proof } = useProof(phone);
  const { run, pending, failure, forget } = useAttempt(step, (error, owner) => {
    if (hasCode(error, 'UNVERIFIED_OTP')) proof.discard();
    if (owner !== step) returnTo(owner);
  });

  const change = (part: Partial<RegistrationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    if (failure) forget();
    if (part.phone !== undefined) proof.keepFor(normalisePhone(part.phone, laos));
  };

  /** @returns what was sent; null for a phone that needs no code */
  const sendCode = async () => {
    const sent = await calls.sendOtp(phone);
    proof.setOtp(sent);
    setDraft((before) => ({ ...before, otpCode: '' }));
    if (!sent) proof.verify();
    return sent;
  };

  const submit: Record<Step, () => Promise<void>> = {
    phone: async () => {
      if (!(await calls.wantsOtp()) || verified) return go('profile');
      if (otp?.phone === phone) return go('otp');
      go((await sendCode()) ? 'otp' : 'profile');
    },
    otp: async () => {
      await calls.verifyOtp(otp?.token ?? '', draft.otpCode);
      proof.verify();
      go('profile', true);
    },
    profile: async () => {
      await calls.validate(registrationOf(draft, laos, 'profile'));
      go('bank');
    },
    bank: async () => {
      await calls.create(registrationOf(draft, laos, 'bank'));
      setDraft(emptyDraft(laos, ''));
      setDone(true);
    },
  };

  /** @param onSent told with the new reference */
  const resend = (onSent: (reference: string) => void) =>
    void run('resend', async () => {
      const sent = await sendCode();
      if (sent) onSent(sent.reference);
      else go('profile', true);
    });

  const send = () => void run(step, submit[step]);
  return { step, first, draft, phone, otp, verified, failure, pending, done, change, back, submit: send, resend };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
