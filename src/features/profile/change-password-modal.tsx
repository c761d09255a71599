import { Button, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText, useMessageText } from '../../shared/api/errors.ts';
import { useChangePassword, useGetProfile } from '../../shared/api/generated/account/account.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { rememberSession } from '../../shared/session/session.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { judgeRepetition, passwordStrength, StrengthMeter } from '../../shared/ui/fields/strength-meter.tsx';
import css from './profile-page.module.css';

export interface ChangePasswordModalProps {
  opened: boolean;
  onClose: () => void;
}

type Outcome = { kind: 'success'; message: string } | { kind: 'error'; error: unknown };
const isWrongOld = (error: unknown) => error instanceof ApiError && error.code === 'WRONG_PASSWORD';

const empty = { old: '', new: '', confirm: '' };
const fields = ['old', 'new', 'confirm'] as const;
const below: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** Passwords are cleared with the sheet and the session (ACC-40) and never cached (ACC-12). */
function usePasswordForm(opened: boolean, onClose: () => void) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const shown = useShown(opened);
  const oldField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(empty);
  const [unequal, setUnequal] = useState(false);
  const [wrongOld, setWrongOld] = useState(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { mutateAsync } = useChangePassword({ mutation: { gcTime: 0 } });

  const close = () => {
    setDraft(empty);
    setUnequal(false);
    setWrongOld(false);
    onClose();
  };
  const send = useSingleFlight(async () => {
    const session = rememberSession();
    setPending(true);
    try {
      const { message } = await mutateAsync({ data: { oldPassword: draft.old, newPassword: draft.new } });
      // Not for the next player (MNY-55).
      if (session.isReplaced()) return;
      if (!shown.current) return notifySuccess(t('password.done'));
      setOutcome({ kind: 'success', message });
      close();
    } catch (error) {
      if (session.isReplaced() || (error instanceof ApiError && error.reported)) return;
      if (!shown.current) return notifyError(errorText(error));
      // The closed dialog gives the focus back.
      if (isWrongOld(error)) oldField.current?.focus();
      setOutcome({ kind: 'error', error });
    } finally {
      setPending(false);
    }
  });
  const submit = () => {
    // Without a message (ACC-34).
    if (fields.some((field) => draft[field] === '')) return;
    setUnequal(draft.new !== draft.confirm);
    if (draft.new === draft.confirm) void send();
  };
  const type = (field: keyof typeof empty, text: string) => {
    setDraft({ ...draft, [field]: text });
    setUnequal(false);
    if (field === 'old') setWrongOld(false);
  };
  const dismiss = () => {
    if (outcome?.kind === 'error') setWrongOld(isWrongOld(outcome.error));
    setOutcome(null);
  };
  return { oldField, draft, unequal, wrongOld, pending, outcome, submit, type, close, dismiss };
}

function useFieldWords({ draft, unequal, wrongOld }: ReturnType<typeof usePasswordForm>, username: string) {
  const { t } = useTranslation();
  // No message while a field is empty (ACC-34).
  if (fields.some((field) => draft[field] === '')) return { old: {}, new: {}, confirm: {} };
  const strength = passwordStrength(draft.new, [username]);
  const repetition = judgeRepetition(draft.new, draft.confirm);
  const differs = unequal || repetition === 'differs';
  return {
    old: { error: wrongOld ? t('errorMsg.WRONG_PASSWORD') : null },
    new: {
      error: null,
      description: <StrengthMeter strength={strength} words={t(`password.strength.${strength}`)} />,
    },
    confirm: {
      // Problems found on submit are announced.
      error: differs ? <span role={unequal ? 'alert' : undefined}>{t('password.notEqual')}</span> : null,
      description: repetition === 'same' ? t('password.same') : null,
    },
  };
}

/** Every outcome is a dialog (ACC-38, ACC-39); afterwards a wrong old password is marked. */
export function ChangePasswordModal({ opened, onClose }: ChangePasswordModalProps) {
  const { t } = useTranslation();
  const change = usePasswordForm(opened, onClose);
  const { oldField, draft, pending } = change;
  // Cached by the page below: the phone number is easy to guess (ACC-59).
  const username = useGetProfile({ query: { enabled: false } }).data?.username ?? '';
  const words = useFieldWords(change, username);
  useEffect(() => {
    // The next key replaces a wrong password.
    if (change.wrongOld) oldField.current?.select();
  }, [oldField, change.wrongOld]);
  const sending = useSending(pending, change.close);
  return (
    <>
      <Sheet
        opened={opened}
        onClose={sending.close}
        title={t('password.title')}
        closeLabel={t('common.close')}
        size="s"
        sending={sending.note}
        footer={
          <Button type="submit" form="change-password" size="lg" loading={pending}>
            {t('password.submit')}
          </Button>
        }
      >
        <form
          id="change-password"
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            change.submit();
          }}
        >
          {/* Tells password managers whose password this is. */}
          <input name="username" autoComplete="username" value={username} readOnly hidden />
          {fields.map((field) => (
            <PasswordField
              key={field}
              ref={field === 'old' ? oldField : undefined}
              data-autofocus={field === 'old' || undefined}
              name={`${field}-password`}
              label={t(`password.${field}`)}
              value={draft[field]}
              onChange={(event) => change.type(field, event.currentTarget.value)}
              {...words[field]}
              inputWrapperOrder={below}
              autoComplete={field === 'old' ? 'current-password' : 'new-password'}
              readOnly={pending}
              showLabel={t('auth.showPassword')}
            />
          ))}
        </form>
      </Sheet>
      <OutcomeAlert outcome={change.outcome} onClose={change.dismiss} />
    </>
  );
}

function OutcomeAlertContent({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const messageText = useMessageText();
  if (!outcome) return null;
  const success = outcome.kind === 'success';
  return (
    <AlertDialog
      kind={outcome.kind}
      title={t(success ? 'password.done' : 'common.error')}
      message={success ? messageText(outcome.message || 'SUCCESS') : errorText(outcome.error)}
      okLabel={t('common.ok')}
      onClose={onClose}
    />
  );
}

const OutcomeAlert = guarded('over', OutcomeAlertContent);
