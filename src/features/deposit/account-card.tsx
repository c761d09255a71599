import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { formatAccountNumber } from '../../shared/money/bank-account.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './account-card.module.css';
import { ChannelHead } from './channel-head.tsx';
import type { BankChannel } from './deposit-sections.ts';
import { InstructionImage } from './instruction-image.tsx';

/** A number with a copy button; selected for manual copying when the browser refuses (DEP-4, DEP-5). */
export function CopyField({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const { t } = useTranslation();
  const source = useRef<HTMLSpanElement>(null);
  const toast = useCopiedToast();
  return (
    <div className={css.number}>
      <dt>{label}</dt>
      <dd>
        <span ref={source}>{formatAccountNumber(value)}</span>
        {value ? (
          <CopyButton
            value={value}
            label={copyLabel}
            copiedLabel={t('deposit.copied')}
            source={source}
            onResult={(copied) => toast(copied, value)}
          />
        ) : null}
      </dd>
    </div>
  );
}

function AccountField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children || '-'}</bdi>
      </dd>
    </div>
  );
}

/**
 * Name and number, for BCEL also currency and, unless deposits are manual, the instruction image (DEP-23, DEP-24,
 * DEP-28).
 */
function AccountCardContent({ channel }: { channel: BankChannel }) {
  const { t } = useTranslation();
  const titleId = useId();
  const bank = useBankName(channel);
  const { code, view, accountName, accountNo, currency, instruction } = channel;
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <ChannelHead id={titleId} code={code} name={bank} note={<ServerText>{accountName || '-'}</ServerText>} />
      <dl className={css.fields}>
        {code === 'BCEL' ? (
          <AccountField label={t('deposit.currency')}>{currency && t(`deposit.currencyName.${currency}`)}</AccountField>
        ) : null}
        <CopyField label={t('deposit.accountNo')} value={accountNo} copyLabel={t('deposit.copyNumber')} />
      </dl>
      {view === 'bcel' ? <InstructionImage address={instruction} bank={bank} /> : null}
    </section>
  );
}

export const AccountCard = guarded('line', AccountCardContent);
