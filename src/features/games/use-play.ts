import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferAllOrder } from '../../../contract/generated/models/transferAllOrder.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorText } from '../../shared/api/errors.ts';
import { useTransferAll } from '../../shared/api/generated/wallet/wallet.ts';
import type { CommandTimes } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import type { Said } from '../../shared/i18n/said.ts';
import type { Satang } from '../../shared/money/money.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import type { LaunchPlan, LaunchProblem } from './game-launch.ts';
import { type LaunchTarget, type LaunchWindow, openLaunchWindow } from './launch-window.ts';
import { type Moved, useAwaitedCommand } from './use-awaited-command.ts';

/** How an attempt ended that did not open the game. */
export type PlayEnd =
  | { readonly kind: 'transferred' | 'takenBack'; readonly amount: Satang; readonly times: CommandTimes }
  | { readonly kind: 'refused'; readonly message: Said }
  | Extract<Moved, { kind: 'unknown' }>;

/** `times`: of the command that moved the credit; null when there was nothing to move. */
type Credited = Exclude<Moved, { kind: 'moved' }> | { readonly kind: 'moved'; readonly times: CommandTimes | null };

/**
 * Moves the wallet's credit to the game once, however often the game is tapped; credit that arrives in the wallet later
 * moves with the next tap (TRF-35, TRF-36).
 * @param wallet satang in the main wallet; null when unknown, which moves nothing
 */
function useCredit(code: string, wallet: Satang | null) {
  const moveAll = useAwaitedCommand<TransferAllOrder>(useTransferAll());
  /** Times of the command that moved the present wallet credit. */
  const moved = useRef<CommandTimes | null>(null);
  /** Whether credit has moved before or in the attempt under way: a failure says so, whatever the wallet shows by then. */
  const movedNow = useRef(false);
  useEffect(() => {
    // A changed wallet holds credit that has not moved yet: the next tap moves it.
    moved.current = null;
  }, [wallet]);
  return {
    begin: () => {
      movedNow.current = moved.current !== null;
    },
    hasMoved: () => movedNow.current,
    move: async (): Promise<Credited> => {
      if (wallet === null || wallet <= 0 || moved.current) return { kind: 'moved', times: moved.current };
      const outcome = await moveAll({ to: code });
      if (outcome.kind === 'moved') {
        moved.current = outcome.times;
        movedNow.current = true;
      }
      return outcome;
    },
  };
}

/** Shows how an attempt ended: on the sheet, or in a toast when the sheet was closed or the page left meanwhile. */
function usePlayEnd(opened: boolean) {
  const { t } = useTranslation();
  const shown = useShown(opened);
  const [end, setEnd] = useState<PlayEnd | null>(null);
  const report = (ended: PlayEnd) => {
    if (shown.current) return setEnd(ended);
    if (ended.kind === 'transferred') return notifySuccess(t('games.transferred'), 'history');
    if (ended.kind === 'refused') notifyError(ended.message());
    else notifyError((ended.kind === 'unknown' && ended.message?.()) || t('common.unknownOutcome'), 'history');
  };
  return { end, report, dismiss: () => setEnd(null) };
}

/** The button that was tapped. */
export type PlayAction = 'play' | 'android' | 'ios' | 'transfer';

interface Attempt {
  readonly action: PlayAction;
  /** Null for a transfer that opens nothing. */
  readonly plan: LaunchPlan | null;
}

/** The window in which the game opens; when the browser refuses a tab, the target waits for a further tap (GAM-46). */
function useLaunchWindow() {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<LaunchTarget | null>(null);
  const current = useRef<LaunchWindow | null>(null);
  useEffect(() => () => current.current?.cancel(), []);
  return {
    waiting,
    forgetWaiting: () => setWaiting(null),
    /** To be called within the tap, before anything is awaited: later the browser refuses the tab. */
    open: (plan: LaunchPlan & { readonly newTab: boolean }) => {
      current.current = openLaunchWindow(plan.newTab, t('games.opening'));
      // Some browsers inside other apps refuse every tab: the form of a second attempt is posted in this window (GAM-46).
      if (waiting?.kind === 'form') current.current ??= openLaunchWindow(false, '');
    },
    openNone: () => {
      current.current = null;
    },
    goTo: (target: LaunchTarget) => {
      if (current.current) current.current.go(target);
      else setWaiting(target);
    },
    cancel: () => current.current?.cancel(),
  };
}

/**
 * Opens a game or its app after all wallet credit was moved to it (GAM-20, GAM-29). What can be known without the
 * server to make opening impossible is said before money moves (GAM-25). What fails afterwards says that the money has
 * moved, and the next tap does not move it again (GAM-24, TRF-35).
 * @param wallet satang in the main wallet; null when unknown, which moves nothing
 * @param opened whether the game's sheet is open: an end that comes after it was closed is said in a toast
 * @param onPlayed called when the game opens, or credit was moved to a game that opens elsewhere
 */
export function usePlay(code: string, wallet: Satang | null, opened: boolean, onPlayed: () => void) {
  const credit = useCredit(code, wallet);
  const [busy, setBusy] = useState<PlayAction | null>(null);
  const [moving, setMoving] = useState(false);
  const mounted = useShown();
  const { end, report, dismiss } = usePlayEnd(opened);
  const launch = useLaunchWindow();

  const refuse = (message: Said) => {
    launch.cancel();
    const moved = credit.hasMoved();
    report({ kind: 'refused', message: moved ? () => `${i18next.t('games.movedFirst')}\n${message()}` : message });
  };
  const refuseFor = (problem: LaunchProblem) => refuse(() => i18next.t(`games.problem.${problem}`));

  /** @returns the outcome; `moved` allows the game to open */
  const moveCredit = async (): Promise<Credited> => {
    setMoving(true);
    const outcome = await credit.move().finally(() => setMoving(false));
    if (outcome.kind === 'refused') refuse(outcome.message);
    else if (outcome.kind !== 'moved') launch.cancel();
    if (outcome.kind === 'unknown') report(outcome);
    return outcome;
  };

  const openGame = async (plan: Exclude<LaunchPlan, { kind: 'problem' }>) => {
    try {
      const target = plan.kind === 'ready' ? plan.target : await plan.ask();
      if (!target) return refuseFor('address');
      onPlayed();
      launch.goTo(target);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reported) launch.cancel();
      else refuse(() => errorText(error));
    }
  };

  const attempt = async ({ action, plan }: Attempt) => {
    dismiss();
    launch.forgetWaiting();
    credit.begin();
    if (plan?.kind === 'problem') return refuseFor(plan.problem);
    if (plan) launch.open(plan);
    else launch.openNone();
    setBusy(action);
    const credited = await moveCredit();
    if (credited.kind !== 'moved') return;
    // The page was left and its tab closed: what remains to be said is that the credit was moved.
    const leftAfterMove = !mounted.current && credit.hasMoved();
    if (plan && !leftAfterMove) return openGame(plan);
    onPlayed();
    // With an unknown wallet nothing was moved.
    if (wallet !== null && credited.times) report({ kind: 'transferred', amount: wallet, times: credited.times });
  };
  const start = useSingleFlight((given: Attempt) => attempt(given).finally(() => setBusy(null)));

  return {
    busy,
    /** Whether credit is being moved to the game. */
    moving,
    end,
    /** The target that only a fresh tap may open, because the browser refused the tab. */
    waiting: launch.waiting,
    dismiss,
    forgetWaiting: launch.forgetWaiting,
    start: (action: PlayAction, plan: LaunchPlan | null) => void start({ action, plan }),
  };
}
