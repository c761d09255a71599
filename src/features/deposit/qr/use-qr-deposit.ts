import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountOrder } from '../../../../contract/generated/models/amountOrder.ts';
import type { QrCode } from '../../../../contract/generated/models/qrCode.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useErrorText, useMessageText } from '../../../shared/api/errors.ts';
import { getGetQrQueryKey, useCancelQr, useCreateQr, useGetQr } from '../../../shared/api/generated/qr/qr.ts';
import { refetchMoney } from '../../../shared/api/query-client.ts';
import { useFailureKept } from '../../../shared/api/query-failure.ts';
import { useCommandKey, useMoneyCommand } from '../../../shared/api/use-money-command.ts';
import { useShown } from '../../../shared/base/use-shown.ts';
import { formatBaht, type Satang, toBaht } from '../../../shared/money/money.ts';
import { now } from '../../../shared/time/clock.ts';
import { notifyError, notifyNote, notifySuccess } from '../../../shared/toast/notify.ts';
import { announceCancelledQr, useCancelledElsewhere } from './cancelled-elsewhere.ts';
import { lookForMoney, qrMoney, type ReceivedMoney } from './look-for-money.ts';
import { forgetOpenQr, keepOpenQr, type OpenQr, openQrs } from './open-qrs.ts';
import { type CurrentQr, currentQr, type QrProviderCode } from './qr-rules.ts';

const none: QrCode = { hasQrcode: false };
const allQrs = getGetQrQueryKey('')[0];

/**
 * What happened to the panel's QR. expired: its time is over (QR-32); gone: paid, or cancelled on another device: the
 * server does not say which (QR-262); received: its money is there (QR-261).
 */
export type QrNotice = 'made' | 'cancelled' | 'expired' | 'gone' | 'received';

/** Looks for the money of the QR that the panel shows. @returns null for one whose amount cannot be read */
async function lookFor(client: QueryClient, shown: OpenQr | null) {
  if (shown) return lookForMoney(client, shown, true);
  await refetchMoney(client);
  return null;
}

type SetNotice = Dispatch<SetStateAction<QrNotice | null>>;

/** Reports why a QR disappeared from the answer, and looks for its money, because it may have been paid. */
function useQrGoneNotice(
  code: QrProviderCode,
  qr: CurrentQr | null,
  lookForIt: () => Promise<unknown>,
  setNotice: SetNotice,
) {
  const last = useRef<CurrentQr | null>(null);
  /** Ids. The message of another tab and the server's answer arrive in either order. */
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
    /** Whether a QR is still on the screen, or gone without a word yet. */
    pending: () => last.current !== null,
    forget: () => (last.current = null),
  };
}

interface CancelledQr {
  cancelled: (id: string) => void;
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
    onDone: (_answer, { id }) => {
      cancelled(decodeURIComponent(id));
      if (!shown.current) notifySuccess(t('qr.cancelled'));
    },
    onRefused: failed,
    onUnknown: failed,
  });
}

/**
 * What was paid into the wallet by the QR that was shown last (QR-261).
 * @param shown false for a panel whose sheet is closing: a toast tells of its money then
 */
function useReceivedMoney(
  code: QrProviderCode,
  shown: RefObject<boolean>,
  onReceived: () => void,
): ReceivedMoney | null {
  const [received, setReceived] = useState<ReceivedMoney | null>(null);
  const receive = useEffectEvent((money: ReceivedMoney) => {
    setReceived(money);
    onReceived();
  });
  useEffect(
    () =>
      qrMoney.on((money) => {
        if (money.code !== code || !shown.current) return;
        money.shown = true;
        receive(money);
      }),
    [code, shown],
  );
  return received;
}

/** The player says that the QR was paid, and leaves the sheet: a toast tells when its money is there (QR-264). */
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

interface MadeQr {
  show: (answer: QrCode) => void;
  reload: () => void;
  onMade: (notice: 'made' | 'expired') => void;
}

/** Makes a QR, and fetches those of the other providers anew (QR-18). */
function useCreation(code: QrProviderCode, currency: string, { show, reload, onMade }: MadeQr) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const messageText = useMessageText();
  const reloadOthers = () => {
    const others = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      typeof path === 'string' && path.startsWith(allQrs) && path !== getGetQrQueryKey(code)[0];
    void queryClient.refetchQueries({ predicate: others, type: 'active' });
  };
  // One creation at a time, also after the panel was opened again: the answers of two could arrive in either order (QR-22).
  const { sheetOptions, underWay } = useCommandKey('createQr', code);
  const creation = useMoneyCommand<{ id: string; data: AmountOrder }, QrCode>(useCreateQr(sheetOptions), {
    onDone: (answer) => {
      if (!answer.hasQrcode) return notifyError(messageText(answer.message));
      onMade(currentQr(answer, now()) ? 'made' : 'expired');
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
      withoutEntry: true,
      done: ({ hasQrcode, message }, { data: { amount } }) =>
        hasQrcode ? t('qr.made', { amount: formatBaht(amount), currency }) : { refused: messageText(message) },
    },
  });
  return { ...creation, underWay };
}

/**
 * A provider's QR: the current one is fetched whenever the panel opens (QR-3), and what is shown is always the answer to
 * the latest request (QR-22, QR-23).
 * @param opened whether the sheet is open: it fades out with its panels
 */
export function useQrDeposit(code: QrProviderCode, currency: string, opened = true) {
  const shown = useShown(opened);
  const queryClient = useQueryClient();
  const key = getGetQrQueryKey(code);
  const [note, setNotice] = useState<QrNotice | null>(null);
  const query = useFailureKept(useGetQr(code, { query: { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } }));
  const qr = currentQr(query.data, now());
  /** As it is looked after; also when another tab has ended that. */
  const looked = useRef<OpenQr | null>(null);
  const look = () => lookFor(queryClient, looked.current);
  const goneNotice = useQrGoneNotice(code, qr, look, setNotice);
  const keep = useEffectEvent(() => {
    if (qr) looked.current = keepOpenQr(code, qr, now());
  });
  useEffect(() => keep(), [code, qr?.id, qr?.amount]);

  const show = (answer: QrCode) => {
    // A fetch still under way would bring an older state.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, answer);
  };
  const received = useReceivedMoney(code, shown, () => {
    goneNotice.forget();
    show(none);
    setNotice('received');
  });
  const reload = () => void queryClient.refetchQueries({ queryKey: key });

  // Another tab no longer looks after what this panel still shows: it has told of its money, or that QR was cancelled there.
  const kept = openQrs.useItems();
  const lookWhenLeft = useEffectEvent((own: OpenQr | null) => {
    if (!own || !qr || openQrs.items().some(({ id }) => id === own.id)) return;
    look().then(
      (found) => {
        if (found === 'gone') reload();
        // The list itself was lost, such as by storage that was emptied.
        else if (found === 'open') looked.current = keepOpenQr(code, qr, now());
      },
      () => reload(),
    );
  });
  useEffect(() => lookWhenLeft(looked.current), [qr?.id, kept]);

  const creation = useCreation(code, currency, { show, reload, onMade: setNotice });

  const cancelled = (id: string) => {
    // A QR whose time was over while it was being cancelled has been called expired: of the two that stands (QR-50).
    if (goneNotice.pending()) setNotice('cancelled');
    goneNotice.forget();
    forgetOpenQr(code);
    show(none);
    if (id !== '') announceCancelledQr(code, id);
  };
  const cancellation = useCancellation({ cancelled, gone: () => show(none), reload });

  return {
    query,
    note,
    /** What was paid into the wallet by the QR that was shown last. */
    received: note === 'received' ? received : null,
    qr,
    transferred: useTransferred(look),
    /** Back to the amount, after the player has seen that the money is there. */
    again: () => setNotice(null),
    creating: creation.pending || creation.underWay,
    cancelling: cancellation.pending,
    create: (satang: Satang) => creation.run({ id: code, data: { amount: toBaht(satang) } }),
    /** A QR without an id can't be cancelled on the server: it only leaves the screen (QR-38). */
    cancel: (id: string) => (id === '' ? cancelled(id) : cancellation.run({ id: encodeURIComponent(id) })),
    /** Called when the QR's time is over: back to the amount, without a DELETE (QR-32). */
    expire: () => show(none),
  };
}
