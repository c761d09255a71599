import { Button } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useActivatePromotion, useFindPromotion } from '../../shared/api/generated/promotion/promotion.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { withPercent } from '../../shared/money/percent-text.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { TextSkeleton } from '../../shared/ui/states/skeletons.tsx';
import type { BonusEnd } from './bonus-end-dialog.tsx';
import css from './bonus-sheet.module.css';

interface Props {
  /** Upper case. */
  code: string;
  opened: boolean;
  onClose: () => void;
  onEnd: (end: BonusEnd) => void;
  /** It may have been received, also when the sheet was closed meanwhile. */
  onReceived: () => void;
}

function Searching() {
  const { t } = useTranslation();
  return (
    <div className={css.root}>
      <p className={css.searching} role="status">
        {t('promotion.searching')}
      </p>
      <TextSkeleton lines={4} />
    </div>
  );
}

/** Searching, found with a way to receive it, or not found. */
export function PromotionSheet({ code, opened, onClose, onEnd, onReceived }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const path = encodeURIComponent(code);
  const { data, error, isPending, isFetching, refetch } = useFindPromotion(path, {
    query: { gcTime: 0, retry: false },
  });
  const { options, underWay } = useCommandKey('activatePromotion', code);
  const { run } = useMoneyCommand<{ code: string }, unknown>(useActivatePromotion(options), {
    onDone: () => onEnd({ kind: 'done', title: t('promotion.received') }),
    onRefused: (refusal) => onEnd({ kind: 'refused', message: errorText(refusal) }),
    onUnknown: () => onEnd({ kind: 'unknown' }),
    onEnd: (kind) => kind !== 'refused' && onReceived(),
    elsewhere: { done: () => t('promotion.received') },
  });
  // A refusal is an answer, no fault: there is nothing to try again.
  const answered = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
  const message = error ? errorText(error) : '';
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('promotion.title')}
      closeLabel={t('common.close')}
      sending={underWay ? t('common.sending') : ''}
      loading={isPending}
      skeleton={<Searching />}
      error={
        error && !answered
          ? { message, retryLabel: t('common.retry'), retrying: isFetching, onRetry: () => void refetch() }
          : null
      }
      footer={
        data ? (
          <Button loading={underWay} aria-busy={underWay} onClick={() => run({ code: path })}>
            {t('promotion.receive')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <div className={css.root}>
          <p className={css.code}>{code}</p>
          <div className={css.text}>
            <SafeHtml html={withPercent(data.description ?? '', data.percentFail)} />
          </div>
        </div>
      ) : (
        <EmptyState
          title={t('promotion.notFound')}
          message={message}
          drawing={<IconTicketOff className={css.drawing} size={56} stroke={1.4} aria-hidden />}
        />
      )}
    </Sheet>
  );
}
