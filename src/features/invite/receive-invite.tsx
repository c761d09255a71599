import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageBody } from '../../../contract/generated/models/messageBody.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useMessageText } from '../../shared/api/errors.ts';
import { useReceiveInviteBonus } from '../../shared/api/generated/invite/invite.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { tellUnknown } from '../../shared/api/unknown-text.ts';
import { type CommandTimes, useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { formatMoney, type Satang } from '../../shared/money/money.ts';
import { percentText } from '../../shared/money/percent-text.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { inviteSatang } from '../../shared/money/wallet.ts';
import { useHistoryLook } from '../../shared/money-form/command-entry.ts';
import { ReceiptDialog } from '../../shared/money-form/receipt-dialog.tsx';
import { RefusalAction, useRefusal } from '../../shared/money-form/refusal-action.tsx';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { ConfirmDialog, stillAsked } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import css from './invite-modal.module.css';

interface Received {
  readonly said: string;
  readonly times: CommandTimes;
  readonly amount: Satang | null;
}

/** The amount and the shares that the question names (INV-21). */
function Terms({ view }: { view: WalletView }) {
  const { t } = useTranslation();
  const amount = inviteSatang(view);
  const shares = [
    t('invite.confirmSuccess', { percent: percentText(view.invite?.success) }),
    t('invite.confirmFail', { percent: percentText(view.invite?.fail) }),
  ];
  // Each in an element of its own, which a translated page can replace.
  return (
    <>
      <strong className={css.sum}>
        {t('invite.confirmAmount', {
          amount: amount === null ? '-' : formatMoney(amount),
          currency: currencyWord(t, view),
        })}
      </strong>
      <span>{shares.join('\n')}</span>
    </>
  );
}

/** Receives the invite bonus after a question that names its conditions (INV-21 to INV-23). */
export function ReceiveInvite() {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const { data: view } = useGetWallet();
  /** The amount and shares shown in the open question; null while it is closed. */
  const [question, setQuestion] = useState<string | null>(null);
  const asking = question !== null;
  const close = () => setQuestion(null);
  const [done, setDone] = useState<Received | null>(null);
  const { refusal, refuse, clear } = useRefusal();
  /** The amount on the screen when the player confirmed. */
  const asked = useRef<Satang | null>(null);
  const { options, underWay: pending } = useCommandKey('receiveInviteBonus');
  const { run } = useMoneyCommand<void, MessageBody>(useReceiveInviteBonus(options), {
    wasDone: useHistoryLook(() => ({ type: 'bonus', source: 'invite' })),
    onDone: ({ message }, _order, times) => setDone({ said: messageText(message), times, amount: asked.current }),
    onRefused: refuse,
    onUnknown: tellUnknown,
    onEnd: close,
    elsewhere: { opened: asking, done: ({ message }) => messageText(message) },
  });
  const sending = useSending(pending, close);
  if (!view) return null;
  const { success, fail } = view.invite ?? {};
  const amount = inviteSatang(view);
  const shares = `${amount} ${percentText(success)} ${percentText(fail)}`;
  return (
    <>
      <Button size="sm" variant="outline" loading={pending} aria-busy={pending} onClick={() => setQuestion(shares)}>
        {t('invite.receive')}
      </Button>
      <RefusalAction refusal={refusal} onLeave={clear} />
      <ConfirmDialog
        // Another tab may receive the amount, or the figures may change, while the question is open.
        opened={stillAsked(asking, pending || question === shares, close)}
        title={t('invite.confirmTitle')}
        message={<Terms view={view} />}
        confirmLabel={t('invite.confirm')}
        cancelLabel={t('common.cancel')}
        pending={pending}
        onConfirm={() => {
          if (!pending) asked.current = amount;
          clear();
          run();
        }}
        underWay={sending}
        onCancel={sending.close}
      />
      {done === null ? null : (
        <ReceiptDialog
          title={done.said}
          times={done.times}
          offered={done.amount}
          entry={{ type: 'bonus', source: 'invite' }}
          onClose={() => setDone(null)}
        />
      )}
    </>
  );
}
