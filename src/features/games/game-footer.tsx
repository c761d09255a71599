import { Button } from '@mantine/core';
import { IconArrowsExchange, IconCirclePlus, IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Satang, withCurrency } from '../../shared/money/money.ts';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { useFocusInside } from '../../shared/ui/dialogs/focus-return.ts';
import { useMoneyWords } from '../../shared/ui/display/money-text.tsx';
import css from './game-sheet.module.css';
import type { useActivation } from './use-activation.ts';
import type { usePlay } from './use-play.ts';

function ActivateButton({ pending, failed, activate }: ReturnType<typeof useActivation>) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(pending, button);
  return (
    <Button
      ref={button}
      leftSection={<IconCirclePlus size={20} aria-hidden />}
      loading={pending}
      aria-busy={pending}
      onClick={activate}
    >
      {failed ? t('games.activateAgain') : t('games.activate')}
    </Button>
  );
}

interface PlayButtonProps {
  play: ReturnType<typeof usePlay>;
  /** Satang that a tap moves to the game; null for none. */
  amount: number | null;
  transferOnly: boolean;
  /** The game's credit is being taken back. */
  blocked: boolean;
  waitingForAccount: boolean;
  describedBy: string;
  onPlay: () => void;
}

/** Plays, transfers only without a web address (GAM-26), or opens the game after a refused tab (GAM-46). */
function PlayButton(props: PlayButtonProps) {
  const { play, amount, transferOnly, blocked, waitingForAccount, describedBy, onPlay } = props;
  const { t } = useTranslation();
  const { busy, waiting } = play;
  const button = useRef<HTMLButtonElement>(null);
  // May replace the focused button that opened the account.
  useFocusBack(busy === 'play' || busy === 'transfer' || waitingForAccount, button);
  if (waiting?.kind === 'link') {
    // After a refused tab a real link opens the game (GAM-46).
    return (
      <Button
        component="a"
        href={waiting.url}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        leftSection={<IconExternalLink size={20} aria-hidden />}
        onClick={play.forgetWaiting}
      >
        {t('games.openNow')}
      </Button>
    );
  }
  if (transferOnly) {
    return (
      <Button
        ref={button}
        leftSection={<IconArrowsExchange size={20} aria-hidden />}
        disabled={amount === null || blocked}
        loading={busy === 'transfer'}
        aria-busy={busy === 'transfer'}
        aria-describedby={describedBy}
        onClick={() => play.start('transfer', null)}
      >
        {t('games.transferOnly')}
      </Button>
    );
  }
  return (
    <Button
      ref={button}
      leftSection={<IconPlayerPlay size={20} aria-hidden />}
      disabled={blocked}
      loading={busy === 'play' || waitingForAccount}
      aria-busy={busy === 'play'}
      aria-describedby={describedBy}
      onClick={onPlay}
    >
      {waiting ? t('games.openNow') : t('games.play')}
    </Button>
  );
}

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
