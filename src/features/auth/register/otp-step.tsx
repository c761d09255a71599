import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { now, useSecondsLeft } from '../../../shared/time/clock.ts';
import { notifySuccess } from '../../../shared/toast/notify.ts';
import { plainDigits } from '../phone-number.ts';
import { OtpField } from './otp-field.tsx';
import css from './register-page.module.css';
import { RefusedField, StepForm, useFirstFieldFocus, useRefusalFocus } from './step-form.tsx';
import type { RegistrationFlow } from './use-registration.ts';

/** Pause before another code can be requested, ms (REG-22). */
const pauseMs = 60_000;

interface MessageCode extends Credential {
  readonly code?: unknown;
}

/** Code of the received text message (REG-50). @returns null without browser support or consent */
async function codeOfMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  const given: MessageCode | null = await navigator.credentials.get(request).catch(() => null);
  return typeof given?.code === 'string' ? given.code : null;
}

/** Reads the code of each message that arrives while the step is open (REG-50). @param sentAt of the code, epoch ms */
function useMessageCode(sentAt: number | undefined, onCode: (code: string) => void) {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (sentAt === undefined) return;
    const waiting = new AbortController();
    void codeOfMessage(waiting.signal).then((code) => {
      if (code !== null && !waiting.signal.aborted) take(plainDigits(code));
    });
    return () => waiting.abort();
  }, [sentAt]);
}

export function OtpStep({ flow }: { flow: RegistrationFlow }) {
  const { t } = useTranslation();
  const { failure } = flow;
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useFirstFieldFocus(field, true);
  useRefusalFocus(field, failure);
  const { otpCode } = flow.draft;
  const missing = otpCode === '';
  // Without an answer the code may be right.
  const refused = failure?.what === 'otp' && failure.error instanceof ApiError && failure.error.kind === 'refused';

  const [hadError, setHadError] = useState(false);
  if (failure?.what === 'otp' && !hadError) setHadError(true);

  /** The sixth digit submits the code, unless one was refused before: codes may have another length (REG-49). */
  const type = (code: string) => {
    flow.change({ otpCode: code });
    if (/^\d{6}$/.test(code) && code !== otpCode && !hadError) flow.verify(code);
  };
  useMessageCode(flow.otp?.sentAt, (code) => {
    if (flow.pending === null) type(code);
  });
  useEffect(() => {
    // The next key replaces a refused code.
    if (refused) field.current?.select();
  }, [refused, failure]);

  const check = () => {
    setTried(true);
    if (missing) field.current?.focus();
    return !missing;
  };

  return (
    <StepForm
      flow={flow}
      heading={t('register.heading.otp')}
      hint={<bdi>{t('register.otp.sentTo', { phone: flow.phone })}</bdi>}
      submitLabel={t('register.otp.submit')}
      inField={refused}
      check={check}
    >
      <OtpField
        ref={field}
        label={t('register.otp.label')}
        description={
          <>
            <span>{t('register.otp.reference')}</span>{' '}
            <strong className={css.reference}>{flow.otp?.reference || '-'}</strong>
          </>
        }
        value={otpCode}
        onChange={type}
        error={
          refused ? (
            <RefusedField failure={failure} />
          ) : tried && missing && !failure ? (
            t('register.otp.required')
          ) : null
        }
        readOnly={flow.pending !== null}
      />
      <Resend flow={flow} onSent={() => setTried(false)} />
    </StepForm>
  );
}

/** Requests another code, once a minute; `REQUEST_LIMIT_1MIN` restarts the minute (REG-22). */
function Resend({ flow, onSent }: { flow: RegistrationFlow; onSent: () => void }) {
  const { t } = useTranslation();
  const error = flow.failure?.error;
  const [refusedAt, setRefusedAt] = useState<{ error: unknown; at: number } | null>(null);
  if (error instanceof ApiError && error.code === 'REQUEST_LIMIT_1MIN' && refusedAt?.error !== error)
    setRefusedAt({ error, at: now() });
  const since = Math.max(flow.otp?.sentAt ?? 0, refusedAt?.at ?? 0);
  const seconds = useSecondsLeft(since, pauseMs);
  return (
    <div className={css.resend}>
      {seconds > 0 ? (
        <p className={css.countdown}>{t('register.otp.resendIn', { seconds })}</p>
      ) : (
        <Button
          variant="light"
          size="sm"
          loading={flow.pending === 'resend'}
          disabled={flow.pending !== null && flow.pending !== 'resend'}
          onClick={() =>
            flow.resend((reference) => {
              onSent();
              notifySuccess(t('register.otp.resent', { reference }));
            })
          }
        >
          {t('register.otp.resend')}
        </Button>
      )}
    </div>
  );
}
