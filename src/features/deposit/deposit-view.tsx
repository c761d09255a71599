import { Button } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandTimes } from '../../shared/api/use-money-command.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { AccountCard } from './account-card.tsx';
import { type BankChannel, type DepositSections, isEmpty } from './deposit-sections.ts';
import css from './deposit-view.module.css';
import { QrPanel, UnknownQr } from './qr/qr-panel.tsx';
import type { WaysOn } from './qr/qr-received.tsx';
import { WalletCard } from './wallet-card.tsx';

export interface DepositViewProps {
  sections: DepositSections;
  isManual: boolean;
  currency: string;
  /** Whether the player's amounts are kip. */
  kip: boolean;
  username: string;
  /** The player's id; null while it is unknown. */
  owner: string | null;
  /** The ways on once the money of a QR is there (QR-261). */
  waysOn: WaysOn;
  onGiftSent: (times: CommandTimes) => void;
  onContact: () => void;
}

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={css.section} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <div className={css.cards} data-pairs={children.length > 1 || undefined}>
        {children}
      </div>
    </section>
  );
}

/** The ways to pay in: bank accounts, QR accounts, e-wallets (DEP-15). */
export function DepositView({ sections, isManual, currency, kip, username, owner, ...on }: DepositViewProps) {
  const { t } = useTranslation();
  if (isEmpty(sections)) {
    const contact = <Button onClick={on.onContact}>{t('deposit.contact')}</Button>;
    return <EmptyState title={t('deposit.empty')} message={t('deposit.emptyHint')} action={contact} />;
  }

  const account = (channel: BankChannel) => {
    if (channel.view === 'unknownQr') return <UnknownQr key={channel.key} channel={channel} />;
    if (channel.provider === null) return <AccountCard key={channel.key} channel={channel} />;
    return (
      <QrPanel
        key={channel.key}
        channel={channel}
        code={channel.provider}
        currency={currency}
        kip={kip}
        owner={owner}
        waysOn={on.waysOn}
      />
    );
  };
  return (
    <>
      <p className={css.arrival}>
        <IconBolt size={20} aria-hidden />
        {t(isManual ? 'deposit.manual' : 'deposit.arrival')}
      </p>
      <Section title={t('deposit.banks')}>{sections.banks.map(account)}</Section>
      <Section title={t('deposit.qrs')}>{sections.qrs.map(account)}</Section>
      <Section title={t('deposit.wallets')}>
        {sections.wallets.map((wallet) => (
          <WalletCard key={wallet.key} {...{ wallet, username, owner }} onSent={on.onGiftSent} />
        ))}
      </Section>
    </>
  );
}
