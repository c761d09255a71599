import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountOrder } from '../../../contract/generated/models/amountOrder.ts';
import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import type { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText, useMessageText } from '../../shared/api/errors.ts';
import { getGetQrQueryKey, useCancelQr, useCreateQr, useGetQr } from '../../shared/api/generated/qr/qr.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useCommandKey } from '../../shared/api/use-command-key.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { formatMoney, fromBaht, type Satang, toBaht } from '../../shared/money/money.ts';
import { now } from '../../shared/time/clock.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { type CurrentQr, currentQr, type QrProviderCode } from './qr-rules.ts';

const none: QrCode = { hasQrcode: false };
const allQrs = getGetQrQueryKey('')[0];

/**
 * What became of the panel's QR. expired: its time is over; gone: it was paid, or cancelled in another tab: the server
 * does not say which.
 */
export type QrNote = 'made' | 'cancelled' | 'expired' | 'gone';

/** Says why a QR left the panel by itself; either way money may have come, so it is fetched again. */
function useQrGoneNotice(qr: CurrentQr | null, onLeft: (note: QrNote) => void) {
  const queryClient = useQueryClient();
  const last = useRef<CurrentQr | null>(null);
  useEffect(() => {
    const former = last.current;
    last.current = qr;
    if (former === null || qr !== null) return;
    onLeft(former.expiresAt !== null && former.expiresAt <= now() ? 'expired' : 'gone');
    void refetchMoney(queryClient);
  });
  return { forget: () => (last.current = null) };
}

interface CancelledQr {
  cancelled: () => void;
  /** It was no more when it was to be cancelled. */
  gone: () => void;
  reload: () => void;
}

/** Cancelling a QR; how it ended is told in a toast where the panel does not show it. */
function useCancellation({ cancelled, gone, reload }: CancelledQr) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const shown = useShown();
  const failed = (error: ApiError) => {
    // It is gone already: expired, paid, or cancelled in another tab. That is what was asked for.
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
 * One provider's QR: the current one is fetched whenever the panel opens, and what is shown is always the answer of the
 * latest request (QR-22, QR-23).
 */
export function useQrDeposit(code: QrProviderCode, currency: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const key = getGetQrQueryKey(code);
  const [note, setNote] = useState<QrNote | null>(null);
  const query = useGetQr(code, { query: { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } });
  const qr = currentQr(query.data, now());
  const farewell = useQrGoneNotice(qr, setNote);

  const show = (answer: QrCode) => {
    // An answer that is still on its way is older than this one.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, answer);
  };
  const reload = () => void queryClient.refetchQueries({ queryKey: key });
  const reloadOthers = () => {
    const others = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      typeof path === 'string' && path.startsWith(allQrs) && path !== key[0];
    void queryClient.refetchQueries({ predicate: others, type: 'active' });
  };

  // With a second QR made beside the first, which of the two answers comes last could not be told (QR-22, QR-23).
  const { options, underWay } = useCommandKey('createQr', code);
  const creation = useMoneyCommand<{ id: string; data: AmountOrder }, QrCode>(useCreateQr(options), {
    onDone: (answer) => {
      if (!answer.hasQrcode) return notifyError(messageText(answer.message));
      setNote(currentQr(answer, now()) ? 'made' : 'expired');
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
        hasQrcode
          ? t('qr.made', { amount: formatMoney(fromBaht(amount) ?? 0), currency })
          : { refused: messageText(message) },
    },
  });

  const cancelled = () => {
    farewell.forget();
    setNote('cancelled');
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
    /** A QR without an id can't be cancelled on the server: it only leaves the screen. */
    cancel: (id: string) => (id === '' ? cancelled() : cancellation.run({ id: encodeURIComponent(id) })),
    /** Its time is over: back to the amount, without a DELETE (QR-31, QR-32). */
    expire: () => show(none),
  };
}
