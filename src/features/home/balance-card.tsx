import { IconDeviceGamepad2, IconEye, IconEyeOff, IconInfoCircle, IconRefresh, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import type { Satang } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { gamesSatang, totalLoss, totalSatang, walletSatang } from '../../shared/money/wallet.ts';
import { LossNote } from '../../shared/money-form/loss-note.tsx';
import { guarded } from '../../shared/parts/guard.tsx';
import { useNow } from '../../shared/time/clock.ts';
import { formatDateTime, relativeParts } from '../../shared/time/dates.ts';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { MoneyText, useHiddenMoney } from '../../shared/ui/display/money-text.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './balance-card.module.css';

export interface BalanceCardProps {
  view: WalletView;
  /** Last refresh, epoch ms, server clock. */
  since: number | null;
  refreshing: boolean;
  /** The last refresh succeeded (for screen readers). */
  refreshed: boolean;
  /** The last fetch failed: figures may be old. */
  stale: boolean;
  onRefresh: () => void;
}

export function BalancePart({
  icon,
  label,
  satang,
  note,
}: {
  icon: ReactNode;
  label: string;
  satang: Satang | null;
  note?: ReactNode;
}) {
  return (
    <div className={css.part}>
      <dt className={css.partLabel}>
        {icon}
        <span>{label}</span>
      </dt>
      <dd className={css.partFigure}>
        <MoneyText satang={satang} />
        {note}
      </dd>
    </div>
  );
}

/** WAL-2, WAL-3 */
function BalanceCardContent({ view, since, refreshing, refreshed, stale, onRefresh }: BalanceCardProps) {
  const { t } = useTranslation();
  const total = totalSatang(view);
  const games = gamesSatang(view);
  const [hidden, setHidden] = useHiddenMoney();
  const Eye = hidden ? IconEyeOff : IconEye;
  return (
    <section className={css.card} aria-labelledby="home-total">
      <div className={css.head}>
        <h2 id="home-total" className={css.label}>
          {t('home.total')}
        </h2>
        <button
          type="button"
          className={css.eye}
          aria-label={t('home.hide')}
          aria-pressed={hidden}
          onClick={() => setHidden((before) => !before)}
        >
          <Eye size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={css.refresh}
          aria-label={t('home.refresh')}
          aria-busy={refreshing}
          aria-disabled={refreshing}
          onClick={onRefresh}
        >
          <IconRefresh size={20} aria-hidden className={refreshing ? css.turning : undefined} />
        </button>
      </div>
      <p className={css.total}>
        <MoneyText satang={total.satang} currency={currencyWord(t, view)} size="xl" tone="gold" />
      </p>
      <p className={css.updated}>
        <LastUpdated since={since} />
      </p>
      {total.partial ? (
        <p className={css.partial}>
          <IconInfoCircle size={16} aria-hidden />
          <span>{t('home.partial')}</span>
        </p>
      ) : null}
      <LossNote loss={totalLoss(view)} currency={currencyWord(t, view)} className={css.partial} />
      {stale || total.satang === null ? (
        <ErrorState
          compact
          message={t('home.refreshFailed')}
          retryLabel={t('common.retry')}
          retrying={refreshing}
          onRetry={onRefresh}
        />
      ) : null}
      <dl className={css.parts}>
        <BalancePart
          icon={<IconWallet size={18} aria-hidden />}
          label={t('account.WALLET')}
          satang={walletSatang(view)}
        />
        <BalancePart
          icon={<IconDeviceGamepad2 size={18} aria-hidden />}
          label={t('home.inGames')}
          satang={games.satang}
        />
      </dl>
      <p className={hiddenCss.hidden} role="status">
        {refreshed ? t('home.refreshed') : ''}
      </p>
    </section>
  );
}

export const BalanceCard = guarded('line', BalanceCardContent);

/** Same size as the card (WAL-9). */
export function BalanceSkeleton() {
  const { t } = useTranslation();
  return (
    <section className={css.card} data-loading aria-busy aria-label={t('common.loading')}>
      <div className={css.head}>
        <Skeleton width="120px" />
      </div>
      <div className={css.total}>
        <Skeleton width="62%" height="44px" />
      </div>
      <div className={css.updated}>
        <Skeleton width="140px" height="14px" />
      </div>
      <div className={css.parts}>
        {['wallet', 'games'].map((part) => (
          <div key={part} className={css.part}>
            <div className={css.partLabel}>
              <Skeleton width="80px" height="14px" />
            </div>
            <div className={css.partFigure}>
              <Skeleton width="100px" height="18px" />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** "Updated 2 hours ago", updated every second (WAL-14). `since`: epoch ms, server clock. */
function LastUpdated({ since }: { since: number | null }) {
  const { t } = useTranslation();
  const moment = useNow(1_000);
  if (since === null) return null;
  const { unit, count } = relativeParts(since, moment);
  const when = t(`formats.relative.${unit}`, { count });
  return (
    <time dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>
      {unit === 'now' ? when : t('home.updated', { when })}
    </time>
  );
}
