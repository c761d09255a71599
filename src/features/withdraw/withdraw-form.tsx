import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { formatAccountNumber } from '../../shared/money/bank-account.ts';
import { amountText, formatMoney, roundAmounts, type Satang, type Total } from '../../shared/money/money.ts';
import { LossNote } from '../../shared/money-form/loss-note.tsx';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { type AmountChip, AmountChips, AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import css from './withdraw-form.module.css';
import { type Limits, type WithdrawProblem, wholeAmount } from './withdraw-rules.ts';

export interface WithdrawFormProps {
  total: Total;
  /** Satang that negative accounts take off the total. */
  loss: Satang;
  /** Satang; a loss takes nothing from other accounts. */
  movable: Satang | null;
  limits: Limits;
  currency: string;
  kip: boolean;
  bank: BankAccount | null | undefined;
  bonusActive: boolean;
  text: string;
  problem: WithdrawProblem | null;
  disabled: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Leads to the bonus that prevents withdrawals. */
  toBonus: { readonly label: string; readonly onGo: () => void } | undefined;
}

/** During a bonus the total is not called withdrawable: it will be refused (WDR-1). */
function Figures({ total, loss, limits, currency, bonusActive }: WithdrawFormProps) {
  const { t } = useTranslation();
  const limit = (satang: Satang | null) => <MoneyText satang={satang} size="s" always />;
  return (
    <div className={css.figures}>
      <dl>
        <dt>{t(bonusActive ? 'withdraw.sum' : 'withdraw.total')}</dt>
        <dd>
          <MoneyText satang={total.satang} currency={currency} size="l" tone={bonusActive ? undefined : 'gold'} />
        </dd>
      </dl>
      {total.partial ? <p className={css.partial}>{t('withdraw.partial')}</p> : null}
      <LossNote loss={loss} currency={currency} className={css.partial} />
      <dl className={css.limits}>
        <div>
          <dt>{t('withdraw.least')}</dt>
          <dd>{limit(limits.least)}</dd>
        </div>
        <div>
          <dt>{t('withdraw.most')}</dt>
          <dd>{limit(limits.most)}</dd>
        </div>
      </dl>
      {limits.least === null || limits.most === null ? (
        <p className={css.partial}>{t('withdraw.limitUnknown')}</p>
      ) : null}
    </div>
  );
}

/** Above the amount, so that it is read first (WDR-5). */
function BonusCondition({ bonusActive, toBonus }: WithdrawFormProps) {
  const { t } = useTranslation();
  const Icon = bonusActive ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={css.condition} data-active={bonusActive || undefined}>
      <Icon size={20} aria-hidden />
      <p>{t(bonusActive ? 'withdraw.bonus' : 'withdraw.condition')}</p>
      {bonusActive && toBonus ? (
        <Button size="sm" variant="default" onClick={toBonus.onGo}>
          {toBonus.label}
        </Button>
      ) : null}
    </div>
  );
}

/** The registered account (WDR-4). */
function Destination({ bank }: Pick<WithdrawFormProps, 'bank'>) {
  const { t } = useTranslation();
  const name = useBankName({ ...bank?.bank, code: bank?.bankCode });
  if (!bank?.bankAccountNo) return null;
  return (
    <div className={css.bank}>
      <BankMark code={bank.bankCode ?? ''} size="l" />
      <p className={css.bankWords}>
        <span className={css.bankLabel}>{t('withdraw.to')}</span>
        <ServerText>{name}</ServerText>
        <span className={css.bankNo}>
          <span>{formatAccountNumber(bank.bankAccountNo)}</span> <ServerText>{bank.bankAccountName ?? ''}</ServerText>
        </span>
      </p>
    </div>
  );
}

function useProblemText(currency: string) {
  const { t } = useTranslation();
  return (problem: WithdrawProblem): string =>
    problem.kind === 'minimum' || problem.kind === 'maximum'
      ? t(`withdraw.problem.${problem.kind}`, { amount: formatMoney(problem.limit), currency })
      : t(`withdraw.problem.${problem.kind}`);
}

/** Three round amounts and "All" (WDR-9); a forbidden one has `satang` null and is disabled (WDR-10). */
function quickAmounts(movable: Satang | null, limits: Limits, kip: boolean, all: string): AmountChip[] {
  const whole = movable === null ? null : wholeAmount(movable, limits);
  const offer = (satang: Satang) =>
    whole !== null && satang <= whole && satang >= (limits.least ?? 0) ? satang : null;
  const round = roundAmounts(kip ? 'kip' : 'baht', 3, limits.least, limits.most);
  return [
    ...round.map((satang) => ({ satang: offer(satang), label: amountText(satang) })),
    { satang: whole, label: all },
  ];
}

/** The parent checks and sends. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { movable, limits, currency, kip, bank, text, problem, disabled, onChange, onSubmit } = props;
  const { t } = useTranslation();
  const problemText = useProblemText(currency);
  return (
    <form
      id="withdraw-form"
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Figures {...props} />
      <BonusCondition {...props} />
      <Destination bank={bank} />
      <AmountInput
        label={t('withdraw.amountLabel')}
        value={text}
        onChange={onChange}
        currency={currency}
        placeholder="0.00"
        disabled={disabled}
        error={problem ? <span role="alert">{problemText(problem)}</span> : undefined}
      />
      <AmountChips
        label={t('withdraw.quick')}
        columns={4}
        chips={quickAmounts(movable, limits, kip, t('withdraw.all'))}
        disabled={disabled}
        onPick={onChange}
      />
    </form>
  );
}
