import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Satang, withCurrency } from '../../shared/money/money.ts';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { useMoneyWords } from '../../shared/ui/display/money-text.tsx';
import { ActivateButton, PlayButton, type PlayButtonProps } from './game-buttons.tsx';
import css from './game-sheet.module.css';
import type { useActivation } from './use-activation.ts';

interface Props extends Omit<PlayButtonProps, 'describedBy'> {
  active: boolean;
  activation: ReturnType<typeof useActivation>;
  currency: string;
}

/** Which credit moves with the tap (GAM-20, GAM-284). */
function useMoves(amount: Satang | null, transferOnly: boolean, currency: string): string {
  const { t } = useTranslation();
  const words = useMoneyWords();
  if (amount === null) return t(transferOnly ? 'games.nothingToMove' : 'games.playsWithBalance');
  return t(transferOnly ? 'games.movesOnly' : 'games.moves', { amount: withCurrency(words(amount), currency) });
}

/** Opens the account, or plays; the effect on the wallet is above the button. */
export function GameFooter({ active, activation, currency, ...play }: Props) {
  const id = useId();
  const moves = useMoves(play.amount, play.transferOnly, currency);
  const footer = useRef<HTMLDivElement>(null);
  // The play button replaces the focused one.
  useFocusInside(footer, active ? 'play' : 'open');
  if (!active) return <ActivateButton {...activation} />;
  return (
    <div ref={footer} className={css.footer}>
      <p className={css.moves} id={id} data-moves={play.amount !== null}>
        {moves}
      </p>
      <PlayButton {...play} describedBy={id} />
    </div>
  );
}
