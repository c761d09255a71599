import { useTranslation } from 'react-i18next';
import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { useGetWallet, useTransfer } from '../../shared/api/generated/wallet/wallet.ts';
import { useFailureKept } from '../../shared/api/query-failure.ts';
import { useCommandKey } from '../../shared/api/use-money-command.ts';
import { amountText, formatBaht, fromBaht, type Satang, withCurrency } from '../../shared/money/money.ts';
import { currencyWord, isKip, unitOf } from '../../shared/money/unit.ts';
import {
  type AccountOption,
  accountOptions,
  minimumTransfer,
  playerId,
  walletCode,
} from '../../shared/money/wallet.ts';
import { MoneySheet } from '../../shared/money-form/money-sheet.tsx';
import type { KnownOfDone } from '../../shared/money-form/order-done.tsx';
import { Receipt } from '../../shared/money-form/receipt.tsx';
import { useMoneyForm } from '../../shared/money-form/use-money-form.ts';
import { basisOf } from '../../shared/storage/use-form-draft.ts';
import { useStored } from '../../shared/storage/use-stored.ts';
import { AccountRoute } from '../../shared/ui/display/account-route.tsx';
import css from './transfer-form.module.css';
import { TransferForm } from './transfer-form.tsx';
import { keptPairs, usablePairs, withPair } from './transfer-pairs.ts';
import { type CheckedTransfer, checkTransfer, type TransferDraft } from './transfer-rules.ts';

export interface TransferModalProps {
  opened: boolean;
  onClose: () => void;
  /** @param reference entry to open in the history (TRF-25, MNY-263) */
  onOpenStatement: (reference?: string) => void;
}

const blank: TransferDraft = { from: walletCode, to: null, text: '' };

interface SubmitLabelProps {
  checked: CheckedTransfer;
  currency: string;
  nameOf: (code: string) => string;
}

/** Names the order that the button sends, as soon as there is one (TRF-283). */
function SubmitLabel({ checked, currency, nameOf }: SubmitLabelProps) {
  const { t } = useTranslation();
  // In an element of its own, which a translated page can replace.
  if (!checked.ok) return <span>{t('transfer.submit')}</span>;
  const { from, to, amount } = checked.order;
  return (
    <span className={css.order}>
      <span translate="no">{`${t('transfer.submit')} ${withCurrency(formatBaht(amount), currency)}`}</span>{' '}
      <small>
        <AccountRoute from={nameOf(from)} to={nameOf(to)} towards={t('common.to')} />
      </small>
    </span>
  );
}

/** Balance of a game to fill in after a refusal of more; null for the wallet, where a deposit helps. */
function allOf({ from }: TransferDraft, accounts: readonly AccountOption[]): Satang | null {
  const balance = from === walletCode ? null : (accounts.find(({ code }) => code === from)?.balance ?? null);
  return balance !== null && balance >= minimumTransfer ? balance : null;
}

/** Moves credit between wallet and games, and between games (TRF-20). */
export function TransferModal({ opened, onClose, onOpenStatement }: TransferModalProps) {
  const { t } = useTranslation();
  const wallet = useFailureKept(useGetWallet({ query: { enabled: opened } }));
  const accounts = accountOptions(wallet.data);
  const currency = currencyWord(t, wallet.data);
  const [pairs, changePairs] = useStored(keptPairs, playerId(wallet.data));
  const codes = new Set(accounts.map(({ code }) => code));
  const { options, underWay } = useCommandKey('transfer');
  const form = useMoneyForm({
    name: 'transfer',
    owner: playerId(wallet.data),
    blank,
    basis: wallet.data ? basisOf(playerId(wallet.data), unitOf(wallet.data)) : null,
    check: (draft: TransferDraft) => checkTransfer(draft, codes),
    command: useTransfer(options),
    entry: ({ from, to, amount }) => ({ type: 'transfer', from, to, amount: fromBaht(amount) }),
    underWay,
    opened,
    onClose,
    doneText: t('transfer.done'),
    onDone: (order: TransferOrder) => changePairs((before) => withPair(before, order)),
  });

  const all = allOf(form.draft, accounts);
  const nameOf = (code: string) => accounts.find((one) => one.code === code)?.name ?? t('account.WALLET');
  const balanceOf = (code: string) => ({
    name: nameOf(code),
    satang: accounts.find((one) => one.code === code)?.balance ?? null,
  });
  const done = ({ from, to, amount }: TransferOrder, known: KnownOfDone) => ({
    title: t('transfer.done'),
    message: (
      <Receipt
        {...{ currency, ...known }}
        title={t('transfer.done')}
        from={nameOf(from)}
        to={nameOf(to)}
        amount={withCurrency(formatBaht(amount), currency)}
        balances={[balanceOf(from), balanceOf(to)]}
        next={t(to === walletCode ? 'receipt.inWallet' : 'receipt.inGame')}
      />
    ),
  });
  return (
    <MoneySheet
      opened={opened}
      title={t('transfer.title')}
      lookups={[wallet]}
      form={form}
      formId="transfer-form"
      submitLabel={<SubmitLabel {...{ currency, nameOf }} checked={checkTransfer(form.draft, codes)} />}
      done={done}
      unknownTitle={t('transfer.unknownTitle')}
      fillInAll={all === null ? undefined : () => form.change({ text: amountText(all) })}
      onOpenStatement={onOpenStatement}
    >
      <TransferForm
        {...{ accounts, currency }}
        kip={isKip(wallet.data)}
        pairs={usablePairs(pairs, codes)}
        draft={form.draft}
        problem={form.problem}
        disabled={form.pending}
        onChange={form.change}
        onSubmit={form.submit}
        onEscape={form.close}
      />
    </MoneySheet>
  );
}
