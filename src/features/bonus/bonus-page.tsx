import { memo, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { uniqueKeys } from '../../shared/base/server-values.ts';
import { useGradually } from '../../shared/lists/use-gradually.ts';
import { useOpened } from '../../shared/storage/use-opened.ts';
import { usePaneRoom } from '../../shared/ui/dialogs/use-pane-room.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import { BonusCardButton } from './bonus-card.tsx';
import { type BonusOutcome, BonusOutcomeDialog } from './bonus-outcome-dialog.tsx';
import css from './bonus-page.module.css';
import { type BonusCard, nameOf } from './bonus-rules.ts';
import { BonusSheet } from './bonus-sheet.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionSheet } from './promotion-sheet.tsx';
import { useBonuses } from './use-bonuses.ts';

type Bonuses = ReturnType<typeof useBonuses>;

interface CardListProps {
  cards: readonly BonusCard[];
  /** Code of the bonus in the pane. */
  shown: string | null;
  onOpen: (card: BonusCard) => void;
}

/** Memoised: the page renders every few seconds and with each sheet. */
const CardList = memo(function CardList({ cards, shown, onOpen }: CardListProps) {
  const drawn = useGradually(cards.length);
  const keys = uniqueKeys(cards.map(({ bonus }) => bonus.code));
  return (
    <ul className={css.grid}>
      {cards.slice(0, drawn).map((card, index) => (
        <li key={keys[index]} className={css.cell}>
          <BonusCardButton card={card} shown={card.bonus.code === shown} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
});

/** Cards, placeholders, failure, or "no bonuses" (BON-6, BON-7). */
function Cards({ list, cards, shown, onOpen }: Pick<Bonuses, 'list'> & CardListProps) {
  const { t } = useTranslation();
  if (list.isPending) {
    return (
      <div className={css.grid} aria-busy aria-label={t('common.loading')} role="region">
        {Array.from({ length: 4 }, (_, at) => (
          <div key={at} className={css.bone}>
            <Skeleton height="100%" />
            <Skeleton width="55%" />
            <Skeleton width="35%" height="12px" />
          </div>
        ))}
      </div>
    );
  }
  if (list.isError && !list.data) {
    return (
      <div className={css.panel}>
        <ErrorState {...queryFailure(list, t('bonus.failed'))} />
      </div>
    );
  }
  if (cards.length === 0) {
    return (
      <div className={css.panel}>
        <EmptyState title={t('bonus.empty')} message={t('bonus.emptyHint')} />
      </div>
    );
  }
  return <CardList {...{ cards, shown, onOpen }} />;
}

/** The running bonus, else the promotion form (BON-2, BON-3). */
function Running({ active, cards, reload }: Pick<Bonuses, 'active' | 'cards' | 'reload'>) {
  const [code, setCode] = useOpened('promotion');
  const [outcome, setOutcome] = useState<BonusOutcome | null>(null);
  if (active.isPending) return <div className={css.runningBone} aria-busy />;
  // When the check failed, the list decides: a running bonus can always be ended (BON-4).
  const current = cards.find(({ state }) => state === 'current')?.bonus;
  const listed = active.data ? undefined : current?.type;
  const type = active.data?.status ? active.data.type : listed;
  return (
    <>
      {type === undefined ? (
        <PromotionForm onSearch={setCode} />
      ) : (
        <ActiveBonus type={type} name={current ? nameOf(current) : null} onCleared={reload} onOutcome={setOutcome} />
      )}
      {code === null ? null : (
        <PromotionSheet
          key={code}
          code={code}
          opened={outcome === null}
          onClose={() => setCode(null)}
          onOutcome={(next) => {
            setOutcome(next);
            if (next.kind !== 'refused') setCode(null);
          }}
          onReceived={reload}
        />
      )}
      <BonusOutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}

export function BonusPage() {
  const { t } = useTranslation();
  const { list, active, cards, reload, replace } = useBonuses();
  const [code, setCode] = useOpened('bonus');
  const beside = usePaneRoom();
  const [tapped, setTapped] = useState<BonusCard | null>(null);
  const [outcome, setOutcome] = useState<BonusOutcome | null>(null);
  const now = cards.find(({ bonus }) => bonus.code === code);
  // After a reload nothing was tapped: use the card of the list.
  const asked = tapped?.bonus.code === code ? tapped : now;
  // The sheet mounts in steps, after the frame that answers the tap; a pane beside the list stays until the next is ready.
  const mounted = useDeferredValue(asked);
  const chosen = asked && mounted;
  // Stable, so that the memoised cards do not render with the page.
  const show = useCallback(
    (card: BonusCard | null) => {
      setTapped(card);
      setCode(card?.bonus.code ?? null);
    },
    [setCode],
  );

  const isBeside = beside && chosen !== undefined && outcome === null;

  return (
    <div className={css.page} data-beside={isBeside || undefined}>
      <h1 className={css.title}>{t('common.titles.bonus')}</h1>
      <Running {...{ active, cards, reload }} />
      <section className={css.offers} aria-labelledby="bonus-offers">
        <h2 id="bonus-offers" className={css.subtitle}>
          {t('bonus.offers')}
        </h2>
        <Cards list={list} cards={cards} shown={isBeside ? code : null} onOpen={show} />
      </section>
      <div className={css.aside}>
        {chosen ? (
          <BonusSheet
            key={chosen.bonus.code}
            card={chosen}
            opened={outcome === null}
            beside={beside}
            onClose={() => show(null)}
            onOutcome={(next) => {
              setOutcome(next);
              if (next.kind !== 'refused') show(null);
            }}
            onEnd={(userBonus) => (userBonus ? replace(chosen.bonus.code, userBonus) : reload())}
          />
        ) : null}
      </div>
      <BonusOutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />
    </div>
  );
}
