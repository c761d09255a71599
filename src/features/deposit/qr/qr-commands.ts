/** The commands of a provider's QR: making and cancelling it. */

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AmountOrder } from '../../../../contract/generated/models/amountOrder.ts';
import type { QrCode } from '../../../../contract/generated/models/qrCode.ts';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { useMessageText } from '../../../shared/api/errors.ts';
import { getGetQrQueryKey, useCancelQr, useCreateQr } from '../../../shared/api/generated/qr/qr.ts';
import { destinationOf } from '../../../shared/api/refusal-destination.ts';
import { useCommandKey, useMoneyCommand } from '../../../shared/api/use-money-command.ts';
import { useShown } from '../../../shared/base/use-shown.ts';
import { formatBaht } from '../../../shared/money/money.ts';
import { useRefusal } from '../../../shared/money-form/refusal-action.tsx';
import { now } from '../../../shared/time/clock.ts';
import { notifyError, notifySuccess } from '../../../shared/toast/notify.ts';
import { currentQr, type QrProviderCode } from './qr-rules.ts';

const allQrs = getGetQrQueryKey('')[0];

interface CancelledQr {
  cancelled: (id: string) => void;
  /** Called when the server no longer had the QR. */
  gone: () => void;
  reload: () => void;
}

/** Cancels a QR (QR-36, QR-37); when the panel is gone by then, a toast says how it ended. */
export function useCancellation(code: QrProviderCode, { cancelled, gone, reload }: CancelledQr) {
  const { t } = useTranslation();
  const { refusal, refuse, clear } = useRefusal();
  const shown = useShown();
  const failed = (error: ApiError) => {
    // It expired, was paid, or was cancelled in another tab. That counts as done (QR-37).
    if (error.status === 404 || error.code === 'NO_DATA') gone();
    else refuse(error);
    reload();
  };
  const { options } = useCommandKey('cancelQr', code);
  const cancellation = useMoneyCommand<{ id: string }, unknown>(useCancelQr(options), {
    onDone: (_answer, { id }) => {
      cancelled(decodeURIComponent(id));
      if (!shown.current) notifySuccess(t('qr.cancelled'));
    },
    onRefused: failed,
    onUnknown: failed,
  });
  const run: typeof cancellation.run = (order) => {
    clear();
    cancellation.run(order);
  };
  return { ...cancellation, run, refusal };
}

interface MadeQr {
  show: (answer: QrCode) => void;
  reload: () => void;
  onMade: (notice: 'made' | 'expired') => void;
}

/** Makes a QR, and refetches those of the other providers (QR-18). */
export function useCreation(code: QrProviderCode, currency: string, { show, reload, onMade }: MadeQr) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const messageText = useMessageText();
  const { refusal, setRefusal, refuse, clear } = useRefusal();
  const reloadOthers = () => {
    const others = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      typeof path === 'string' && path.startsWith(allQrs) && path !== getGetQrQueryKey(code)[0];
    void queryClient.refetchQueries({ predicate: others, type: 'active' });
  };
  // One creation at a time, also after the panel was opened again: two responses could arrive in either order (QR-22).
  const { options, underWay } = useCommandKey('createQr', code);
  const creation = useMoneyCommand<{ id: string; data: AmountOrder }, QrCode>(useCreateQr(options), {
    onDone: (answer) => {
      const { hasQrcode, message } = answer;
      if (!hasQrcode) {
        setRefusal({ message: () => messageText(message), code: message ?? undefined });
        return notifyError(messageText(message), destinationOf(message));
      }
      onMade(currentQr(answer, now()) ? 'made' : 'expired');
    },
    onRefused: refuse,
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
        hasQrcode
          ? t('qr.made', { amount: formatBaht(amount), currency })
          : { refused: messageText(message), code: message },
    },
  });
  const run: typeof creation.run = (order) => {
    clear();
    creation.run(order);
  };
  return { ...creation, run, refusal, underWay };
}
