import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { forgetOpenQr, keepOpenQr, type OpenQr, openQrs } from './open-qrs.ts';
import { useCancellation, useCreation } from './qr-commands.ts';
import { type CurrentQr, currentQr, type QrProviderCode } from './qr-rules.ts';

const none: QrCode = { hasQrcode: false };

/**
 * What happened to the panel's QR. expired: its time is over (QR-32); gone: paid or cancelled on another device, the server
 * does not say which (QR-262); received: its money is there (QR-261).
 */
export type QrNotice = 'made' | 'cancelled' | 'expired' | 'gone' | 'received';

/** Looks for the money of the panel's QR. @returns null when its amount cannot be read */
async function lookFor(client: QueryClient, shown: OpenQr | null) {
  if (shown) return lookForMoney(client, shown, true);
  await refetchMoney(client);
  return null;
}

type SetNotice = Dispatch<SetStateAction<QrNotice | null>>;

/** Reports why a QR disappeared from the response, and looks for its money: it may have been paid. */
function useQrGoneNotice(
  code: QrProviderCode,
  qr: CurrentQr | null,
  lookForIt: () => Promise<unknown>,
  setNotice: SetNotice,
) {
  const last = useRef<CurrentQr | null>(null);
  /** Ids. The message of another tab and the server's response arrive in either order. */
  const cancelledId = useRef<string | null>(null);
  const goneId = useRef<string | null>(null);
  useCancelledElsewhere(code, (id) => {
    cancelledId.current = id;
    if (goneId.current === id) setNotice((note) => (note === 'gone' ? 'cancelled' : note));
  });
  useEffect(() => {
    const former = last.current;
    last.current = qr;
    if (former === null || qr !== null) return;
    goneId.current = former.id;
    const why = former.id === cancelledId.current ? 'cancelled' : 'gone';
    setNotice(former.expiresAt !== null && former.expiresAt <= now() ? 'expired' : why);
    lookForIt().catch(() => undefined);
  });
  return {
    /** Whether a QR is on the screen, or gone without a notice yet. */
    pending: () => last.current !== null,
    forget: () => (last.current = null),
  };
}

/**
 * The money of the last shown QR (QR-261).
 * @param shown false while the sheet closes
 * @param isOpen whether the panel itself shows it: else a toast reports it, too
 */
function useReceivedMoney(
  code: QrProviderCode,
  shown: RefObject<boolean>,
  isOpen: boolean,
  onReceived: () => void,
): ReceivedMoney | null {
  const [received, setReceived] = useState<ReceivedMoney | null>(null);
  const receive = useEffectEvent((money: ReceivedMoney) => {
    setReceived(money);
    onReceived();
    return isOpen;
  });
  useEffect(() => showMoneyBy((money) => money.code === code && shown.current && receive(money)), [code, shown]);
  return received;
}

/** The player says that the QR is paid and leaves the sheet: a toast reports its money (QR-264). */
function useTransferred(look: () => Promise<unknown>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  return () => {
    notifyNote(t('qr.refreshing'));
    void refetchMoney(queryClient);
    look().catch((error) => {
      if (error instanceof ApiError && !error.reported) notifyError(errorText(error));
    });
  };
}

/**
 * A provider's QR: fetched whenever the panel opens (QR-3), shown as in the response to the latest request (QR-22, QR-23).
 * @param opened whether the sheet is open: it fades out with its panels
 * @param isOpen whether the panel is open
 */
export function useQrDeposit(code: QrProviderCode, currency: string, opened = true, isOpen = true) {
  const shown = useShown(opened);
  const queryClient = useQueryClient();
  const key = getGetQrQueryKey(code);
  const [note, setNotice] = useState<QrNotice | null>(null);
  const query = useFailureKept(useGetQr(code, { query: { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } }));
  const qr = currentQr(query.data, now());
  /** The QR in the list of open ones; it stays here when another tab removes it. */
  const looked = useRef<OpenQr | null>(null);
  const look = () => lookFor(queryClient, looked.current);
  const goneNotice = useQrGoneNotice(code, qr, look, setNotice);
  const keep = useEffectEvent(() => {
    if (qr) looked.current = keepOpenQr(code, qr, now());
  });
  useEffect(() => keep(), [code, qr?.id, qr?.amount]);

  const show = (answer: QrCode) => {
    // A fetch under way would bring an older state.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, answer);
  };
  const received = useReceivedMoney(code, shown, isOpen, () => {
    goneNotice.forget();
    show(none);
    setNotice('received');
  });
  const reload = () => void queryClient.refetchQueries({ queryKey: key });

  // Another tab removed this panel's QR from the list: it reported the money, or cancelled the QR.
  const kept = openQrs.useItems();
  const lookWhenLeft = useEffectEvent((own: OpenQr | null) => {
    if (!own || !qr || openQrs.items().some(({ id }) => id === own.id)) return;
    look().then(
      (found) => {
        if (found === 'gone') reload();
        // The list itself was lost, for example with the site's storage.
        else if (found === 'open') looked.current = keepOpenQr(code, qr, now());
      },
      () => reload(),
    );
  });
  useEffect(() => lookWhenLeft(looked.current), [qr?.id, kept]);

  const creation = useCreation(code, currency, { show, reload, onMade: setNotice });

  const cancelled = (id: string) => {
    // A QR that expired while it was being cancelled stays expired (QR-50).
    if (goneNotice.pending()) setNotice('cancelled');
    goneNotice.forget();
    forgetOpenQr(code);
    show(none);
    if (id !== '') announceCancelledQr(code, id);
  };
  const cancellation = useCancellation(code, { cancelled, gone: () => show(none), reload });

  return {
    query,
    note,
    received: note === 'received' ? received : null,
    qr,
    transferred: useTransferred(look),
    /** Back to the amount, after the player has seen the money. */
    again: () => setNotice(null),
    refusal: creation.refusal,
    creating: creation.pending || creation.underWay,
    cancelling: cancellation.pending,
    create: (satang: Satang) => creation.run({ id: code, data: { amount: toBaht(satang) } }),
    /** The server cannot cancel a QR without an id: it only leaves the screen (QR-38). */
    cancel: (id: string) => (id === '' ? cancelled(id) : cancellation.run({ id: encodeURIComponent(id) })),
    /** The QR's time is over: back to the amount, without a DELETE (QR-32). */
    expire: () => show(none),
  };
}
