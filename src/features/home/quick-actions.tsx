import {
  IconArrowsExchange,
  IconCashMinus,
  IconCashPlus,
  IconClipboardText,
  IconHistory,
  IconReceiptRefund,
  IconRefresh,
  IconUserPlus,
  IconWheel,
} from '@tabler/icons-react';
import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import type { HomeAction, HomeActionId } from './home-actions.ts';
import css from './quick-actions.module.css';

const icons: Record<HomeActionId, ComponentType<{ size?: number; stroke?: number; className?: string }>> = {
  deposit: IconCashPlus,
  withdraw: IconCashMinus,
  transfer: IconArrowsExchange,
  history: IconHistory,
  spin: IconWheel,
  refreshAll: IconRefresh,
  invite: IconUserPlus,
  conditions: IconClipboardText,
  refund: IconReceiptRefund,
};

interface Props {
  actions: readonly HomeAction[];
  handlers: Partial<Record<HomeActionId, () => void>>;
  /** Null while unknown. */
  coins: number | null;
}

function ActionButton({ action, onStart, badge }: { action: HomeAction; onStart?: () => void; badge?: string }) {
  const { t } = useTranslation();
  const { id, weight, unavailable } = action;
  const busy = unavailable === 'busy';
  const Icon = icons[id];
  return (
    <button
      type="button"
      className={css.action}
      data-weight={weight}
      data-wheel-place={id === 'spin' || id === 'refreshAll' || undefined}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={onStart}
    >
      <span className={css.icon} aria-hidden>
        <Icon size={24} stroke={1.8} className={busy ? css.turning : undefined} />
      </span>
      <span className={css.words}>
        <span>{t(`home.actions.${id}`)}</span>
        {badge ? <span className={css.badge}>{badge}</span> : null}
      </span>
    </button>
  );
}

/** One or two emphasised actions, the rest as tiles. */
function QuickActionsContent({ actions, handlers, coins }: Props) {
  const { t } = useTranslation();
  // The space keeps the line's height until the count arrives.
  const coinText = coins === null ? '\u00a0' : `${formatCount(coins)} ${t('formats.coin', { count: coins })}`;
  const draw = (action: HomeAction) =>
    action.unavailable === 'waiting' ? (
      <div key={action.id} className={css.action} data-wheel-place aria-busy>
        <Skeleton width="44px" height="44px" />
        <Skeleton width="72px" height="14px" />
      </div>
    ) : (
      <ActionButton
        key={action.id}
        action={action}
        onStart={handlers[action.id]}
        badge={action.id === 'spin' ? coinText : undefined}
      />
    );
  const main = actions.filter(({ weight }) => weight !== 'plain');
  const rest = actions.filter(({ weight }) => weight === 'plain');
  return (
    <section className={css.root} aria-label={t('home.quickActions')}>
      {main.length > 0 ? (
        <div className={css.main} data-count={main.length}>
          {main.map(draw)}
        </div>
      ) : null}
      {rest.length > 0 ? (
        <div className={css.rest} data-count={rest.length}>
          {rest.map(draw)}
        </div>
      ) : null}
    </section>
  );
}

/** Memoised: home renders with every answer. */
export const QuickActions = memo(guarded('line', QuickActionsContent));
