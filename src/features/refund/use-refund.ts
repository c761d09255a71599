import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MessageBody } from '../../../contract/generated/models/messageBody.ts';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { useMessageText } from '../../shared/api/errors.ts';
import {
  getCheckRefundQueryKey,
  useAddRefundToWallet,
  useReceiveRefund,
} from '../../shared/api/generated/refund/refund.ts';
import { tellUnknown } from '../../shared/api/unknown-text.ts';
import { useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { fromBaht, type Satang } from '../../shared/money/money.ts';
import { useHistoryLook } from '../../shared/money-form/command-entry.ts';
import { useRefusal } from '../../shared/money-form/refusal-action.tsx';
import { notifySuccess } from '../../shared/toast/notify.ts';

type Check = Partial<Pick<RefundCheck, 'refundAmount' | 'available'>>;

/**
 * How much the received amount has risen between two checks (REF-31).
 * @returns null when a figure is unreadable or the difference is not what was on offer
 */
export function receivedAmount(before: Check | undefined, after: Check | undefined): Satang | null {
  const was = fromBaht(before?.refundAmount);
  const is = fromBaht(after?.refundAmount);
  if (was === null || is === null) return null;
  const risen = is - was;
  const offered = before?.available === undefined ? risen : fromBaht(before.available);
  return risen > 0 && risen === offered ? risen : null;
}

function useRefundCheck() {
  const queryClient = useQueryClient();
  const before = useRef<RefundCheck>(undefined);
  const checked = () => queryClient.getQueryData<RefundCheck>(getCheckRefundQueryKey());
  /** @returns what was received since `remember`, after the refetch */
  const reload = async () => {
    // Every page of the log.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('/api/refund') });
    await queryClient.invalidateQueries({ queryKey: getCheckRefundQueryKey() });
    return receivedAmount(before.current, checked());
  };
  const remember = () => {
    before.current = checked();
  };
  return { checked, reload, remember };
}

/** Receives a refund (REF-11) and adds the received amount to the wallet (REF-16). */
export function useRefund(opened: boolean, onClose: () => void) {
  const { checked, reload, remember } = useRefundCheck();
  const messageText = useMessageText();
  /** The amount in the open question; undefined while it is closed. */
  const [asked, setAsked] = useState<Satang | null>();
  const [received, setReceived] = useState<Satang | null>(null);
  /** The check still shows the old offer until its refetch. */
  const [rereading, setRereading] = useState(false);
  const { refusal, refuse, clear } = useRefusal();
  // Forget them when the sheet closes.
  if (!opened && received !== null) setReceived(null);
  if (!opened && refusal !== null) clear();

  const receiving = useCommandKey('receiveRefund');
  const receive = useMoneyCommand<void, MessageBody>(useReceiveRefund(receiving.options), {
    onDone: ({ message }) => notifySuccess(messageText(message)),
    onRefused: refuse,
    // The history has no entry of it.
    onUnknown: (error) => (error.kind === 'found' ? notifySuccess(messageText('REFUND_SUCCESS')) : tellUnknown(error)),
    wasDone: async () => (await reload()) !== null,
    onEnd: (kind) => {
      setRereading(true);
      void reload().then((amount) => {
        setRereading(false);
        if (kind !== 'refused') setReceived(amount);
      });
    },
  });
  const adding = useCommandKey('addRefundToWallet');
  const add = useMoneyCommand<void, MessageBody>(useAddRefundToWallet(adding.options), {
    wasDone: useHistoryLook(() => ({ type: 'bonus', source: 'refund' })),
    onDone: ({ message }) => {
      onClose();
      notifySuccess(messageText(message), 'history');
    },
    onRefused: refuse,
    onUnknown: tellUnknown,
    elsewhere: { opened, done: ({ message }) => messageText(message) },
    onEnd: () => {
      setAsked(undefined);
      // The amount may have changed (REF-17).
      void reload();
    },
  });

  return {
    receiving: receiving.underWay,
    rereading,
    /** Null when nothing was received, or the amount is unknown (REF-31). */
    received,
    refusal,
    receive: () => {
      clear();
      setReceived(null);
      remember();
      receive.run();
    },
    asked,
    asking: asked !== undefined,
    adding: adding.underWay,
    ask: () => setAsked(fromBaht(checked()?.refundAmount)),
    add: () => {
      clear();
      add.run();
    },
    closeQuestion: () => setAsked(undefined),
  };
}
