import { useTranslation } from 'react-i18next';
import { useGetActiveBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useGetWithdrawLimits } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet, useWithdrawAll } from '../../shared/api/generated/wallet/wallet.ts';
import { useCommandKey } from '../../shared/api/use-money-command.ts';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { formatAccountNumber } from '../../shared/money/format-account-number.ts';
import { formatBaht } from '../../shared/money/money.ts';
import { currencyKey, isKip, playerId, walletSatang, withdrawableSatang } from '../../shared/money/wallet.ts';
import { MoneySheet } from '../../shared/money-form/money-sheet.tsx';
import { Receipt } from '../../shared/money-form/receipt.tsx';
import { useMoneyForm } from '../../shared/money-form/use-money-form.ts';
import { blockedId, WithdrawForm } from './withdraw-form.tsx';
import { checkWithdrawal, limitsFit, limitsOf } from './withdraw-rules.ts';

export interface WithdrawModalProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the statement, when the outcome of a withdrawal is unknown (WDR-21). */
  onOpenStatement: () => void;
}

const blank = { text: '' };

/** Pays money out of wallet and games to the player's own bank account. */
export function WithdrawModal({ opened, onClose, onOpenStatement }: WithdrawModalProps) {
  const { t } = useTranslation();
  const query = { query: { enabled: opened } };
  const wallet = useGetWallet(query);
  const lookup = useGetWithdrawLimits(query);
  // Needed for a warning only: the sheet neither waits for this answer nor fails with it (WDR-6).
  const bonus = useGetActiveBonus(query);
  const limits = limitsOf(lookup.data);
  const noBank = !wallet.data?.bankAccount?.bankAccountNo;
  const noFit = limitsFit(limits) ? null : t('withdraw.noFit');
  const blocked = noBank ? t('errorMsg.NO_BANK') : noFit;
  const { options, underWay } = useCommandKey('withdrawAll');
  const form = useMoneyForm({
    name: 'withdraw',
    owner: playerId(wallet.data),
    blank,
    check: ({ text }: typeof blank) => checkWithdrawal(text, limits),
    // Takes from the wallet and the games (WDR-17, WDR-24).
    command: useWithdrawAll(options),
    underWay,
    blocked: blocked !== null,
    opened,
    onClose,
    doneText: t('withdraw.done'),
  });
  const currency = t(currencyKey(wallet.data));
  const bank = wallet.data?.bankAccount;
  const bankName = useBankName(bank?.bank ?? {});
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
      done={({ amount }, at) => ({
        title: t('withdraw.done'),
        message: (
          <Receipt
            {...{ currency, at }}
            from={t('withdraw.from')}
            to={`${bankName} ${formatAccountNumber(bank?.bankAccountNo ?? '')}`}
            amount={`${formatBaht(amount)} ${currency}`}
            balances={[{ name: t('account.WALLET'), satang: walletSatang(wallet.data) }]}
            next={t('withdraw.next')}
          />
        ),
      })}
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
        onSubmit={form.submit}
      />
    </MoneySheet>
  );
}
