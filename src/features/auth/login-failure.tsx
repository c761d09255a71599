import { IconAlertTriangle } from '@tabler/icons-react';
import { useErrorText } from '../../shared/api/errors.ts';
import css from './login-page.module.css';

/** The region stays in the page while it is empty: screen readers only read out what comes into one they know. */
export function LoginFailure({ failure }: { failure: unknown }) {
  const errorText = useErrorText();
  return (
    <div className={css.outcome} role="alert">
      {failure ? (
        <p className={css.failure}>
          <IconAlertTriangle size={20} aria-hidden />
          {errorText(failure)}
        </p>
      ) : null}
    </div>
  );
}
