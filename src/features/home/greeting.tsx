import { IconCoin } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { formatCount } from '../../shared/money/money.ts';
import { coinCount, playerName } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './greeting.module.css';

/** WAL-1, WAL-5. The page always has a heading, also while the wallet loads. */
function GreetingContent({ view, loading }: { view: WalletView | undefined; loading: boolean }) {
  const { t } = useTranslation();
  const coins = coinCount(view);
  const name = playerName(view);
  return (
    <div className={css.root}>
      <div className={css.who}>
        {loading || name ? <p className={css.hello}>{t('home.hello')}</p> : null}
        <h1 className={css.name} tabIndex={-1}>
          {loading ? (
            <>
              <span className={hiddenCss.hidden}>{t('common.titles.home')}</span>
              <Skeleton width="160px" height="24px" />
            </>
          ) : (
            <ServerText>{name || t('home.hello')}</ServerText>
          )}
        </h1>
      </div>
      {loading || view ? (
        <p className={css.coins} aria-busy={loading}>
          <IconCoin size={22} aria-hidden />
          {loading ? (
            <Skeleton width="64px" height="16px" />
          ) : (
            <span>
              <strong>{coins === null ? '-' : formatCount(coins)}</strong>{' '}
              <span>{t('formats.coin', { count: coins ?? 0 })}</span>
            </span>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Memoised: home renders with every answer. */
export const Greeting = memo(guarded('line', GreetingContent));
