import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './account-card.module.css';
import { ChannelHead } from './channel-head.tsx';
import type { BankChannel } from './deposit-sections.ts';
import { InstructionImage } from './instruction-image.tsx';

/** Name and number, for BCEL also currency and, unless deposits are manual, the instruction image (DEP-23, DEP-24). */
function AccountCardContent({ channel }: { channel: BankChannel }) {
  const { t } = useTranslation();
  const titleId = useId();
  const bank = useBankName(channel);
  const { code, view, accountName, accountNo, currency, instruction } = channel;
  const isBcel = code === 'BCEL';
  const currencyName = currency ? t(`deposit.currencyName.${currency}`) : '-';
  return (
    <section className={css.account} aria-labelledby={titleId}>
      <ChannelHead
        id={titleId}
        code={code}
        name={bank}
        note={
          <>
            <ServerText>{accountName || '-'}</ServerText>
            {isBcel ? <span>{` · ${t('deposit.currency')} ${currencyName}`}</span> : null}
          </>
        }
        number={{ value: accountNo, label: t('deposit.accountNo'), copyLabel: t('deposit.copyNumber') }}
      />
      {view === 'bcel' ? <InstructionImage address={instruction} bank={bank} /> : null}
    </section>
  );
}

export const AccountCard = guarded('line', AccountCardContent);
