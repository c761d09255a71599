import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { useFocusBack } from '../../shared/ui/controls/use-focus-back.ts';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './game-sheet.module.css';
import type { useGameCredentials } from './use-game-credentials.ts';

type Props = ReturnType<typeof useGameCredentials>;

function Credential({ label, value }: { label: string; value: string | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const toast = useCopiedToast();
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
          aria-labelledby={id}
          value={value}
          readOnly
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
      )}
      <CopyButton
        value={value ?? ''}
        label={t('games.copy', { what: label })}
        copiedLabel={t('games.copied')}
        source={field}
        disabled={value === undefined}
        onResult={(copied) => toast(copied, value ?? '')}
      />
    </div>
  );
}

/** User name and password of the game, read-only with copy buttons, and a button for a new password (GAM-8, GAM-17). */
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
      <Credential label={t('games.password')} value={account?.password} />
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
