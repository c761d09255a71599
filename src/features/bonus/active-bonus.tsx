import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageBody } from '../../../contract/generated/models/messageBody.ts';
import { useErrorText, useMessageText } from '../../shared/api/errors.ts';
import { useClearBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useUnderWay } from '../../shared/money-form/use-under-way.ts';
import { notifySuccess } from '../../shared/toast/notify.ts';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import type { BonusEnd } from './bonus-end-dialog.tsx';
import css from './bonus-page.module.css';

interface Props {
  /** As the server names it. */
  type: string;
  onCleared: () => void;
  /** How it ended when it did not simply end: said where this is no more, should the bonus be over after all. */
  onEnd: (end: BonusEnd) => void;
}

/** The bonus that runs, and a way to end it: asked first, and the server has the last word (WDR-16, BON-36). */
export function ActiveBonus({ type, onCleared, onEnd }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useMoneyCommand<void, MessageBody>(useClearBonus(), {
    onDone: ({ message }) => notifySuccess(messageText(message)),
    onRefused: (error) => onEnd({ kind: 'refused', message: errorText(error) }),
    onUnknown: () => onEnd({ kind: 'unknown' }),
    onEnd: (kind) => {
      setAsking(false);
      if (kind !== 'refused') onCleared();
    },
    elsewhere: { opened: asking, done: ({ message }) => messageText(message) },
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
        underWay={useUnderWay()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
