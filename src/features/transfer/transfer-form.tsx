import { IconAlertCircle, IconArrowsExchange, IconWallet } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { initials } from '../../shared/base/letters.ts';
import { amountText } from '../../shared/money/money.ts';
import { type AccountOption, minimumTransfer } from '../../shared/money/wallet.ts';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';
import { AccountRoute } from '../../shared/ui/display/account-route.tsx';
import { useMoneyWords } from '../../shared/ui/display/money-text.tsx';
import { AmountChips, AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { AccountPicker, type PickerOption } from './account-picker.tsx';
import css from './transfer-form.module.css';
import type { TransferPair } from './transfer-pairs.ts';
import { quickAmounts, type TransferDraft, type TransferProblem } from './transfer-rules.ts';

export interface TransferFormProps {
  accounts: readonly AccountOption[];
  currency: string;
  kip: boolean;
  pairs: readonly TransferPair[];
  draft: TransferDraft;
  problem: TransferProblem | null;
  disabled: boolean;
  onChange: (part: Partial<TransferDraft>) => void;
  onSubmit: () => void;
  onEscape: () => void;
}

function picture(account: AccountOption): ReactNode {
  const url = safeImageUrl(account.logo);
  if (account.name === null) return <IconWallet size={28} stroke={1.6} />;
  return url ? <img src={url} alt="" draggable={false} /> : initials(account.name);
}

function useProblemText(currency: string) {
  const { t } = useTranslation();
  return (problem: TransferProblem): string => {
    if (problem.kind === 'account') return t('transfer.selectAccount');
    if (problem.kind === 'same') return t('transfer.sameAccount');
    if (problem.kind === 'minimum') return t('transfer.minimum', { amount: amountText(minimumTransfer), currency });
    return t(`transfer.amount.${problem.kind}`);
  };
}

function Accounts(props: Omit<TransferFormProps, 'onSubmit'>) {
  const { accounts, currency, draft, problem, disabled, onChange, onEscape } = props;
  const { t } = useTranslation();
  const problemText = useProblemText(currency);
  const messageId = useId();
  const words = useMoneyWords();
  const message = problem && problem.field !== 'amount' ? problemText(problem) : null;
  const options: PickerOption[] = accounts.map((account) => ({
    value: account.code,
    label: account.name ?? t('account.WALLET'),
    detail: account.balance === null ? '-' : words(account.balance),
    picture: picture(account),
  }));
  const picker = (side: 'from' | 'to') => (
    <AccountPicker
      label={t(`transfer.${side}`)}
      prompt={t('transfer.prompt')}
      promptDetail={t(`transfer.promptHint.${side}`)}
      options={options}
      value={draft[side]}
      onChange={(code) => onChange({ [side]: code })}
      disabled={disabled}
      invalid={problem?.field === side || (problem?.kind === 'same' && side === 'from')}
      describedBy={message ? messageId : undefined}
      onEscape={onEscape}
    />
  );
  return (
    <div className={css.accounts}>
      <div className={css.pickers}>
        {picker('from')}
        <button
          type="button"
          className={css.swap}
          aria-label={t('transfer.swap')}
          title={t('transfer.swap')}
          disabled={disabled || (draft.from === null && draft.to === null)}
          onClick={() => onChange({ from: draft.to, to: draft.from })}
        >
          <IconArrowsExchange size={20} stroke={2.4} aria-hidden />
        </button>
        {picker('to')}
      </div>
      <p id={messageId} className={css.problem} role="alert">
        {message ? (
          <>
            <IconAlertCircle size={18} aria-hidden />
            <span>{message}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Recent accounts, picked with one tap (TRF-281). */
function RecentPairs({ accounts, pairs, disabled, onChange }: Omit<TransferFormProps, 'onSubmit'>) {
  const { t } = useTranslation();
  if (pairs.length === 0) return null;
  const nameOf = (code: string) => accounts.find((one) => one.code === code)?.name ?? t('account.WALLET');
  return (
    <div className={css.pairs} role="group" aria-label={t('transfer.recent')}>
      {pairs.map(({ from, to }) => (
        <button
          key={`${from} ${to}`}
          type="button"
          className={css.pair}
          disabled={disabled}
          onClick={() => onChange({ from, to })}
        >
          <AccountRoute from={nameOf(from)} to={nameOf(to)} towards={t('common.to')} />
        </button>
      ))}
    </div>
  );
}

/** The parent checks and sends. */
export function TransferForm({ onSubmit, ...props }: TransferFormProps) {
  const { accounts, currency, kip, draft, problem, disabled, onChange } = props;
  const { t } = useTranslation();
  const problemText = useProblemText(currency);
  const source = accounts.find(({ code }) => code === draft.from);
  const quick = quickAmounts(source?.balance ?? null, kip ? 'kip' : 'baht');
  return (
    <form
      id="transfer-form"
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RecentPairs {...props} />
      <Accounts {...props} />
      {accounts.length < 2 ? <p className={css.note}>{t('transfer.noGame')}</p> : null}
      <AmountInput
        label={t('transfer.amountLabel')}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        currency={currency}
        placeholder="0.00"
        disabled={disabled}
        error={problem?.field === 'amount' ? <span role="alert">{problemText(problem)}</span> : undefined}
      />
      <AmountChips
        label={t('transfer.quick')}
        columns={4}
        chips={quick.map(({ id, figure, satang }) => ({
          satang,
          label: id === 'fixed' ? amountText(figure ?? 0) : t(`transfer.${id}`),
        }))}
        disabled={disabled}
        onPick={(text) => onChange({ text })}
      />
    </form>
  );
}
