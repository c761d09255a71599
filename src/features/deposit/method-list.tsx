import { IconBolt, IconBuildingBank, IconChevronRight, IconGift, IconQrcode, IconWallet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankName } from '../../shared/i18n/use-bank-name.ts';
import { amountText } from '../../shared/money/money.ts';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import type { DepositMethod, MethodName } from './deposit-methods.ts';
import type { BankChannel } from './deposit-sections.ts';
import css from './method-list.module.css';

const icons = { bank: IconBuildingBank, qr: IconQrcode, wallet: IconWallet, gift: IconGift };

/** Fits one line on a narrow phone. */
const mostMarks = 5;

export const methodTitle = {
  bank: 'deposit.banks',
  qr: 'deposit.qrs',
  wallet: 'deposit.wallets',
  gift: 'deposit.gift.title',
} as const;

function Mark({ account }: { account: BankChannel }) {
  const name = useBankName(account);
  return (
    <>
      <BankMark code={account.code} size="s" />
      <span className={hiddenCss.hidden}>
        <ServerText>{name}</ServerText>
      </span>
    </>
  );
}

/** The names are for screen readers. */
function Marks({ method: { name, accounts } }: { method: DepositMethod }) {
  if (name === 'wallet' || name === 'gift') return <BankMark code="TRUEWALLET" size="s" />;
  const [first, more] = [accounts.slice(0, mostMarks), accounts.slice(mostMarks)];
  return (
    <>
      {first.map((account) => (
        <Mark key={account.key} account={account} />
      ))}
      {more.length > 0 ? <span className={css.more}>{`+${more.length}`}</span> : null}
    </>
  );
}

interface RowProps {
  method: DepositMethod;
  currency: string;
  isManual: boolean;
  isLast: boolean;
  isShown: boolean;
  onChoose: () => void;
}

function Row({ method, currency, isManual, isLast, isShown, onChoose }: RowProps) {
  const { t } = useTranslation();
  const { name, minimum, payable } = method;
  const Icon = icons[name];
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-method={name}
        aria-current={isShown || undefined}
        onClick={onChoose}
      >
        <span className={css.icon} aria-hidden>
          <Icon size={26} stroke={1.7} />
        </span>
        <span className={css.words}>
          <span className={css.title}>
            <span>{t(methodTitle[name])}</span>
            {isLast ? <span className={css.tag}>{t('deposit.lastUsed')}</span> : null}
          </span>
          {payable ? (
            <span className={css.facts}>
              <span className={css.fact}>
                <IconBolt size={16} aria-hidden />
                <span>{t(isManual ? 'deposit.checked' : 'deposit.soon')}</span>
              </span>
              {minimum === null ? null : (
                <span className={css.fact}>
                  {t('qr.minimum', {
                    amount: amountText(minimum),
                    currency,
                  })}
                </span>
              )}
            </span>
          ) : null}
          <span className={css.marks}>
            <Marks method={method} />
          </span>
        </span>
        <IconChevronRight size={22} aria-hidden className={css.way} />
      </button>
    </li>
  );
}

export interface MethodListProps {
  methods: readonly DepositMethod[];
  lastUsed: MethodName | null;
  shown: MethodName | null;
  currency: string;
  isManual: boolean;
  onChoose: (name: MethodName) => void;
}

/** Methods with banks or operators, minimum and speed (DEP-49). */
export function MethodList({ methods, lastUsed, shown, currency, isManual, onChoose }: MethodListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.heading}>
        {t('deposit.choose')}
      </h3>
      <ul className={css.list}>
        {methods.map((method) => (
          <Row
            key={method.name}
            {...{ method, currency, isManual }}
            isLast={method.name === lastUsed}
            isShown={method.name === shown}
            onChoose={() => onChoose(method.name)}
          />
        ))}
      </ul>
    </section>
  );
}
