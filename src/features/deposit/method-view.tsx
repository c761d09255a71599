import { Button } from '@mantine/core';
import { IconArrowDown, IconBolt, IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankNames } from '../../shared/i18n/use-bank-name.ts';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { AccountCard } from './account-card.tsx';
import type { DepositMethod } from './deposit-methods.ts';
import { type BankChannel, isPayable } from './deposit-sections.ts';
import { methodTitle } from './method-list.tsx';
import css from './method-view.module.css';
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
  /** Bank deposits must come from this account. */
  own: ReactNode;
  /** QR-261 */
  waysOn: WaysOn;
  /** False while the sheet fades out. */
  opened: boolean;
  onTransferred: () => void;
  onGiftSent: () => void;
  onContact: () => void;
}

interface MethodViewProps extends MethodContext {
  method: DepositMethod;
  /** Set when the method covers the list as a layer. */
  layer: RefObject<HTMLElement | null> | null;
  onBack: (() => void) | null;
}

/** Of several QR panels one is open (QR-3). */
function Accounts({ accounts, ...context }: { accounts: readonly BankChannel[] } & MethodContext) {
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
        isOpen={isSingle || key === open}
        onToggle={isSingle ? null : () => toggle(account)}
        onUse={() => markUsed(provider)}
        {...{ currency, kip, owner, waysOn, opened, onTransferred }}
      />
    );
  });
}

function Cards({ method: { accounts, wallets }, ...context }: { method: DepositMethod } & MethodContext) {
  const { t } = useTranslation();
  const { username, currency, kip, owner, onGiftSent, onContact } = context;
  return (
    <>
      <Accounts accounts={accounts} {...context} />
      {wallets.map((wallet) =>
        wallet.number ? (
          <WalletCard key={wallet.key} {...{ wallet, username, currency, kip, owner }} onSent={onGiftSent} />
        ) : (
          <UnknownChannel key={wallet.key} code="TRUEWALLET" name={t('deposit.wallets')} onContact={onContact} />
        ),
      )}
    </>
  );
}

/** The own account to pay from, and the accounts to pay to (DEP-50, DEP-52). */
export function MethodView({ method, layer, onBack, ...context }: MethodViewProps) {
  const { t } = useTranslation();
  const { name, accounts, payable } = method;
  const { isManual, own } = context;
  // The tap's own render is the frame; the cards follow.
  const isFramed = useDeferredValue(true, false);
  return (
    <section ref={layer ?? undefined} className={css.root} aria-label={t(methodTitle[name])} data-method-shown={name}>
      {onBack ? (
        <Button
          className={css.back}
          variant="subtle"
          leftSection={<IconChevronLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {t('deposit.otherWay')}
        </Button>
      ) : null}
      <div className={css.head}>
        <h3 className={css.title}>{t(methodTitle[name])}</h3>
        {payable ? (
          <p className={css.arrival}>
            <IconBolt size={20} aria-hidden />
            <span>{t(isManual ? 'deposit.manual' : 'deposit.arrival')}</span>
          </p>
        ) : null}
      </div>
      {accounts.length > 0 && payable ? (
        <>
          {own}
          <p className={css.into}>
            <span className={css.arrow} aria-hidden>
              <IconArrowDown size={20} stroke={2.2} />
            </span>
            <span>{t(accounts.length > 1 ? 'deposit.intoOne' : 'deposit.into')}</span>
          </p>
        </>
      ) : null}
      <div className={css.cards}>{isFramed ? <Cards method={method} {...context} /> : <Skeleton height="240px" />}</div>
    </section>
  );
}
