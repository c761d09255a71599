import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton, selectText } from '../../shared/ui/controls/copy-button.tsx';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { EyeButton } from '../../shared/ui/fields/password-field.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './game-sheet.module.css';
import type { useGameCredentials } from './use-game-credentials.ts';

type Props = ReturnType<typeof useGameCredentials>;

interface CredentialProps {
  label: string;
  value: string | undefined;
  /** Masked until its eye is pressed; never in a toast (GAM-51). */
  secret?: boolean;
}

function useCredential({ value = '', secret = false }: CredentialProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(!secret);
  const toast = useCopiedToast();
  const onResult = (copied: boolean) => {
    if (!secret) return toast(copied, value);
    if (copied) return notifySuccess(t('games.copied'));
    // Nothing can be copied from a masked field.
    flushSync(() => setShown(true));
    selectText(field.current);
    notifyError(t('common.copyFailed'));
  };
  return { field, shown, setShown, onResult };
}

function Credential(props: CredentialProps) {
  const { label, value, secret } = props;
  const { t } = useTranslation();
  const id = useId();
  const { field, shown, setShown, onResult } = useCredential(props);
  return (
    <div className={css.credential}>
      <span id={id} className={css.credentialLabel}>
        {label}
      </span>
      {value === undefined ? (
        <span className={css.credentialBone}>
          <Skeleton width="55%" height="18px" />
        </span>
      ) : (
        <input
          ref={field}
          className={css.credentialValue}
          type={shown ? 'text' : 'password'}
          aria-labelledby={id}
          value={value}
          readOnly
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
      )}
      <span className={css.credentialButtons}>
        {secret ? (
          <EyeButton label={t('auth.showPassword')} shown={shown} onChange={setShown} disabled={value === undefined} />
        ) : null}
        <CopyButton
          value={value ?? ''}
          label={t('games.copy', { what: label })}
          copiedLabel={t('games.copied')}
          source={field}
          disabled={value === undefined}
          onResult={onResult}
        />
      </span>
    </div>
  );
}

/** User name and password with copy buttons, and a button for a new password (GAM-8, GAM-17). */
function GameCredentialsContent({ account, problem, retrying, resetting, retry, reset }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(resetting, button);
  if (problem) {
    return <ErrorState compact message={problem} retryLabel={t('common.retry')} retrying={retrying} onRetry={retry} />;
  }
  return (
    <section className={css.credentials} aria-label={t('games.credentials')} aria-busy={!account}>
      <Credential label={t('games.username')} value={account?.username} />
      {/* A new password is masked again. */}
      <Credential key={account?.password} label={t('games.password')} value={account?.password} secret />
      <Button
        ref={button}
        variant="default"
        size="sm"
        leftSection={<IconKey size={18} aria-hidden />}
        loading={resetting}
        aria-busy={resetting}
        onClick={() => setAsking(true)}
      >
        {t('games.reset')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('games.resetTitle')}
        message={t('games.resetHint')}
        confirmLabel={t('games.resetConfirm')}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          reset();
        }}
      />
    </section>
  );
}

export const GameCredentials = guarded('line', GameCredentialsContent);
