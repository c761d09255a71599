import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { currencyKey, gameAccounts, walletSatang } from '../../shared/money/wallet.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { GameApps } from './game-apps.tsx';
import { ActivateButton, PlayButton } from './game-buttons.tsx';
import { GameCredentials } from './game-credentials.tsx';
import { GameHero } from './game-hero.tsx';
import { launchPlanOf, needsAccount } from './game-launch.ts';
import { gameLinks } from './game-links.ts';
import { GameNotes } from './game-notes.tsx';
import css from './game-sheet.module.css';
import { PlayEndDialog } from './play-end-dialog.tsx';
import { useActivation } from './use-activation.ts';
import { useGameCredentials } from './use-game-credentials.ts';
import { usePlay } from './use-play.ts';

export interface GameSheetProps {
  code: string;
  opened: boolean;
  onClose: () => void;
  /** Opens the statement, for a transfer whose outcome nobody knows. */
  onOpenStatement: () => void;
}

/** The game's account; `gone` when the server knows it no more. */
function useGame(code: string) {
  const { t } = useTranslation();
  const { data: view, isFetching, refetch } = useGetWallet();
  const game = gameAccounts(view).find((one) => one.code === code);
  const again = { retryLabel: t('common.retry'), retrying: isFetching, onRetry: () => void refetch() };
  return { view, game, gone: game ? null : { message: t('errorMsg.NO_GAME'), ...again } };
}

/** One game account: opening it, its credentials, playing (spec §2, §4). Keyed by its code: it belongs to one game. */
export function GameSheet({ code, opened, onClose, onOpenStatement }: GameSheetProps) {
  const { t } = useTranslation();
  const { view, game, gone } = useGame(code);
  const wallet = walletSatang(view);
  const amount = wallet !== null && wallet > 0 ? wallet : null;
  const links = gameLinks(game);
  const activation = useActivation(code, opened);
  const open = game?.active === true;
  const credentials = useGameCredentials(code, opened && (open || activation.openBefore));
  // Where the wallet does not call it open, only its credentials prove that it is.
  const active = open || (activation.openBefore && credentials.problem === null);
  const play = usePlay(code, wallet, opened);

  const close = () => {
    onClose();
    play.forgetWaiting();
  };
  const startPlaying = () => {
    // Without credentials nothing may move: what went wrong with them stands on the sheet already.
    if (needsAccount(code) && !credentials.account) return credentials.retry();
    play.start('play', launchPlanOf(code, links.web, credentials.account));
  };
  const dismiss = () => {
    play.dismiss();
    if (play.end?.kind === 'transferred') close();
  };
  const currency = t(currencyKey(view));
  return (
    <>
      <Sheet
        opened={opened && play.end === null}
        onClose={close}
        title={game?.name ?? code}
        closeLabel={t('common.close')}
        sending={activation.pending || play.moving ? t('common.sending') : ''}
        loading={!view}
        error={gone}
        footer={
          active ? (
            <PlayButton
              {...{ play, amount }}
              transferOnly={links.web === null}
              waitingForAccount={needsAccount(code) && credentials.loading}
              onPlay={startPlaying}
            />
          ) : (
            <ActivateButton {...activation} />
          )
        }
      >
        {game ? (
          <div className={css.root} data-category={game.category}>
            <GameHero game={game} currency={currency} />
            <GameNotes
              {...{ code, active }}
              failed={activation.failed}
              transferOnly={links.web === null}
              moves={amount === null ? null : `${formatMoney(amount)} ${currency}`}
            />
            {active ? <GameCredentials {...credentials} /> : null}
            {active ? <GameApps links={links} busy={play.busy} onOpen={play.start} /> : null}
          </div>
        ) : null}
      </Sheet>
      <PlayEndDialog
        end={play.end}
        name={game?.name ?? code}
        currency={currency}
        onDismiss={dismiss}
        onOpenStatement={() => {
          close();
          play.dismiss();
          onOpenStatement();
        }}
      />
    </>
  );
}
