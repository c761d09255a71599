import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountOrder } from '../../../../contract/generated/models/amountOrder.ts';
import type { QrCode } from '../../../../contract/generated/models/qrCode.ts';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { useErrorText, useMessageText } from '../../../shared/api/errors.ts';
import { getGetQrQueryKey, useCancelQr, useCreateQr, useGetQr } from '../../../shared/api/generated/qr/qr.ts';
import { refetchMoney } from '../../../shared/api/query-client.ts';
import { useCommandKey, useMoneyCommand } from '../../../shared/api/use-money-command.ts';
import { useShown } from '../../../shared/base/use-shown.ts';
import { formatBaht, type Satang, toBaht } from '../../../shared/money/money.ts';
import { now } from '../../../shared/time/clock.ts';
import { notifyError, notifySuccess } from '../../../shared/toast/notify.ts';
import { type CurrentQr, currentQr, type QrProviderCode } from './qr-rules.ts';

const none: QrCode = { hasQrcode: false };
const allQrs = getGetQrQueryKey('')[0];

/**
 * What happened to the panel's QR. expired: its time is over (QR-32); gone: it was paid, or cancelled in another tab: the
 * server does not say which (QR-39).
 */
export type QrNotice = 'made' | 'cancelled' | 'expired' | 'gone';

/** Reports why a QR disappeared from the answer, and fetches the balances again, because it may have been paid. */
function useQrGoneNotice(qr: CurrentQr | null, onLeft: (note: QrNotice) => void) {
  const queryClient = useQueryClient();
  const last = useRef<CurrentQr | null>(null);
  useEffect(() => {
    const former = last.current;
    last.current = qr;
    if (former === null || qr !== null) return;
    onLeft(former.expiresAt !== null && former.expiresAt <= now() ? 'expired' : 'gone');
    void refetchMoney(queryClient);
  });
  return {
    /** Whether a QR is still on the screen, or gone without a word yet. */
    pending: () => last.current !== null,
    forget: () => (last.current = null),
  };
}

interface CancelledQr {
  cancelled: () => void;
  /** Called when the server no longer had the QR. */
  gone: () => void;
  reload: () => void;
}

/** Cancels a QR (QR-36, QR-37); when the panel is gone by then, a toast says how it ended. */
function useCancellation({ cancelled, gone, reload }: CancelledQr) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const shown = useShown();
  const failed = (error: ApiError) => {
    // The QR is gone already: it expired, was paid, or was cancelled in another tab. That counts as done (QR-37).
    if (error.status === 404 || error.code === 'NO_DATA') gone();
    else notifyError(errorText(error));
    reload();
  };
  return useMoneyCommand<{ id: string }, unknown>(useCancelQr(), {
    onDone: () => {
      cancelled();
      if (!shown.current) notifySuccess(t('qr.cancelled'));
    },
    onRefused: failed,
    onUnknown: failed,
  });
}

/**
 * A provider's QR: the current one is fetched whenever the panel opens (QR-3), and what is shown is always the answer to
 * the latest request (QR-22, QR-23).
 */
export function useQrDeposit(code: QrProviderCode, currency: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const key = getGetQrQueryKey(code);
  const [note, setNotice] = useState<QrNotice | null>(null);
  const query = useGetQr(code, { query: { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } });
  const qr = currentQr(query.data, now());
  const goneNotice = useQrGoneNotice(qr, setNotice);

  const show = (answer: QrCode) => {
    // A fetch still under way would bring an older state.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, answer);
  };
  const reload = () => void queryClient.refetchQueries({ queryKey: key });
  const reloadOthers = () => {
    const others = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      typeof path === 'string' && path.startsWith(allQrs) && path !== key[0];
    void queryClient.refetchQueries({ predicate: others, type: 'active' });
  };

  // One creation at a time, also after the panel was opened again: the answers of two could arrive in either order (QR-22).
  const { options, underWay } = useCommandKey('createQr', code);
  const creation = useMoneyCommand<{ id: string; data: AmountOrder }, QrCode>(useCreateQr(options), {
    onDone: (answer) => {
      if (!answer.hasQrcode) return notifyError(messageText(answer.message));
      setNotice(currentQr(answer, now()) ? 'made' : 'expired');
    },
    onRefused: (error) => notifyError(errorText(error)),
    onUnknown: () => {
      notifyError(t('qr.unknown'));
      reload();
    },
    onEnd: (_kind, _order, answer) => {
      if (!answer?.hasQrcode) return;
      show(answer);
      reloadOthers();
    },
    elsewhere: {
      done: ({ hasQrcode, message }, { data: { amount } }) =>
        hasQrcode ? t('qr.made', { amount: formatBaht(amount), currency }) : { refused: messageText(message) },
    },
  });

  const cancelled = () => {
    // A QR whose time was over while it was being cancelled has been called expired: of the two that stands (QR-50).
    if (goneNotice.pending()) setNotice('cancelled');
    goneNotice.forget();
    show(none);
  };
  const cancellation = useCancellation({ cancelled, gone: () => show(none), reload });

  return {
    query,
    note,
    qr,
    creating: creation.pending || underWay,
    cancelling: cancellation.pending,
    create: (satang: Satang) => creation.run({ id: code, data: { amount: toBaht(satang) } }),
    /** A QR without an id can't be cancelled on the server: it only leaves the screen (QR-38). */
    cancel: (id: string) => (id === '' ? cancelled() : cancellation.run({ id: encodeURIComponent(id) })),
    /** Called when the QR's time is over: back to the amount, without a DELETE (QR-32). */
    expire: () => show(none),
  };
}
