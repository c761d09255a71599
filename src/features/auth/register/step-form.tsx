import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/errors.ts';
import { useFocusBack } from '../../../shared/ui/controls/focus.ts';
import { ServerText } from '../../../shared/ui/display/server-text.tsx';
import { FailureNote } from '../../../shared/ui/states/failure-note.tsx';
import css from './register-page.module.css';
import type { RegistrationFlow } from './use-registration.ts';
import { hasCode } from './use-registration-calls.ts';

type Field = RefObject<HTMLElement | null>;

/** Scrolls to the top and focuses the first field of a step that was reached from another one (REG-3). */
export function useFirstFieldFocus(field: Field, cameFromStep: boolean): void {
  useEffect(() => {
    if (!cameFromStep) return;
    window.scrollTo(0, 0);
    field.current?.focus();
  }, [field, cameFromStep]);
}

/** Focuses the field that a refusal is about; without one, the live region announces the text. */
export function useRefusalFocus(field: Field | null, failure: unknown): void {
  useEffect(() => {
    if (failure) field?.current?.focus();
  }, [field, failure]);
}

export interface StepFormProps {
  flow: RegistrationFlow;
  heading: string;
  hint: ReactNode;
  submitLabel: string;
  /** A field shows the text of the refusal. */
  inField?: boolean;
  /** @returns whether the step may be sent */
  check: () => boolean;
  children: ReactNode;
}

export function StepForm({ flow, heading, hint, submitLabel, inField, check, children }: StepFormProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const waiting = flow.pending === flow.step;
  const busy = flow.pending !== null && !waiting;
  useFocusBack(waiting, button);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) flow.submit();
      }}
    >
      <div className={css.words}>
        <h2 className={css.heading}>{heading}</h2>
        <p className={css.hint}>{hint}</p>
      </div>
      {children}
      <Refusal failure={inField ? null : flow.failure} />
      <TryLogin flow={flow} submit={button} />
      <div className={css.actions}>
        {flow.first ? null : (
          <Button
            variant="default"
            size="lg"
            onClick={flow.back}
            disabled={flow.pending !== null}
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {t('common.back')}
          </Button>
        )}
        <Button ref={button} type="submit" size="lg" className={css.submit} loading={waiting} disabled={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The text of a refusal, as the error of the field that it is about. */
export function RefusedField({ failure }: Pick<RegistrationFlow, 'failure'>) {
  const errorText = useErrorText();
  return (
    <span role="alert">
      <ServerText>{errorText(failure?.error)}</ServerText>
    </span>
  );
}

function Refusal({ failure }: Pick<RegistrationFlow, 'failure'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const words = () => {
    if (!failure) return null;
    if (failure.unknown) return t('register.unknown');
    const notFound = failure.what === 'login' && hasCode(failure.error, 'WRONG_CREDENTIAL');
    return notFound ? t('register.notYet') : errorText(failure.error);
  };
  return <FailureNote text={words()} />;
}

interface TryLoginProps {
  flow: RegistrationFlow;
  /** Receives the focus when there is no such account yet. */
  submit: RefObject<HTMLButtonElement | null>;
}

/** After a registration without an answer: logs in with the same credentials (REG-43). */
function TryLogin({ flow: { failure, pending, tryLogin }, submit }: TryLoginProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const trying = pending === 'login';
  useFocusBack(trying, button, submit);
  if (!failure?.unknown && !trying) return null;
  return (
    <Button
      ref={button}
      variant="light"
      size="lg"
      fullWidth
      loading={trying}
      disabled={pending !== null && !trying}
      onClick={tryLogin}
    >
      {t('register.tryLogin')}
    </Button>
  );
}
