import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrCode } from '../../../../contract/generated/models/qrCode.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useErrorText } from '../../../shared/api/errors.ts';
import { getGetQrQueryKey, useGetQr } from '../../../shared/api/generated/qr/qr.ts';
import { refetchMoney } from '../../../shared/api/query-client.ts';
import { useFailureKept } from '../../../shared/api/query-failure.ts';
import { useShown } from '../../../shared/base/use-shown.ts';
import { type Satang, toBaht } from '../../../shared/money/money.ts';
import { now } from '../../../shared/time/clock.ts';
import { notifyError, notifyNote } from '../../../shared/toast/notify.ts';
import { announceCancelledQr, useCancelledElsewhere } from './cancelled-elsewhere.ts';
import { lookForMoney, type ReceivedMoney, showMoneyBy } from './look-for-money.ts';
import { forgetOpenQr, isSameQr, keepOpenQr, type OpenQr, openQrs } from './open-qrs.ts';
import { useCancellation, useCreation } from './qr-commands.ts';
import { type CurrentQr, currentQr, type QrProviderCode } from './qr-rules.ts';

const none: QrCode = { hasQrcode: false };

/**
 * What happened to the panel's QR. expired: its time is over (QR-32); gone: paid or cancelled on another device, the server
 * does not say which (QR-262); received: its money is there (QR-261).
 */
export type QrNotice = 'made' | 'cancelled' | 'expired' | 'gone' | 'received';

interface PanelQr {
  /** The QR of the latest response. */
  readonly shown: CurrentQr | null;
  /** The last one that disappeared from the response. */
  readonly left: CurrentQr | null;
  /** In the list of open ones; it stays here when another tab removes it. Null when its amount cannot be read. */
  readonly open: OpenQr | null;
  /** Id of the last one that another tab cancelled: its message and the response arrive in either order. */
  readonly cancelledElsewhere: string | null;
  readonly note: QrNotice | null;
  readonly received: ReceivedMoney | null;
}

type QrEvent =
  /** `at`: epoch ms, server clock. */
  | { readonly type: 'answered'; readonly qr: CurrentQr | null; readonly open: OpenQr | null; readonly at: number }
  | { readonly type: 'made'; readonly note: 'made' | 'expired' }
  | { readonly type: 'cancelled' | 'seen' }
  | { readonly type: 'cancelledElsewhere'; readonly id: string }
  | { readonly type: 'received'; readonly money: ReceivedMoney };

const nothing = { shown: null, left: null, open: null, cancelledElsewhere: null, note: null, received: null };

function afterEvent(before: PanelQr, event: QrEvent): PanelQr {
  const { shown, left, cancelledElsewhere, note } = before;
  switch (event.type) {
    case 'answered': {
      const { qr, open, at } = event;
      if (qr) return { ...before, shown: qr, open };
      if (!shown) return before;
      const isOver = shown.expiresAt !== null && shown.expiresAt <= at;
      const why = shown.id === cancelledElsewhere ? 'cancelled' : 'gone';
      return { ...before, shown: null, left: shown, note: isOver ? 'expired' : why };
    }
    case 'made':
      return { ...before, note: event.note };
    case 'cancelled':
      // A QR that expired while it was being cancelled stays expired (QR-50).
      return { ...before, shown: null, note: shown ? 'cancelled' : note };
    case 'cancelledElsewhere':
      return {
        ...before,
        cancelledElsewhere: event.id,
        note: note === 'gone' && left?.id === event.id ? 'cancelled' : note,
      };
    case 'received':
      return { ...before, shown: null, note: 'received', received: event.money };
    case 'seen':
      return { ...before, note: null };
  }
}

/** What happens to a panel's QR, and the looks for its money. @param reload refetches the QR */
function usePanelQr(code: QrProviderCode, qr: CurrentQr | null, reload: () => void) {
  const client = useQueryClient();
  const [{ left, open, note, received }, dispatch] = useReducer(afterEvent, nothing);
  const answer = useEffectEvent(() =>
    dispatch({ type: 'answered', qr, open: qr && keepOpenQr(code, qr, now()), at: now() }),
  );
  useEffect(() => answer(), [code, qr?.id, qr?.amount, qr?.expiresAt]);
  useCancelledElsewhere(code, (id) => dispatch({ type: 'cancelledElsewhere', id }));

  const look = async () => {
    if (open) return lookForMoney(client, open, true);
    await refetchMoney(client);
    return null;
  };
  // A QR that disappeared may have been paid.
  const lookForLeft = useEffectEvent(() => {
    if (left) look().catch(() => undefined);
  });
  useEffect(() => lookForLeft(), [left]);

  // Another tab removed the QR from the list: it reported the money, or cancelled the QR.
  const list = openQrs.useItems();
  const lookWhenRemoved = useEffectEvent(() => {
    if (!qr || !open || !isSameQr(qr, open) || openQrs.items().some(({ id }) => id === open.id)) return;
    look().then((found) => {
      if (found === 'gone') reload();
      // The list itself was lost, for example with the site's storage.
      else if (found === 'open') answer();
    }, reload);
  });
  useEffect(() => lookWhenRemoved(), [open, list]);
  return { note, received: note === 'received' ? received : null, dispatch, look };
}

/** The player says that the QR is paid and leaves the sheet: a toast reports its money (QR-264). */
function useTransferred(look: () => Promise<unknown>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  return () => {
    notifyNote(t('qr.refreshing'));
    void refetchMoney(client);
    look().catch((error) => {
      if (error instanceof ApiError && !error.reported) notifyError(errorText(error));
    });
  };
}

/**
 * A provider's QR: fetched whenever the panel opens (QR-3), shown as in the response to the latest request (QR-22, QR-23).
 * @param opened whether the sheet is open: it fades out with its panels
 * @param isOpen whether the panel is open: else a toast reports received money, too
 */
export function useQrDeposit(code: QrProviderCode, currency: string, opened = true, isOpen = true) {
  const shown = useShown(opened);
  const queryClient = useQueryClient();
  const key = getGetQrQueryKey(code);
  const query = useFailureKept(useGetQr(code, { query: { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } }));
  const qr = currentQr(query.data, now());

  const reload = () => void queryClient.refetchQueries({ queryKey: key });
  const { note, received, dispatch, look } = usePanelQr(code, qr, reload);

  const show = (answer: QrCode) => {
    // A fetch under way would bring an older state.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, answer);
  };

  const receive = useEffectEvent((money: ReceivedMoney) => {
    dispatch({ type: 'received', money });
    show(none);
    return isOpen;
  });
  useEffect(() => showMoneyBy((money) => money.code === code && shown.current && receive(money)), [code, shown]);

  const creation = useCreation(code, currency, { show, reload, onMade: (note) => dispatch({ type: 'made', note }) });
  const cancelled = (id: string) => {
    dispatch({ type: 'cancelled' });
    forgetOpenQr(code);
    show(none);
    if (id !== '') announceCancelledQr(code, id);
  };
  const cancellation = useCancellation(code, { cancelled, gone: () => show(none), reload });

  return {
    query,
    note,
    received,
    qr,
    transferred: useTransferred(look),
    /** Back to the amount, after the player has seen the money. */
    again: () => dispatch({ type: 'seen' }),
    refusal: qr ? cancellation.refusal : creation.refusal,
    creating: creation.pending || creation.underWay,
    cancelling: cancellation.pending,
    create: (satang: Satang) => creation.run({ id: code, data: { amount: toBaht(satang) } }),
    /** The server cannot cancel a QR without an id: it only leaves the screen (QR-38). */
    cancel: (id: string) => (id === '' ? cancelled(id) : cancellation.run({ id: encodeURIComponent(id) })),
    /** The QR's time is over: back to the amount, without a DELETE (QR-32). */
    expire: () => show(none),
  };
}
