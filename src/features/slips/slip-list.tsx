import { IconExternalLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetSlipByReferenceQueryOptions } from '../../shared/api/generated/statement/statement.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { safeImageUrl, safeLink } from '../../shared/safety/safe-url.ts';
import { rememberSession } from '../../shared/session/session.ts';
import { formatDateTime } from '../../shared/time/dates.ts';
import { notifyError } from '../../shared/toast/notify.ts';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import css from './slip-list.module.css';
import type { SlipRow } from './slip-rules.ts';

/** A tab opened on the player's tap, with its address set later. */
export interface LaterTab {
  /** Opens an already checked address; the tab has no access to this page. */
  go: (url: string) => void;
  close: () => void;
}

/**
 * Opens a tab now: browsers block one opened after a response (GAM-45).
 * @returns null when the browser blocks it even now (GAM-46)
 */
export function openLaterTab(): LaterTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}

/** Any https address, or a path of an image host: browsers open no `data:` address (SLP-40). */
function slipAddress(raw: unknown): string | null {
  const url = safeImageUrl(raw) ?? safeLink(raw);
  return url?.startsWith('http') ? url : null;
}

/** Opens the slip's own link, else asks for the address of its reference (SLP-37, SLP-38). */
function ViewSlip({ row }: { row: SlipRow }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const label = t('slip.view', { time: formatDateTime(row.createdAt) });
  const icon = <IconExternalLink size={20} aria-hidden />;

  const openOnce = useSingleFlight(async () => {
    const tab = openLaterTab();
    setBusy(true);
    try {
      const { url } = await queryClient.fetchQuery({
        ...getGetSlipByReferenceQueryOptions(encodeURIComponent(row.reference)),
        retry: false,
      });
      const address = slipAddress(url);
      if (!tab || !address) throw new Error('No address to open');
      tab.go(address);
      return true;
    } catch {
      tab?.close();
      return false;
    } finally {
      setBusy(false);
    }
  });
  async function open() {
    const { isCurrent } = rememberSession();
    const opened = await openOnce();
    if (opened === false) notifyError(t('slip.viewFailed'), () => void (isCurrent() && open()));
  }

  const link = slipAddress(row.link);
  if (link) {
    return (
      <a className={css.view} href={link} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
        {icon}
      </a>
    );
  }
  if (row.reference === '') return null;
  return (
    <button
      type="button"
      className={css.view}
      aria-label={label}
      title={label}
      aria-busy={busy}
      onClick={() => void open()}
    >
      {icon}
    </button>
  );
}

/** SLP-27, SLP-30 */
export function SlipList({ rows, currency }: { rows: readonly SlipRow[]; currency: string }) {
  const { t } = useTranslation();
  return (
    <ul className={css.list}>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <div className={css.words}>
            <p className={css.amount}>
              {row.amount === null ? (
                <span className={css.unknown}>{t('slip.amountUnknown')}</span>
              ) : (
                <MoneyText satang={row.amount} currency={currency} />
              )}
            </p>
            <p className={css.time}>{formatDateTime(row.createdAt)}</p>
            <p className={css.status}>
              <StatusBadge kind={row.status}>{t(`slip.status.${row.status}`)}</StatusBadge>
              {row.reason ? <span className={css.reason}>{`(${t(`slip.reason.${row.reason}`)})`}</span> : null}
            </p>
          </div>
          <ViewSlip row={row} />
        </li>
      ))}
    </ul>
  );
}
