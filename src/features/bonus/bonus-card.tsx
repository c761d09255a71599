import { IconChevronRight } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';
import { useNow } from '../../shared/time/clock.ts';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import css from './bonus-card.module.css';
import { type BonusCard, limitOf, nameOf, timeLeft } from './bonus-rules.ts';

interface Props {
  card: BonusCard;
  /** The pane beside the cards shows its terms. */
  shown: boolean;
  onOpen: (card: BonusCard) => void;
}

/** Without a loadable banner the card keeps its own colours (BON-9). */
export function BonusBanner({ banners }: { banners: readonly unknown[] | null }) {
  const url = (banners ?? []).map(safeImageUrl).find((one) => one !== null) ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || broken === url) return null;
  return (
    <img className={css.banner} src={url} alt="" draggable={false} loading="lazy" onError={() => setBroken(url)} />
  );
}

function Badge({ card: { state } }: { card: BonusCard }) {
  const { t } = useTranslation();
  if (state === 'open') return null;
  return <StatusBadge kind={state === 'current' ? 'success' : 'info'}>{t(`bonus.state.${state}`)}</StatusBadge>;
}

/** Counts down to the reset of a daily bonus (BON-48). */
function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation();
  const time = timeLeft(until - useNow(1_000));
  return time === '' ? null : <span className={css.left}>{t('bonus.again.left', { time })}</span>;
}

/** When a used-up bonus can be taken again (BON-19). */
function Closed({ card: { state, period, dayEnds } }: { card: BonusCard }) {
  const { t } = useTranslation();
  if (state !== 'received') return null;
  return (
    <span className={css.limit}>
      <span>{t(`bonus.again.${period}`)}</span> {period === 'day' ? <TimeLeft until={dayEnds} /> : null}
    </span>
  );
}

/** BON-8 */
function BonusCardButtonContent({ card, shown, onOpen }: Props) {
  const { t } = useTranslation();
  const { bonus, state, period } = card;
  const name = nameOf(bonus);
  const opens = state === 'open';
  const limit = t(`bonus.limit.${period}`, limitOf(card));
  return (
    <button
      type="button"
      className={css.card}
      data-state={state}
      data-shown={shown || undefined}
      disabled={!opens}
      aria-current={state === 'current' || shown || undefined}
      onClick={() => onOpen(card)}
    >
      <span className={css.art}>
        <BonusBanner banners={bonus.banners} />
        <span className={css.badge}>
          <Badge card={card} />
        </span>
      </span>
      <span className={css.facts}>
        <span className={css.words}>
          <span className={css.name}>
            <ServerText>{name}</ServerText>
          </span>
          <span className={css.limit}>{limit}</span>
          <Closed card={card} />
        </span>
        {opens ? <IconChevronRight className={css.chevron} size={22} aria-hidden /> : null}
      </span>
    </button>
  );
}

/** Memoised: there may be a thousand cards. */
export const BonusCardButton = memo(guarded('line', BonusCardButtonContent));
