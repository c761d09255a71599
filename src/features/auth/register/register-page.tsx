import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type LoginState, useAfterLogin } from '../../../shared/session/intended-url.ts';
import { notifySuccess } from '../../../shared/toast/notify.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { askForBalances, takeToken } from '../login-call.ts';
import { BankStep } from './bank-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { inviteCodeOf } from './persisted-registration.ts';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { Progress } from './progress.tsx';
import css from './register-page.module.css';
import { type Registered, useRegistration } from './use-registration.ts';

/** Delay before login page or home opens, ms (REG-44). */
const redirectMs = 2_000;

/** Steps: phone, one-time code, profile, bank (REG-1). */
export function RegisterPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [inviteCode] = useState(() => inviteCodeOf(params));
  const flow = useRegistration(inviteCode);
  return (
    <AuthFrame
      brandClass={css.brand}
      title={t('common.titles.register')}
      help={
        flow.done ? null : (
          <p>
            <span>{t('register.hasAccount')}</span> <Link to="/login">{t('auth.submit')}</Link>
          </p>
        )
      }
    >
      {flow.done ? (
        <Done registered={flow.done} atStart={flow.first} place={flow.place} onRewind={flow.rewind} />
      ) : (
        <Steps flow={flow} invited={inviteCode !== ''} />
      )}
    </AuthFrame>
  );
}

function Steps({ flow, invited }: { flow: ReturnType<typeof useRegistration>; invited: boolean }) {
  const { step } = flow;
  const [start] = useState(step);
  const [cameFromStep, setCameFromStep] = useState(false);
  if (!cameFromStep && step !== start) setCameFromStep(true);
  return (
    <>
      <Progress step={step} />
      {step === 'phone' ? <PhoneStep flow={flow} cameFromStep={cameFromStep} invited={invited} /> : null}
      {step === 'otp' ? <OtpStep flow={flow} /> : null}
      {step === 'profile' ? <ProfileStep flow={flow} /> : null}
      {step === 'bank' ? <BankStep flow={flow} /> : null}
    </>
  );
}

interface DoneProps {
  registered: Registered;
  /** Whether the history is at the entry that the page was opened with. */
  atStart: boolean;
  /** Key of the history entry. */
  place: string;
  onRewind: () => void;
}

/** Opens login with the phone number (REG-44), or home after a login that confirmed the registration (REG-43). */
function Done({ registered: { phone, token }, atStart, place, onRewind }: DoneProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const afterLogin = useAfterLogin();
  const [leaving, setLeaving] = useState(false);
  // Effect events: a language change must neither repeat the toast nor restart the timer.
  const announce = useEffectEvent(() => notifySuccess(t('register.done')));
  const leave = useEffectEvent(() => {
    if (token === null) return void navigate('/login', { replace: true, state: { phone } satisfies LoginState });
    takeToken(token, (usable) => afterLogin(usable, false));
    askForBalances(client);
  });
  const rewind = useEffectEvent(onRewind);
  useEffect(() => {
    announce();
    const timer = setTimeout(() => setLeaving(true), redirectMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!leaving) return;
    // Removes the steps from the history: Back from home would lead to them and end the session (APP-14).
    if (atStart) leave();
    else rewind();
  }, [leaving, atStart, place]);
  return (
    <div className={css.done}>
      <span className={css.doneMark}>
        <IconCheck size={40} stroke={2.4} aria-hidden />
      </span>
      <h2 className={css.heading}>{t('register.done')}</h2>
      <p className={css.hint}>{t(token === null ? 'register.doneHint' : 'register.enterHint')}</p>
      <Button variant="subtle" onClick={() => setLeaving(true)} loading={leaving}>
        {t(token === null ? 'register.doneLink' : 'register.enter')}
      </Button>
    </div>
  );
}
