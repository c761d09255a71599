import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { gameAccounts, playerId, walletSatang } from '../../shared/money/wallet.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { GameApps } from './game-apps.tsx';
import { GameCredentials } from './game-credentials.tsx';
import { GameFooter } from './game-footer.tsx';
import { GameHero } from './game-hero.tsx';
import { gameLinks, launchPlanOf, needsAccount } from './game-launch.ts';
import { GameNotes } from './game-notes.tsx';
import css from './game-sheet.module.css';
import { TakeBackButton, useGameTakeBack } from './game-take-back.tsx';
import { useKeptGames } from './kept-games.ts';
import { PlayEndDialog } from './play-end-dialog.tsx';
import { useActivation } from './use-activation.ts';
import { useGameCredentials } from './use-game-credentials.ts';
import { usePlay } from './use-play.ts';

export interface GameSheetProps {
  code: string;
  opened: boolean;
  onClose: () => void;
  /** Opens the history at an entry (GAM-23, MNY-263). */
  onOpenStatement: (reference?: string) => void;
}

/** `missing`: the wallet does not list the game (GAM-15). */
function useGame(code: string) {
  const { t } = useTranslation();
  const { data: view, isFetching, refetch } = useGetWallet();
  const game = gameAccounts(view).find((one) => one.code === code);
  const links = gameLinks(game);
  return { view, game, links, missing: game ? null : queryFailure({ isFetching, refetch }, t('errorMsg.NO_GAME')) };
}

function useOpenAccount(code: string, open: boolean, opened: boolean) {
  const activation = useActivation(code, opened);
  const credentials = useGameCredentials(code, opened && (open || activation.saidOpen));
  // The server's answer counts before the wallet shows it; if the wallet never does, the credentials prove it (GAM-14).
  return { activation, credentials, active: open || (activation.saidOpen && credentials.problem === null) };
}

/** Use the code as React key: the state belongs to one game. */
export function GameSheet({ code, opened, onClose, onOpenStatement }: GameSheetProps) {
  const { t } = useTranslation();
  const { view, game, links, missing } = useGame(code);
  const wallet = walletSatang(view);
  const amount = wallet !== null && wallet > 0 ? wallet : null;
  const { activation, credentials, active } = useOpenAccount(code, game?.active === true, opened);
  const keeper = useKeptGames(playerId(view));
  const play = usePlay(code, wallet, opened, () => keeper.played(code));
  const takeBack = useGameTakeBack(code, view, opened);
  const end = play.end ?? takeBack.end;

  const close = () => {
    onClose();
    play.forgetWaiting();
  };
  const sending = useSending(activation.pending || play.moving || takeBack.running, close);
  const startPlaying = () => {
    // Without credentials nothing moves; the sheet shows why they are missing (GAM-10).
    if (needsAccount(code) && !credentials.account) return credentials.retry();
    play.start('play', launchPlanOf(code, links.web, credentials.account));
  };
  const dismiss = () => {
    play.dismiss();
    takeBack.dismiss();
    if (end?.kind === 'transferred') close();
  };
  const leave = () => {
    close();
    dismiss();
  };
  const openStatement = (reference?: string) => {
    leave();
    onOpenStatement(reference);
  };
  const currency = currencyWord(t, view);
  return (
    <>
      <Sheet
        opened={opened && end === null}
        onClose={sending.close}
        title={game?.name ?? code}
        closeLabel={t('common.close')}
        sending={sending.note}
        loading={!view}
        error={missing}
        footer={
          <GameFooter
            {...{ active, activation, play, amount, currency }}
            transferOnly={links.web === null}
            blocked={takeBack.running}
            waitingForAccount={needsAccount(code) && credentials.loading}
            onPlay={startPlaying}
          />
        }
      >
        {game ? (
          <div className={css.root} data-category={game.category}>
            <GameHero {...{ game, currency, keeper }} />
            <GameNotes {...{ code, active }} failed={activation.failed} />
            {active ? <TakeBackButton button={takeBack.button} blocked={play.busy !== null} /> : null}
            {active ? <GameCredentials {...credentials} /> : null}
            {active ? <GameApps links={links} busy={play.busy} onOpen={play.start} /> : null}
          </div>
        ) : null}
      </Sheet>
      <PlayEndDialog
        {...{ end, code }}
        name={game?.name ?? code}
        onClose={dismiss}
        onLeave={leave}
        onOpenStatement={openStatement}
      />
    </>
  );
}
