import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { currencyKey, gameAccounts, walletSatang } from '../../shared/money/wallet.ts';
import { useSending } from '../../shared/money-form/use-sending.ts';
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
  /** Opens the statement, when the outcome of the transfer is unknown (GAM-23). */
  onOpenStatement: () => void;
}

/** The game's account; `missing` is the error shown when the wallet does not list the game (GAM-15). */
function useGame(code: string) {
  const { t } = useTranslation();
  const { data: view, isFetching, refetch } = useGetWallet();
  const game = gameAccounts(view).find((one) => one.code === code);
  const links = gameLinks(game);
  return { view, game, links, missing: game ? null : queryFailure({ isFetching, refetch }, t('errorMsg.NO_GAME')) };
}

/** One game account: opens it, shows its credentials, plays. Use the code as its React key: the state belongs to one game. */
export function GameSheet({ code, opened, onClose, onOpenStatement }: GameSheetProps) {
  const { t } = useTranslation();
  const { view, game, links, missing } = useGame(code);
  const wallet = walletSatang(view);
  const amount = wallet !== null && wallet > 0 ? wallet : null;
  const activation = useActivation(code, opened);
  const open = game?.active === true;
  const credentials = useGameCredentials(code, opened && (open || activation.openBefore));
  // When the server called it open but the wallet does not, its credentials prove that it is (GAM-14).
  const active = open || (activation.openBefore && credentials.problem === null);
  const play = usePlay(code, wallet, opened);

  const close = () => {
    onClose();
    play.forgetWaiting();
  };
  const sending = useSending(activation.pending || play.moving, close);
  const startPlaying = () => {
    // Without credentials nothing moves; the sheet shows already why they are missing (GAM-10).
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
        onClose={sending.close}
        title={game?.name ?? code}
        closeLabel={t('common.close')}
        sending={sending.note}
        loading={!view}
        error={missing}
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
        onClose={dismiss}
        onOpenStatement={() => {
          close();
          play.dismiss();
          onOpenStatement();
        }}
      />
    </>
  );
}
