import { IconClockExclamation, IconDeviceGamepad2, IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { unitWord } from '../../shared/money/unit.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { formatMinute } from '../../shared/time/clock.ts';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { ErrorState, type ErrorStateProps } from '../../shared/ui/states/error-state.tsx';
import css from './balance-card.module.css';
import { BalancePart } from './balance-card.tsx';
import type { LastBalances } from './last-balances.ts';

interface Props {
  balances: LastBalances;
  /** Null while offline and not requested. */
  failure: ErrorStateProps | null;
}

/** Stored balances, marked as old with their time (APP-351). */
function LastBalancesContent({ balances, failure }: Props) {
  const { t } = useTranslation();
  const { total, wallet, games, unit, at } = balances;
  const asOf = t('home.lastAt', { time: formatMinute(at) });
  return (
    <section className={css.card} data-old aria-labelledby="home-last">
      <div className={css.head}>
        <h2 id="home-last" className={css.label}>
          {t('home.last')}
        </h2>
      </div>
      <p className={css.total}>
        <MoneyText satang={total} currency={unitWord(t, unit)} size="xl" />
      </p>
      {failure ? (
        <ErrorState compact {...failure} message={asOf} />
      ) : (
        <p className={css.old}>
          <IconClockExclamation size={18} aria-hidden />
          <span>{asOf}</span>
        </p>
      )}
      <dl className={css.parts}>
        <BalancePart icon={<IconWallet size={18} aria-hidden />} label={t('account.WALLET')} satang={wallet} />
        <BalancePart icon={<IconDeviceGamepad2 size={18} aria-hidden />} label={t('home.inGames')} satang={games} />
      </dl>
    </section>
  );
}

export const LastBalancesCard = guarded('line', LastBalancesContent);
