import { useTranslation } from 'react-i18next';
import { useGetRegisterOtp } from '../../../shared/api/generated/lookup/lookup.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import css from './register-page.module.css';
import { type Step, stepsWith } from './steps.ts';

/** The server decides whether there are three or four steps (REG-1, REG-2). */
export function Progress({ step }: { step: Step }) {
  const { t } = useTranslation();
  const { data, isPending } = useGetRegisterOtp();
  const list = stepsWith(step === 'otp' || (data?.registerOTP ?? true));
  const at = list.indexOf(step);
  return (
    <div className={css.progress} data-waiting={isPending || undefined}>
      <ol className={css.marks}>
        {list.map((name, index) => (
          <li
            key={name}
            data-state={index < at ? 'past' : index === at ? 'now' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.markBar} />
            <span className={css.markName}>{t(`register.step.${name}`)}</span>
          </li>
        ))}
      </ol>
      {/* For screen readers; the bars show it. */}
      <p className={hiddenCss.hidden} role="status">
        {t('register.progress', { step: at + 1, total: list.length })}
      </p>
    </div>
  );
}
