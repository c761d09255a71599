import { IconBolt, IconBuildingBank, IconChevronDown, IconGift, IconQrcode, IconWallet } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankName, useBankNames } from '../../shared/i18n/use-bank-name.ts';
import { amountText } from '../../shared/money/money.ts';
import { BankMark } from '../../shared/ui/display/bank-mark.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { AccountCard } from './account-card.tsx';
import headCss from './channel-head.module.css';
import type { DepositMethod } from './deposit-methods.ts';
import { type BankChannel, isPayable } from './deposit-sections.ts';
import css from './method-section.module.css';
import { OpenQrFact } from './qr/open-qr-line.tsx';
import { QrPanel } from './qr/qr-panel.tsx';
import type { WaysOn } from './qr/qr-received.tsx';
import { useOpenProvider } from './qr/use-open-provider.ts';
import { UnknownChannel } from './unknown-channel.tsx';
import { WalletCard } from './wallet-card.tsx';

export interface MethodContext {
  isManual: boolean;
  currency: string;
  kip: boolean;
  username: string;
  owner: string | null;
  /** QR-261 */
  waysOn: WaysOn;
  /** False while the sheet fades out. */
  opened: boolean;
  onTransferred: () => void;
  onGiftSent: () => void;
  onContact: () => void;
}

interface MethodSectionProps extends MethodContext {
  method: DepositMethod;
  isOpen: boolean;
  /** The player used it last. */
  isLast: boolean;
  onOpen: () => void;
  onUse: () => void;
}

const icons = { bank: IconBuildingBank, qr: IconQrcode, wallet: IconWallet, gift: IconGift };
const titles = {
  bank: 'deposit.banks',
  qr: 'deposit.qrs',
  wallet: 'deposit.wallets',
  gift: 'deposit.gift.title',
} as const;
/** Fits one line on a narrow phone. */
const mostMarks = 5;

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
function Marks({ accounts }: { accounts: readonly BankChannel[] }) {
  const [first, more] = [accounts.slice(0, mostMarks), accounts.slice(mostMarks)];
  return (
    <span className={css.marks}>
      {accounts.length === 0 ? <BankMark code="TRUEWALLET" size="s" /> : null}
      {first.map((account) => (
        <Mark key={account.key} account={account} />
      ))}
      {more.length > 0 ? <span className={css.more}>{`+${more.length}`}</span> : null}
    </span>
  );
}

/** When the money arrives, and while the section is closed its minimum or its open QR (DEP-22, DEP-49). */
function Facts({ method: { name, minimum }, isManual, isOpen, currency }: MethodSectionProps) {
  const { t } = useTranslation();
  const arrival = isManual ? 'deposit.manual' : 'deposit.arrival';
  return (
    <p className={css.facts}>
      <span className={css.fact}>
        <IconBolt size={16} aria-hidden />
        <span>{t(isOpen ? arrival : isManual ? 'deposit.checked' : 'deposit.soon')}</span>
      </span>
      {minimum === null || isOpen ? null : <span>{t('qr.minimum', { amount: amountText(minimum), currency })}</span>}
      {name === 'qr' && !isOpen ? <OpenQrFact currency={currency} /> : null}
    </p>
  );
}

/** Of several QR panels one is open (QR-3). In a closed section all are closed, and still fetch their QR. */
function Accounts({ accounts, isOpen, ...context }: { accounts: readonly BankChannel[] } & MethodSectionProps) {
  const { currency, kip, owner, waysOn, opened, onTransferred, onContact } = context;
  const panels = accounts.filter(({ provider }) => provider !== null);
  const { open, toggle, markUsed } = useOpenProvider(panels, owner);
  const nameOf = useBankNames();
  return accounts.map((account) => {
    const { key, provider } = account;
    if (provider === null) {
      if (isPayable(account)) return <AccountCard key={key} channel={account} />;
      return <UnknownChannel key={key} code={account.code} name={nameOf(account)} onContact={onContact} />;
    }
    const isSingle = panels.length === 1;
    return (
      <QrPanel
        key={key}
        channel={account}
        code={provider}
        isOpen={isOpen && (isSingle || key === open)}
        onToggle={isSingle ? null : () => toggle(account)}
        onUse={() => markUsed(provider)}
        {...{ currency, kip, owner, waysOn, opened, onTransferred }}
      />
    );
  });
}

function Wallets({ method: { wallets }, username, currency, kip, owner, ...act }: MethodSectionProps) {
  const { t } = useTranslation();
  const { onGiftSent, onTransferred, onContact } = act;
  return wallets.map((wallet) =>
    wallet.number || wallet.kind === 'gift' ? (
      <WalletCard
        key={wallet.key}
        {...{ wallet, username, currency, kip, owner }}
        onSent={onGiftSent}
        onLeave={onTransferred}
      />
    ) : (
      <UnknownChannel key={wallet.key} code="TRUEWALLET" name={t('deposit.wallets')} onContact={onContact} />
    ),
  );
}

/** A method's head, which opens the accounts to pay to (DEP-49, DEP-50). */
export function MethodSection(props: MethodSectionProps) {
  const { t } = useTranslation();
  const { method, isOpen, isLast, onOpen, onUse } = props;
  const { name, accounts, payable } = method;
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const Icon = icons[name];
  // The tap opens the head; the accounts render in steps.
  const isShown = useDeferredValue(isOpen);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The section that closed may have been above: without this the opened one leaves the window.
    if (isShown && !wasShown.current) {
      body.current?.scrollIntoView({ block: 'nearest' });
      head.current?.scrollIntoView({ block: 'nearest' });
    }
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <section className={css.root} aria-labelledby={titleId} onClickCapture={onUse}>
      <div ref={head} className={css.head} data-open={isOpen || undefined}>
        <span className={css.icon} aria-hidden>
          <Icon size={24} stroke={1.7} />
        </span>
        <div className={css.words}>
          <div className={css.line}>
            <h3 id={titleId} className={css.title}>
              <button
                type="button"
                className={headCss.toggle}
                data-method={name}
                aria-expanded={isOpen}
                aria-disabled={isOpen || undefined}
                onClick={onOpen}
              >
                {t(titles[name])}
              </button>
            </h3>
            {isLast ? <span className={css.tag}>{t('deposit.lastUsed')}</span> : null}
            {isOpen ? null : <Marks accounts={accounts} />}
          </div>
          {payable ? <Facts {...props} /> : null}
        </div>
        {isOpen ? null : <IconChevronDown size={22} aria-hidden className={headCss.sign} />}
      </div>
      {isShown || name === 'qr' ? (
        <div ref={body} className={css.cards} hidden={!isShown} data-method-shown={isShown ? name : undefined}>
          <Accounts accounts={accounts} {...props} isOpen={isShown} />
          <Wallets {...props} />
        </div>
      ) : null}
    </section>
  );
}
