import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useGetActiveBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useGetWithdrawLimits } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet, useWithdrawAll } from '../../shared/api/generated/wallet/wallet.ts';
import { useFailureKept } from '../../shared/api/query-failure.ts';
import { useCommandKey } from '../../shared/api/use-money-command.ts';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { formatAccountNumber } from '../../shared/money/format-account-number.ts';
import { formatBaht, fromBaht, withCurrency } from '../../shared/money/money.ts';
import { currencyKey, isKip, playerId, walletSatang, withdrawableSatang } from '../../shared/money/wallet.ts';
import { MoneySheet } from '../../shared/money-form/money-sheet.tsx';
import { Receipt } from '../../shared/money-form/receipt.tsx';
import { useMoneyForm } from '../../shared/money-form/use-money-form.ts';
import { blockedId, WithdrawForm } from './withdraw-form.tsx';
import { checkWithdrawal, limitsFit, limitsOf } from './withdraw-rules.ts';

export interface WithdrawModalProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the statement, at the entry with this reference if there is one (WDR-21, MNY-263). */
  onOpenStatement: (reference?: string) => void;
}

const blank = { text: '' };

/** The account that the form showed on submit: the refetched wallet may lack it. */
function usePaidTo(account: WalletView['bankAccount'] | undefined) {
  const bankName = useBankName({ ...account?.bank, code: account?.bankCode });
  const [paidTo, setPaidTo] = useState('-');
  const number = formatAccountNumber(account?.bankAccountNo ?? '');
  return { paidTo, keepPaidTo: () => setPaidTo(`${bankName} ${number}`) };
}

/** Pays money out of wallet and games to the player's own bank account. */
export function WithdrawModal({ opened, onClose, onOpenStatement }: WithdrawModalProps) {
  const { t } = useTranslation();
  const query = { query: { enabled: opened } };
  const wallet = useFailureKept(useGetWallet(query));
  const lookup = useFailureKept(useGetWithdrawLimits(query));
  // Needed for a warning only: the sheet neither waits for this answer nor fails with it (WDR-6).
  const bonus = useGetActiveBonus(query);
  const limits = limitsOf(lookup.data);
  const noBank = !wallet.data?.bankAccount?.bankAccountNo;
  const noFit = limitsFit(limits) ? null : t('withdraw.noFit');
  const blocked = noBank ? t('errorMsg.NO_BANK') : noFit;
  const { sheetOptions, underWay } = useCommandKey('withdrawAll');
  const form = useMoneyForm({
    name: 'withdraw',
    owner: playerId(wallet.data),
    blank,
    check: ({ text }: typeof blank) => checkWithdrawal(text, limits),
    // Takes from the wallet and the games (WDR-17, WDR-24).
    command: useWithdrawAll(sheetOptions),
    underWay,
    blocked: blocked !== null,
    opened,
    onClose,
    doneText: t('withdraw.done'),
  });
  const currency = t(currencyKey(wallet.data));
  const bank = wallet.data?.bankAccount;
  const { paidTo, keepPaidTo } = usePaidTo(bank);
  const submit = () => {
    if (!form.pending) keepPaidTo();
    form.submit();
  };
  return (
    <MoneySheet
      opened={opened}
      title={t('withdraw.title')}
      lookups={[wallet, lookup]}
      form={form}
      formId="withdraw-form"
      submitLabel={t('withdraw.submit')}
      blockedBy={blocked === null ? undefined : blockedId}
      // The title says that the transfer is under way (WDR-19).
      done={({ amount }, known) => ({
        title: t('withdraw.done'),
        message: (
          <Receipt
            {...{ currency, ...known }}
            from={t('withdraw.from')}
            to={paidTo}
            amount={withCurrency(formatBaht(amount), currency)}
            balances={[{ name: t('account.WALLET'), satang: walletSatang(wallet.data) }]}
            next={t('withdraw.next')}
          />
        ),
      })}
      entry={({ amount }) => ({ type: 'withdraw', amount: fromBaht(amount) })}
      unknownTitle={t('withdraw.unknownTitle')}
      onOpenStatement={onOpenStatement}
    >
      <WithdrawForm
        total={withdrawableSatang(wallet.data)}
        limits={limits}
        currency={currency}
        kip={isKip(wallet.data)}
        bank={bank}
        bonusActive={Boolean(bonus.data?.status)}
        blocked={blocked}
        text={form.draft.text}
        problem={form.problem}
        disabled={form.pending}
        onChange={(text) => form.change({ text })}
        onSubmit={submit}
      />
    </MoneySheet>
  );
}
