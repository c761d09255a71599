import { Button } from '@mantine/core';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { queryFailure } from '../../../shared/api/query-failure.ts';
import { config } from '../../../shared/config/config.ts';
import { useForgetDraft } from '../../../shared/forms/use-persisted-draft.ts';
import { useBankName } from '../../../shared/i18n/use-bank-name.ts';
import { amountText, formatMoney } from '../../../shared/money/money.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../../shared/ui/states/skeletons.tsx';
import { ChannelHead } from '../channel-head.tsx';
import type { BankChannel } from '../deposit-sections.ts';
import { QrForm, type QrFormProps, qrDraft } from './qr-form.tsx';
import css from './qr-panel.module.css';
import { QrReceived, type WaysOn } from './qr-received.tsx';
import { type CurrentQr, type QrProviderCode, qrProvider } from './qr-rules.ts';
import { QrView } from './qr-view.tsx';
import { type QrNotice, useQrDeposit } from './use-qr-deposit.ts';

export interface QrPanelProps {
  channel: BankChannel;
  code: QrProviderCode;
  currency: string;
  kip: boolean;
  owner: string | null;
  /** Initial state; null for a panel that does not collapse. */
  folded: boolean | null;
  /** QR-261 */
  waysOn: WaysOn;
  opened: boolean;
  /** Closes the sheet after "I have paid" (QR-264). */
  onTransferred: () => void;
}

function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.form} aria-busy aria-label={t('common.loading')} role="region">
      <Skeleton height="44px" />
      <Skeleton height="86px" />
      <Skeleton height="46px" />
    </div>
  );
}

/** Keeps the focus in the panel when the focused part disappears (QR-40); scrolls a new QR into view. */
function useFollowNotice(panel: RefObject<HTMLElement | null>, note: QrNotice | null, shown: boolean) {
  useEffect(() => {
    if (note === null) return;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    if (note === 'made') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, note]);
  // The player comes back for a QR that was left open (QR-263).
  const found = shown && note === null;
  useEffect(() => {
    if (found) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, found]);
}

/** Also for screen readers (QR-40). A new QR is only announced: its code is visible. */
function Notice({ note, qr, currency }: { note: QrNotice | null; qr: CurrentQr | null; currency: string }) {
  const { t } = useTranslation();
  const made = note === 'made' && qr?.amount;
  const left = note !== null && note !== 'made' && note !== 'received' && qr === null;
  return (
    <p className={css.status} role="status" data-note={note}>
      {made ? t('qr.made', { amount: formatMoney(made), currency }) : left ? t(`qr.${note}`) : ''}
    </p>
  );
}

/** The form appears once there is no QR; it stays when a later fetch fails (QR-5). */
function AmountEntry({ query, ...form }: QrFormProps & Pick<ReturnType<typeof useQrDeposit>, 'query'>) {
  const { t } = useTranslation();
  if (query.isPending) return <PanelSkeleton />;
  if (query.data) return <QrForm {...form} />;
  return <ErrorState compact {...queryFailure(query, t('common.loadFailed'))} />;
}

function QrPanelContent({ channel, code, currency, kip, owner, folded, waysOn, opened, onTransferred }: QrPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const provider = useBankName(channel);
  const { query, note, qr, received, creating, cancelling, ...act } = useQrDeposit(code, currency, opened);
  useForgetDraft(qrDraft(code), qr !== null);
  const { minimum } = qrProvider(code, config.paytimzMinimum, kip);
  const [isUnfolded, setUnfolded] = useState(folded === false);
  const toggle = () => {
    flushSync(() => setUnfolded(!isUnfolded));
    // The opened part may lie below the sheet's footer (QR-3).
    if (!isUnfolded) panel.current?.scrollIntoView({ block: 'nearest' });
  };
  // Never collapse the outcome of a QR.
  const isNews = qr !== null || received !== null || note !== null;
  const isOpen = folded === null || isUnfolded || isNews;
  useFollowNotice(panel, note, qr !== null);
  const again = () => {
    // Stay open for the next amount, even if only the QR had opened the panel.
    setUnfolded(true);
    act.again();
  };
  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-labelledby={titleId}>
      <ChannelHead
        id={titleId}
        code={code}
        name={provider}
        note={t('qr.minimum', { amount: amountText(minimum), currency })}
        fold={folded === null || isNews ? undefined : { isOpen, onToggle: toggle }}
      />
      <Notice note={note} qr={qr} currency={currency} />
      <div hidden={!isOpen}>
        {qr ? (
          <QrView
            payee={channel.accountName}
            {...{ qr, code: channel.code, provider, currency, cancelling }}
            onTransferred={() => {
              onTransferred();
              act.transferred();
            }}
            onCancel={() => act.cancel(qr.id)}
            onExpired={act.expire}
          />
        ) : received === null ? (
          <AmountEntry {...{ query, code, provider, currency, kip, owner, creating }} onCreate={act.create} />
        ) : (
          <QrReceived money={received} currency={currency} waysOn={waysOn} onAgain={again} />
        )}
      </div>
    </section>
  );
}

export const QrPanel = guarded('line', QrPanelContent);

/** A provider without a panel: a notice and a link to support (DEP-19, QR-2). */
export function UnknownQr({ channel, onContact }: { channel: BankChannel; onContact: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <ChannelHead id={titleId} code={channel.code} name={useBankName(channel)} />
      <p className={css.notice}>{t('qr.unknownProvider')}</p>
      <Button variant="default" onClick={onContact}>
        {t('deposit.contact')}
      </Button>
    </section>
  );
}
