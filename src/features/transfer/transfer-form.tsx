import { IconAlertCircle, IconArrowDown, IconWallet } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { initials } from '../../shared/base/initials.ts';
import { amountText, formatMoney } from '../../shared/money/money.ts';
import type { AccountOption } from '../../shared/money/wallet.ts';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';
import { AmountChips } from '../../shared/ui/fields/amount-chips.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { AccountPicker, type PickerOption } from './account-picker.tsx';
import css from './transfer-form.module.css';
import { minimumTransfer, quickAmounts, type TransferDraft, type TransferProblem } from './transfer-rules.ts';

/** Id of the paragraph that says why nothing can be moved. */
export const blockedId = 'transfer-blocked';

export interface TransferFormProps {
  accounts: readonly AccountOption[];
  /** The player's currency word. */
  currency: string;
  draft: TransferDraft;
  problem: TransferProblem | null;
  /** Why nothing can be moved at all (MNY-211); null when something can. */
  blocked: string | null;
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

/** The pickers "from" and "to", and the error message about them. */
function Accounts(props: Omit<TransferFormProps, 'onSubmit' | 'blocked'>) {
  const { accounts, currency, draft, problem, disabled, onChange, onEscape } = props;
  const { t } = useTranslation();
  const problemText = useProblemText(currency);
  const messageId = useId();
  const message = problem && problem.field !== 'amount' ? problemText(problem) : null;
  const options: PickerOption[] = accounts.map((account) => ({
    value: account.code,
    label: account.name ?? t('account.WALLET'),
    detail: account.balance === null ? '-' : formatMoney(account.balance),
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
        <span className={css.arrow} aria-hidden>
          <IconArrowDown size={18} stroke={2.4} />
        </span>
        {picker('to')}
      </div>
      <p id={messageId} className={css.problem} role="alert">
        {message ? (
          <>
            <IconAlertCircle size={18} aria-hidden />
            {message}
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Two pickers and an amount; the parent checks and sends. */
export function TransferForm({ onSubmit, blocked, ...props }: TransferFormProps) {
  const { accounts, currency, draft, problem, disabled, onChange } = props;
  const { t } = useTranslation();
  const problemText = useProblemText(currency);
  const source = accounts.find(({ code }) => code === draft.from);
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
      <Accounts {...props} />
      <p id={blockedId} className={css.blocked} role="alert">
        {blocked}
      </p>
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
        chips={quickAmounts(source?.balance ?? null).map(({ id, satang }) => ({
          satang,
          label: id === 'fixed' ? undefined : t(`transfer.${id}`),
        }))}
        disabled={disabled}
        onPick={(text) => onChange({ text })}
      />
    </form>
  );
}
