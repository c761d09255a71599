import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../../../shared/config/config.ts';
import { type KeptRegistration, readKept, useKeptRegistration } from './kept-registration.ts';
import { normalisePhone } from './phone-number.ts';
import { emptyDraft, type RegistrationDraft, registrationOf } from './registration-draft.ts';
import type { Step } from './steps.ts';
import { useAttempt } from './use-attempt.ts';
import { hasCode, type SentOtp, useRegistrationCalls } from './use-registration-calls.ts';
import { useSteps } from './use-steps.ts';

/** Which phone a code is for, and which one has been proved to be the newcomer's. */
function useProof(phone: string, kept: KeptRegistration | null) {
  const [otp, setOtp] = useState<SentOtp | null>(kept?.otp ?? null);
  const [verified, setVerified] = useState<string | null>(kept?.verified ?? null);
  return {
    otp,
    verifiedPhone: verified,
    verified: verified !== null && verified === phone,
    setOtp,
    verify: () => setVerified(phone),
    /** A token belongs to one number only (REG-4, REG-16). */
    keepFor: (other: string) => {
      if (other !== otp?.phone) setOtp(null);
    },
    discard: () => {
      setVerified(null);
      setOtp(null);
    },
  };
}

/** What was typed, here or before the page was loaded anew. */
function useDraft(inviteCode: string) {
  const { state } = useLocation();
  const [kept] = useState(() => readKept(state, emptyDraft(config.laos, inviteCode)));
  const [draft, setDraft] = useState(() => kept?.draft ?? emptyDraft(config.laos, inviteCode));
  return { kept, draft, setDraft };
}

/** Everything of a registration under way: what was typed, where it stands, and what sends it on. */
export function useRegistration(inviteCode: string) {
  const { laos } = config;
  const { kept, draft, setDraft } = useDraft(inviteCode);
  const [done, setDone] = useState(false);
  const { step, first, reached, go, returnTo, back } = useSteps(kept?.reached ?? []);
  const calls = useRegistrationCalls();
  const phone = normalisePhone(draft.phone, laos);
  const { otp, verified, verifiedPhone, ...proof } = useProof(phone, kept);
  useKeptRegistration(done ? null : draft, reached, otp, verifiedPhone);
  const { run, pending, failure, forget } = useAttempt(step, (error, owner) => {
    if (hasCode(error, 'UNVERIFIED_OTP')) proof.discard();
    if (owner !== step) returnTo(owner);
  });

  const change = (part: Partial<RegistrationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    // A field that tidies itself as it is left changes nothing: a refusal that went by itself would pull the button
    // from under the finger.
    const changed = Object.entries(part).some(([key, text]) => draft[key as keyof RegistrationDraft] !== text);
    if (failure && changed) forget();
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
