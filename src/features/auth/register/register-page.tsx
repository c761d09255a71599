import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { config } from '../../../shared/config/config.ts';
import { notifySuccess } from '../../../shared/toast/notify.ts';
import { BrandMark } from '../../../shared/ui/display/brand-mark.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { BankStep } from './bank-step.tsx';
import { inviteCodeOf } from './invite-code.ts';
import { OtpStep } from './otp-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { Progress } from './progress.tsx';
import css from './register-page.module.css';
import { useRegistration } from './use-registration.ts';

/** How long the success is shown before the login page opens, ms (REG-44). */
const redirectMs = 2_000;

/** Registration in four steps: phone, one-time code, profile, bank (REG-1). */
export function RegisterPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [inviteCode] = useState(() => inviteCodeOf(params));
  const flow = useRegistration(inviteCode);
  return (
    <AuthFrame
      brand={
        <header className={css.brand}>
          <BrandMark size={44} />
          <p className={css.name}>{config.appName}</p>
        </header>
      }
      title={t('common.titles.register')}
      help={
        flow.done ? null : (
          <p>
            {t('register.hasAccount')} <Link to="/login">{t('auth.submit')}</Link>
          </p>
        )
      }
    >
      {flow.done ? <Done /> : <Steps flow={flow} invited={inviteCode !== ''} />}
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

/** Shows a toast and opens the login page after two seconds, unless the page is left earlier (REG-44). */
function Done() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Effect events: a change of language must neither repeat the toast nor restart the timer.
  const announce = useEffectEvent(() => notifySuccess(t('register.done')));
  const leave = useEffectEvent(() => void navigate('/login', { replace: true }));
  useEffect(() => {
    announce();
    const timer = setTimeout(() => leave(), redirectMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.done}>
      <span className={css.doneMark}>
        <IconCheck size={40} stroke={2.4} aria-hidden />
      </span>
      <h2 className={css.heading}>{t('register.done')}</h2>
      <p className={css.hint}>{t('register.doneHint')}</p>
      <Link to="/login" replace className={css.doneLink}>
        {t('register.doneLink')}
      </Link>
    </div>
  );
}
