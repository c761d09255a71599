import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../api/generated/wallet/wallet.ts';
import type { CommandTimes } from '../api/use-money-command.ts';
import { formatMoney, type Satang, withCurrency } from '../money/money.ts';
import { currencyWord } from '../money/unit.ts';
import { walletSatang } from '../money/wallet.ts';
import { guarded } from '../parts/guard.tsx';
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx';
import { Skeleton } from '../ui/states/skeletons.tsx';
import { type EntryKind, useCommandEntry } from './command-entry.ts';
import { Receipt } from './receipt.tsx';
import { useDestination } from './use-destination.ts';

interface Props {
  title: string;
  /** What was received, as the server worded it. */
  said?: ReactNode;
  times: CommandTimes;
  entry: Extract<EntryKind, { type: 'bonus' }>;
  /** Amount that the screen offered, satang; absent where it named none. */
  offered?: Satang | null | undefined;
  onClose: () => void;
}

/**
 * Tells that money arrived in the main wallet: amount, time, reference, balance, next step, and a link to the history
 * entry (MNY-262). These responses carry no amount: it comes from the entry, else from the screen's offer, else it is
 * left out.
 */
function ReceiptDialogContent({ title, said, times, entry, offered, onClose }: Props) {
  const { t } = useTranslation();
  const { data: view } = useGetWallet();
  const { found, looking } = useCommandEntry(entry, times);
  const amount = found?.amount ?? offered ?? null;
  const currency = currencyWord(t, view);
  // Placeholder for data from the history, to avoid layout shift.
  const unknown = looking ? <Skeleton height="1.5rem" /> : null;
  const action = useDestination('history', onClose, found?.reference);
  return (
    <AlertDialog
      kind="success"
      title={title}
      message={
        <Receipt
          title={title}
          amount={amount === null ? unknown : withCurrency(formatMoney(amount), currency)}
          said={said}
          from={t(`statement.source.${entry.source}`)}
          to={t('account.WALLET')}
          currency={currency}
          at={times.ended}
          reference={found?.reference}
          balances={[{ name: t('account.WALLET'), satang: walletSatang(view) }]}
          next={looking ? '\u00a0' : t(found ? 'receipt.ready' : 'receipt.wait')}
        />
      }
      okLabel={t('common.ok')}
      action={action}
      onClose={onClose}
    />
  );
}

export const ReceiptDialog = guarded('over', ReceiptDialogContent);
