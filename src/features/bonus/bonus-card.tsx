import { IconChevronRight } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { safeImageUrl } from '../../shared/safety/safe-url.ts';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import css from './bonus-card.module.css';
import { limitOf } from './bonus-limit.ts';
import { type BonusCard, closedReasons, nameOf } from './bonus-rules.ts';

interface Props {
  card: BonusCard;
  onOpen: (card: BonusCard) => void;
}

/** The banner behind a card; without one, or when it fails to load, the card keeps its own colours (BON-9). */
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
  if (state === 'open' || state === 'also') return null;
  return <StatusBadge kind={state === 'current' ? 'success' : 'info'}>{t(`bonus.state.${state}`)}</StatusBadge>;
}

/** One bonus: banner, name, how often it was received, and, when it is exhausted, when it opens again (BON-8, BON-19). */
function BonusCardButtonContent({ card, onOpen }: Props) {
  const { t } = useTranslation();
  const { bonus, state, period } = card;
  const name = nameOf(bonus);
  const limit = t(`bonus.limit.${period}`, limitOf(card));
  return (
    <button
      type="button"
      className={css.card}
      data-state={state}
      disabled={state !== 'open'}
      aria-current={state === 'current' || undefined}
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
          {state === 'received' ? <span className={css.limit}>{t(`bonus.again.${period}`)}</span> : null}
          {state === 'also' ? <span className={css.limit}>{t(closedReasons.also)}</span> : null}
        </span>
        {state === 'open' ? <IconChevronRight className={css.chevron} size={22} aria-hidden /> : null}
      </span>
    </button>
  );
}

/** Drawn anew only when its bonus has changed: there may be a thousand of them. */
export const BonusCardButton = memo(guarded('line', BonusCardButtonContent));
