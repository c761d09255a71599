import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageBody } from '../../../contract/generated/models/messageBody.ts';
import { errorText, useMessageText } from '../../shared/api/errors.ts';
import { getGetActiveBonusQueryOptions, useClearBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { plainText } from '../../shared/i18n/i18n.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { notifySuccess } from '../../shared/toast/notify.ts';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import type { BonusOutcome } from './bonus-outcome-dialog.tsx';
import css from './bonus-page.module.css';

interface Props {
  /** As the server sent it. */
  type: string;
  /** Null when the list does not say which bonus runs. */
  name: string | null;
  onCleared: () => void;
  /** Ending was refused or is unconfirmed. The page shows it, since this part may unmount. */
  onOutcome: (outcome: BonusOutcome) => void;
}

/** The running bonus; ends it after a question (BON-3, BON-28). */
function ActiveBonusContent({ type, name, onCleared, onOutcome }: Props) {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { options, underWay: pending } = useCommandKey('clearBonus');
  const { run } = useMoneyCommand<void, MessageBody>(useClearBonus(options), {
    onDone: ({ message }) => notifySuccess(messageText(message)),
    onRefused: (error) => onOutcome({ kind: 'refused', message: () => errorText(error), code: refusalCode(error) }),
    onUnknown: (error) =>
      error.kind === 'found'
        ? notifySuccess(messageText('BONUS_CLEAR'))
        : onOutcome({ kind: 'unknown', message: () => unknownText(error) }),
    wasDone: async () => {
      const anew = getGetActiveBonusQueryOptions({ query: { staleTime: 0, retry: false } });
      return !(await queryClient.fetchQuery(anew)).status;
    },
    onEnd: (kind) => {
      setAsking(false);
      if (kind !== 'refused') onCleared();
    },
    elsewhere: { opened: asking, done: ({ message }) => messageText(message), withoutEntry: true },
  });
  const sending = useSending(pending, () => setAsking(false));
  const known = (['limit', 'day', 'week'] as const).find((one) => one === type);
  const kind = known ? t(`bonus.type.${known}`) : type;
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
          <span className={css.type}>
            <ServerText>{name ?? kind}</ServerText>
          </span>
          {name === null || name === plainText(kind) ? null : <span>{kind}</span>}
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
        underWay={sending}
        onCancel={sending.close}
      />
    </section>
  );
}

export const ActiveBonus = guarded('line', ActiveBonusContent);
