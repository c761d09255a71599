import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useGetActiveBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useGetWithdrawLimits } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet, useWithdrawAll } from '../../shared/api/generated/wallet/wallet.ts';
import { useFailureKept } from '../../shared/api/query-failure.ts';
import { useCommandKey } from '../../shared/api/use-money-command.ts';
import { trimmedText } from '../../shared/base/text.ts';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { maskedAccount } from '../../shared/money/bank-account.ts';
import { amountText, formatBaht, fromBaht, withCurrency } from '../../shared/money/money.ts';
import { currencyWord, isKip, unitOf } from '../../shared/money/unit.ts';
import {
  movableSatang,
  playerId,
  walletSatang,
  withdrawableLoss,
  withdrawableSatang,
} from '../../shared/money/wallet.ts';
import { MoneySheet } from '../../shared/money-form/money-sheet.tsx';
import { PayoutSteps, Receipt } from '../../shared/money-form/receipt.tsx';
import { useDestination } from '../../shared/money-form/use-destination.ts';
import { useMoneyForm } from '../../shared/money-form/use-money-form.ts';
import { basisOf } from '../../shared/storage/use-form-draft.ts';
import { MarkedBank } from '../../shared/ui/display/bank-mark.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { checkWithdrawal, type Limits, limitsOf, wholeAmount } from './withdraw-rules.ts';

export interface WithdrawModalProps {
  opened: boolean;
  onClose: () => void;
  /** @param reference entry to open in the history (WDR-21, MNY-263) */
  onOpenStatement: (reference?: string) => void;
}

const blank = { text: '' };

/** `whole`: the largest amount of one withdrawal; null without one. */
function sumsOf(view: WalletView | undefined, limits: Limits) {
  const movable = movableSatang(view).satang;
  const whole = movable === null ? null : wholeAmount(movable, limits);
  return { total: withdrawableSatang(view), loss: withdrawableLoss(view), movable, whole };
}

function PaidTo({ account }: { account: WalletView['bankAccount'] | undefined }) {
  const name = useBankName({ ...account?.bank, code: account?.bankCode });
  if (!account?.bankAccountNo) return '-';
  const number = [maskedAccount(account.bankAccountNo), trimmedText(account.bankAccountName)].filter(Boolean).join(' ');
  return <MarkedBank code={account.bankCode ?? ''} name={name} number={number} />;
}

export function WithdrawModal({ opened, onClose, onOpenStatement }: WithdrawModalProps) {
  const { t } = useTranslation();
  const query = { query: { enabled: opened } };
  const wallet = useFailureKept(useGetWallet(query));
  const lookup = useFailureKept(useGetWithdrawLimits(query));
  // Only for a warning: the sheet neither waits for it nor fails with it (WDR-6).
  const bonus = useGetActiveBonus(query);
  const limits = limitsOf(lookup.data);
  const currency = currencyWord(t, wallet.data);
  const bank = wallet.data?.bankAccount;
  const { options, underWay } = useCommandKey('withdrawAll');
  const form = useMoneyForm({
    name: 'withdraw',
    owner: playerId(wallet.data),
    blank,
    basis: wallet.data ? basisOf(playerId(wallet.data), unitOf(wallet.data)) : null,
    check: ({ text }: typeof blank) => checkWithdrawal(text, limits),
    // From wallet and games (WDR-17, WDR-24).
    command: useWithdrawAll(options),
    entry: ({ amount }) => ({ type: 'withdraw', amount: fromBaht(amount) }),
    underWay,
    opened,
    onClose,
    doneText: t('withdraw.done'),
  });
  // The account shown on submit: the refetched wallet may lack it.
  const [paidTo, setPaidTo] = useState<typeof bank>();
  const toBonus = useDestination('bonus', form.close);
  const { whole, ...sums } = sumsOf(wallet.data, limits);
  const submit = () => {
    if (!form.pending) setPaidTo(bank);
    form.submit();
  };
  return (
    <MoneySheet
      opened={opened}
      title={t('withdraw.title')}
      // Without limits the server decides (WDR-7).
      lookups={lookup.isPending ? [wallet, lookup] : [wallet]}
      form={form}
      formId="withdraw-form"
      submitLabel={t('withdraw.submit')}
      // The title says that the payment is under way (WDR-19).
      done={({ amount }, known) => ({
        kind: 'waiting',
        title: t('withdraw.done'),
        message: (
          <Receipt
            {...{ currency, ...known }}
            title={t('withdraw.done')}
            steps={<PayoutSteps paid={false} />}
            from={t('withdraw.from')}
            to={<PaidTo account={paidTo} />}
            amount={withCurrency(formatBaht(amount), currency)}
            balances={[{ name: t('account.WALLET'), satang: walletSatang(wallet.data) }]}
            next={t('withdraw.next')}
          />
        ),
      })}
      unknownTitle={t('withdraw.unknownTitle')}
      fillInAll={whole === null ? undefined : () => form.change({ text: amountText(whole) })}
      onOpenStatement={onOpenStatement}
    >
      <WithdrawForm
        {...{ ...sums, toBonus }}
        limits={limits}
        currency={currency}
        kip={isKip(wallet.data)}
        bank={bank}
        bonusActive={Boolean(bonus.data?.status)}
        text={form.draft.text}
        problem={form.problem}
        disabled={form.pending}
        onChange={(text) => form.change({ text })}
        onSubmit={submit}
      />
    </MoneySheet>
  );
}
