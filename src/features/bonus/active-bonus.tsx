import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageBody } from '../../../contract/generated/models/messageBody.ts';
import { useErrorText, useMessageText } from '../../shared/api/errors.ts';
import { useClearBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { notifySuccess } from '../../shared/notify.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import css from './bonus-page.module.css';

interface Props {
  /** As the server names it. */
  type: string;
  onCleared: () => void;
}

/** The bonus that runs, and a way to end it: asked first, and the server has the last word (spec §4; readings, 54). */
export function ActiveBonus({ type, onCleared }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { run, pending } = useMoneyCommand<void, MessageBody>(useClearBonus(), {
    onDone: ({ message }) => {
      setAsking(false);
      notifySuccess(messageText(message));
      onCleared();
    },
    onRefused: (error) => {
      setAsking(false);
      setFailure(errorText(error));
    },
    onUnknown: () => {
      setAsking(false);
      setFailure(t('common.unknownOutcome'));
      onCleared();
    },
  });
  const known = (['limit', 'day', 'week'] as const).find((one) => one === type);
  return (
    <section className={css.running} data-active aria-labelledby="bonus-running">
      <div className={css.runningHead}>
        <span className={css.icon} aria-hidden>
          <IconGift size={24} stroke={1.8} />
        </span>
        <span className={css.runningWords}>
          <span id="bonus-running" className={css.label}>
            {t('bonus.running')}
          </span>
          <span className={css.type}>{known ? t(`bonus.type.${known}`) : type}</span>
        </span>
      </div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('bonus.cancel')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        title={t('bonus.cancelTitle')}
        message={t('bonus.cancelHint')}
        confirmLabel={t('bonus.cancelConfirm')}
        cancelLabel={t('bonus.keep')}
        pending={pending}
        onConfirm={() => run()}
        onCancel={() => {
          if (!pending) setAsking(false);
        }}
      />
      {failure ? (
        <AlertDialog
          kind="error"
          title={t('common.error')}
          message={failure}
          okLabel={t('common.ok')}
          onClose={() => setFailure(null)}
        />
      ) : null}
    </section>
  );
}
