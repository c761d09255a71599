import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText, useMessageText } from '../../shared/api/errors.ts';
import { useChangePassword } from '../../shared/api/generated/account/account.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import css from './change-password-modal.module.css';

export interface ChangePasswordModalProps {
  opened: boolean;
  onClose: () => void;
}

type Outcome = { kind: 'success'; message: string } | { kind: 'error'; error: unknown };

const empty = { old: '', new: '', confirm: '' };
const places = ['old', 'new', 'confirm'] as const;

/**
 * Passwords as typed, and what became of them. They are gone with the sheet, also when the session ends under it:
 * secrets are kept nowhere, not even for the next login (MNY-44, MNY-45, ACC-12).
 */
function useChange(opened: boolean, onClose: () => void) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const shown = useShown(opened);
  const [draft, setDraft] = useState(empty);
  const [unequal, setUnequal] = useState(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { mutateAsync } = useChangePassword({ mutation: { gcTime: 0 } });

  const close = () => {
    setDraft(empty);
    setUnequal(false);
    onClose();
  };
  const send = useSingleFlight(async () => {
    setPending(true);
    try {
      const { message } = await mutateAsync({ data: { oldPassword: draft.old, newPassword: draft.new } });
      if (!shown.current) return notifySuccess(t('password.done'));
      setOutcome({ kind: 'success', message });
      close();
    } catch (error) {
      if (error instanceof ApiError && error.reported) return;
      if (shown.current) setOutcome({ kind: 'error', error });
      else notifyError(errorText(error));
    } finally {
      setPending(false);
    }
  });
  const submit = () => {
    // Silently nothing, as spec §5 has it; passwords have no rule of their own.
    if (places.some((place) => draft[place] === '')) return;
    setUnequal(draft.new !== draft.confirm);
    if (draft.new === draft.confirm) void send();
  };
  const type = (place: keyof typeof empty, text: string) => {
    setDraft({ ...draft, [place]: text });
    setUnequal(false);
  };
  return { draft, unequal, pending, outcome, submit, type, close, dismiss: () => setOutcome(null) };
}

/** Refusals and the success are alerts (INV-23, ACC-39); only new passwords that differ are said in the field. */
export function ChangePasswordModal({ opened, onClose }: ChangePasswordModalProps) {
  const { t } = useTranslation();
  const change = useChange(opened, onClose);
  const { draft, unequal, pending } = change;
  return (
    <>
      <Sheet
        opened={opened}
        onClose={change.close}
        title={t('password.title')}
        closeLabel={t('common.close')}
        size="s"
        sending={pending ? t('common.sending') : ''}
        loading={false}
        error={null}
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
          {places.map((place) => (
            <PasswordField
              key={place}
              data-autofocus={place === 'old' || undefined}
              name={`${place}-password`}
              label={t(`password.${place}`)}
              value={draft[place]}
              onChange={(event) => change.type(place, event.currentTarget.value)}
              error={unequal && place === 'confirm' ? <span role="alert">{t('password.notEqual')}</span> : null}
              autoComplete={place === 'old' ? 'current-password' : 'new-password'}
              readOnly={pending}
              maxLength={200}
              showLabel={t('auth.showPassword')}
              hideLabel={t('auth.hidePassword')}
            />
          ))}
        </form>
      </Sheet>
      <Verdict outcome={change.outcome} onClose={change.dismiss} />
    </>
  );
}

function Verdict({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
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
