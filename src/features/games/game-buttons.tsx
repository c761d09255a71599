import { Button } from '@mantine/core';
import { IconArrowsExchange, IconCirclePlus, IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../shared/ui/controls/use-focus-back.ts';
import type { useActivation } from './use-activation.ts';
import type { usePlay } from './use-play.ts';

export function ActivateButton({ pending, failed, activate }: ReturnType<typeof useActivation>) {
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
  /** Wallet credit that would move, satang; null for none. */
  amount: number | null;
  transferOnly: boolean;
  waitingForAccount: boolean;
  onPlay: () => void;
}

/** Playing, moving credit alone where there is no web address, or opening what the browser kept closed. */
export function PlayButton({ play, amount, transferOnly, waitingForAccount, onPlay }: PlayButtonProps) {
  const { t } = useTranslation();
  const { busy, waiting } = play;
  const button = useRef<HTMLButtonElement>(null);
  // It may take the place of the button that opened the account.
  useFocusBack(busy !== null || waitingForAccount, button);
  if (waiting?.kind === 'link') {
    // The browser refused the tab: a real link takes the player there with a tap of its own.
    return (
      <Button
        component="a"
        href={waiting.url}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        leftSection={<IconExternalLink size={20} aria-hidden />}
        onClick={play.forget}
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
        disabled={amount === null}
        loading={busy === 'transfer'}
        aria-busy={busy === 'transfer'}
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
      loading={busy === 'play' || waitingForAccount}
      aria-busy={busy === 'play'}
      onClick={onPlay}
    >
      {waiting ? t('games.openNow') : t('games.play')}
    </Button>
  );
}
