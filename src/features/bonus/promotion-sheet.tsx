import { Button } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useActivatePromotion, useFindPromotion } from '../../shared/api/generated/promotion/promotion.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { WholeHtml } from '../../shared/content/whole-html.tsx';
import { termsHtml } from '../../shared/money/percent-text.ts';
import { useHistoryLook } from '../../shared/money-form/command-entry.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { TextSkeleton } from '../../shared/ui/states/skeletons.tsx';
import type { BonusOutcome } from './bonus-outcome-dialog.tsx';
import css from './bonus-sheet.module.css';

interface Props {
  /** Upper case. */
  code: string;
  opened: boolean;
  onClose: () => void;
  onOutcome: (outcome: BonusOutcome) => void;
  /** Called when the promotion was or may have been received, also after the sheet closed. */
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

/** PRO-7, PRO-8, PRO-10 */
function PromotionSheetContent({ code, opened, onClose, onOutcome, onReceived }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const path = encodeURIComponent(code);
  const { data, error, isPending, isFetching, refetch } = useFailureKept(
    // No automatic refetch: the text must not change while the player reads it.
    useFindPromotion(path, {
      query: { gcTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    }),
  );
  const { options, underWay } = useCommandKey('activatePromotion', code);
  const { run } = useMoneyCommand<{ code: string }, unknown>(useActivatePromotion(options), {
    wasDone: useHistoryLook(() => ({ type: 'bonus', source: 'promotion' })),
    onDone: (_answer, _code, times) =>
      onOutcome({ kind: 'done', title: () => i18next.t('promotion.received'), times, source: 'promotion' }),
    onRefused: (refusal) =>
      onOutcome({ kind: 'refused', message: () => errorText(refusal), code: refusalCode(refusal) }),
    onUnknown: (error) => onOutcome({ kind: 'unknown', message: () => unknownText(error) }),
    onEnd: (kind) => kind !== 'refused' && onReceived(),
    elsewhere: { done: () => t('promotion.received') },
  });
  const sending = useSending(underWay, onClose);
  // A refusal is final: no retry button (PRO-10, PRO-11).
  const answered = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
  const message = error ? errorText(error) : '';
  return (
    <Sheet
      opened={opened}
      onClose={sending.close}
      title={t('promotion.title')}
      closeLabel={t('common.close')}
      sending={sending.note}
      reading
      loading={isPending}
      skeleton={<Searching />}
      error={error && !answered ? queryFailure({ isFetching, refetch }, message) : null}
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
            <WholeHtml html={termsHtml(data)} />
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

export const PromotionSheet = guarded('over', PromotionSheetContent);
