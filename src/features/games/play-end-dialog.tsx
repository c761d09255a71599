import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { formatMoney, type Satang, withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { accountOptions, walletCode } from '../../shared/money/wallet.ts';
import { OrderDone } from '../../shared/money-form/order-done.tsx';
import { Receipt } from '../../shared/money-form/receipt.tsx';
import { RefusalDialog } from '../../shared/money-form/refusal-dialog.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import type { PlayEnd } from './use-play.ts';

type MovedEnd = Extract<PlayEnd, { kind: 'transferred' | 'takenBack' }>;

interface Props {
  end: PlayEnd | null;
  code: string;
  name: string;
  onClose: () => void;
  /** Also closes the game's sheet. */
  onLeave: () => void;
  /** @param reference entry to open in the history */
  onOpenStatement: (reference?: string) => void;
}

/** MNY-261 */
function Moved({ end, code, name, onClose, onOpenStatement }: Omit<Props, 'end' | 'onLeave'> & { end: MovedEnd }) {
  const { t } = useTranslation();
  const { data: view } = useGetWallet();
  const currency = currencyWord(t, view);
  const accounts = accountOptions(view);
  const balanceOf = (account: string) => accounts.find((one) => one.code === account)?.balance ?? null;
  const wallet = { code: walletCode, name: t('account.WALLET'), satang: balanceOf(walletCode) };
  const game = { code, name, satang: balanceOf(code) };
  const isAll = end.kind === 'transferred';
  const [from, to] = isAll ? [wallet, game] : [game, wallet];
  /** After "transfer all" the history has the amount: the wallet may have held more. */
  const amountOf = (moved: Satang | null | undefined) =>
    isAll && moved === undefined ? (
      <Skeleton width="5em" height="1.2em" />
    ) : (
      withCurrency(formatMoney((isAll ? moved : null) ?? end.amount), currency)
    );
  return (
    <OrderDone
      entry={{ type: 'transfer', amount: isAll ? null : end.amount, from: from.code, to: to.code }}
      times={end.times}
      say={(known, moved) => ({
        title: t('games.transferred'),
        message: (
          <Receipt
            {...{ currency, ...known }}
            title={t('games.transferred')}
            from={from.name}
            to={to.name}
            amount={amountOf(moved)}
            balances={[from, to]}
            next={t(isAll ? 'receipt.inGame' : 'receipt.inWallet')}
          />
        ),
      })}
      onClose={onClose}
      onOpenStatement={onOpenStatement}
    />
  );
}

/** An attempt that opened no game (GAM-22, GAM-27); an unknown outcome is a question (GAM-23). */
function PlayEndDialogContent({ end, code, name, onClose, onLeave, onOpenStatement }: Props) {
  const { t } = useTranslation();
  if (!end) return null;
  if (end.kind === 'unknown') {
    return (
      <ConfirmDialog
        title={t('games.unknownTitle')}
        message={end.message()}
        confirmLabel={t('games.openStatement')}
        cancelLabel={t('common.close')}
        onConfirm={() => onOpenStatement()}
        onCancel={onClose}
      />
    );
  }
  if (end.kind === 'refused') {
    return <RefusalDialog refusal={end} onClose={onClose} onLeave={onLeave} />;
  }
  return <Moved {...{ end, code, name, onClose, onOpenStatement }} />;
}

export const PlayEndDialog = guarded('over', PlayEndDialogContent);
