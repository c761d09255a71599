import { type RefObject, useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryFailure } from '../../../shared/api/query-failure.ts';
import { config } from '../../../shared/config/config.ts';
import { useBankName } from '../../../shared/i18n/use-bank-name.ts';
import { amountText, formatMoney, type Satang } from '../../../shared/money/money.ts';
import { RefusalAction } from '../../../shared/money-form/refusal-action.tsx';
import { guarded } from '../../../shared/parts/guard.tsx';
import { useForgetDraft } from '../../../shared/storage/use-form-draft.ts';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../../shared/ui/states/skeletons.tsx';
import { ChannelHead } from '../channel-head.tsx';
import type { BankChannel } from '../deposit-sections.ts';
import { Countdown } from './countdown.tsx';
import type { ReceivedMoney } from './look-for-money.ts';
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
  isOpen: boolean;
  /** Null for a single panel, which does not collapse. */
  onToggle: (() => void) | null;
  /** The player makes a QR. */
  onUse: () => void;
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

/** Keeps the focus in an open panel when the focused part disappears (QR-40). */
function useFollowNotice(panel: RefObject<HTMLElement | null>, note: QrNotice | null) {
  // At once: the sheet soon looks for another control (focus-return.ts).
  useLayoutEffect(() => {
    if (note !== null && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, note]);
}

interface NoticeProps {
  note: QrNotice | null;
  qr: CurrentQr | null;
  /** Null while the panel shows it. */
  received: ReceivedMoney | null;
  currency: string;
}

/** Also for screen readers (QR-40). A new QR is only announced: its code is visible. */
function Notice({ note, qr, received, currency }: NoticeProps) {
  const { t } = useTranslation();
  const said = () => {
    if (note === 'made') return qr?.amount ? t('qr.made', { amount: formatMoney(qr.amount), currency }) : '';
    if (note === 'received')
      return received ? t('qr.received', { amount: formatMoney(received.amount), currency }) : '';
    return note !== null && qr === null ? t(`qr.${note}`) : '';
  };
  return (
    <p className={css.status} role="status" data-note={note}>
      {said()}
    </p>
  );
}

/** The QR of a closed panel (QR-270). */
function ClosedQr({ qr, currency, onExpired }: { qr: CurrentQr; currency: string; onExpired: () => void }) {
  const { t } = useTranslation();
  const amount = qr.amount === null ? '-' : formatMoney(qr.amount);
  return (
    <span className={css.waits}>
      <span>{t('qr.waits', { amount, currency })}</span>
      {qr.expiresAt === null ? null : <Countdown className={css.clock} until={qr.expiresAt} onOver={onExpired} />}
    </span>
  );
}

/** The form appears once there is no QR; it stays when a later fetch fails (QR-5). */
function AmountEntry({ query, ...form }: QrFormProps & Pick<ReturnType<typeof useQrDeposit>, 'query'>) {
  const { t } = useTranslation();
  if (query.isPending) return <PanelSkeleton />;
  if (query.data) return <QrForm {...form} />;
  return <ErrorState compact {...queryFailure(query, t('common.loadFailed'))} />;
}

function QrPanelContent(props: QrPanelProps) {
  const { channel, code, currency, kip, owner, isOpen, onToggle, onUse, waysOn, opened, onTransferred } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const provider = useBankName(channel);
  const { query, note, qr, received, refusal, creating, cancelling, ...act } = useQrDeposit(
    code,
    currency,
    opened,
    isOpen,
  );
  // A new QR renders in steps; until then its form stays, busy.
  const isDrawn = useDeferredValue(qr !== null);
  const isDrawing = qr !== null && !isDrawn;
  useForgetDraft(qrDraft(code), qr !== null);
  useFollowNotice(panel, isOpen && !isDrawing ? note : null);
  const { minimum } = qrProvider(code, config.paytimzMinimum, kip);
  const toggle = () => {
    onToggle?.();
    // The opened part may lie below the sheet's footer (QR-3).
    if (!isOpen && !qr) requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }));
  };
  const create = (satang: Satang) => {
    onUse();
    act.create(satang);
  };
  const content = () => {
    if (qr && isDrawn) {
      return (
        <>
          <QrView
            payee={channel.accountName}
            {...{ qr, code, provider, currency, kip, cancelling }}
            onTransferred={() => {
              onTransferred();
              act.transferred();
            }}
            onCancel={() => act.cancel(qr.id)}
            onExpired={act.expire}
          />
          <RefusalAction refusal={refusal} onLeave={onTransferred} />
        </>
      );
    }
    if (received)
      return <QrReceived money={received} from={provider} currency={currency} waysOn={waysOn} onAgain={act.again} />;
    const isBusy = creating || isDrawing;
    return (
      <>
        <RefusalAction refusal={refusal} onLeave={onTransferred} />
        <AmountEntry {...{ query, code, provider, currency, kip, owner }} creating={isBusy} onCreate={create} />
      </>
    );
  };
  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-labelledby={titleId}>
      <ChannelHead
        id={titleId}
        code={code}
        name={provider}
        note={
          qr && !isOpen ? (
            <ClosedQr qr={qr} currency={currency} onExpired={act.expire} />
          ) : (
            t('qr.minimum', { amount: amountText(minimum), currency })
          )
        }
        fold={onToggle ? { isOpen, onToggle: toggle } : undefined}
      />
      <Notice note={note} qr={qr} received={isOpen ? null : received} currency={currency} />
      {isOpen ? content() : null}
    </section>
  );
}

export const QrPanel = guarded('line', QrPanelContent);
