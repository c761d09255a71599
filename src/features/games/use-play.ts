import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferAllOrder } from '../../../contract/generated/models/transferAllOrder.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorText } from '../../shared/api/errors.ts';
import { useTransferAll } from '../../shared/api/generated/wallet/wallet.ts';
import { destinationOf, refusalCode } from '../../shared/api/refusal-destination.ts';
import { type CommandTimes, useCommandKey } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import type { Said } from '../../shared/i18n/i18n.ts';
import type { Satang } from '../../shared/money/money.ts';
import { walletCode } from '../../shared/money/wallet.ts';
import type { Refusal } from '../../shared/money-form/refusal-dialog.tsx';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import type { LaunchPlan, LaunchProblem } from './game-launch.ts';
import { type LaunchTarget, type LaunchWindow, openLaunchWindow } from './launch-window.ts';
import { type Moved, useAwaitedCommand } from './use-awaited-command.ts';

export type PlayEnd =
  | { readonly kind: 'transferred' | 'takenBack'; readonly amount: Satang; readonly times: CommandTimes }
  | ({ readonly kind: 'refused' } & Refusal)
  | Extract<Moved, { kind: 'unknown' }>;

/** `times`: null when there was nothing to move. */
type Credited = Exclude<Moved, { kind: 'moved' }> | { readonly kind: 'moved'; readonly times: CommandTimes | null };

/**
 * Moves the wallet's credit to the game once per credit, however often the game is tapped (TRF-35, TRF-36).
 * @param wallet satang; null when unknown, which moves nothing
 */
function useCredit(code: string, wallet: Satang | null) {
  const moveAll = useAwaitedCommand<TransferAllOrder>(
    useTransferAll(useCommandKey('transferAll').options),
    ({ to }) => ({ type: 'transfer', amount: null, from: walletCode, to }),
  );
  /** Times of the command that moved the current credit. */
  const moved = useRef<CommandTimes | null>(null);
  /** Credit has moved before or in this attempt: a failure says so, whatever the wallet shows. */
  const movedNow = useRef(false);
  useEffect(() => {
    // New credit in the wallet: the next tap moves it.
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

/** Shows the end on the sheet, or in a toast when sheet or page closed. */
function usePlayEnd(opened: boolean) {
  const { t } = useTranslation();
  const shown = useShown(opened);
  const [end, setEnd] = useState<PlayEnd | null>(null);
  const report = (ended: PlayEnd) => {
    if (shown.current) return setEnd(ended);
    if (ended.kind === 'transferred') return notifySuccess(t('games.transferred'), 'history');
    if (ended.kind === 'refused') notifyError(ended.message(), destinationOf(ended.code));
    if (ended.kind === 'unknown') notifyError(ended.message(), 'history');
  };
  return { end, report, dismiss: () => setEnd(null) };
}

export type PlayAction = 'play' | 'android' | 'ios' | 'transfer';

interface Attempt {
  readonly action: PlayAction;
  /** Null for a transfer that opens nothing. */
  readonly plan: LaunchPlan | null;
}

/** When the browser refuses a tab, the target waits for another tap (GAM-46). */
function useLaunchWindow() {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<LaunchTarget | null>(null);
  const current = useRef<LaunchWindow | null>(null);
  useEffect(() => () => current.current?.cancel(), []);
  return {
    waiting,
    forgetWaiting: () => setWaiting(null),
    /** Call it within the tap: later the browser refuses the tab. */
    open: (plan: LaunchPlan & { readonly newTab: boolean }) => {
      current.current = openLaunchWindow(plan.newTab, t('games.opening'));
      // Some in-app browsers refuse every tab: post the form of a second attempt in this window (GAM-46).
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
 * Opens a game or app after moving all wallet credit (GAM-20, GAM-29). Problems known without the server are shown
 * before money moves (GAM-25). A later failure says that the money has moved, and the next tap does not move it again
 * (GAM-24, TRF-35).
 * @param wallet satang; null when unknown, which moves nothing
 * @param opened the game's sheet is open; otherwise the end is shown in a toast
 * @param onPlayed called when the game opens, or credit moved to a game that opens elsewhere
 */
export function usePlay(code: string, wallet: Satang | null, opened: boolean, onPlayed: () => void) {
  const credit = useCredit(code, wallet);
  const [busy, setBusy] = useState<PlayAction | null>(null);
  const [moving, setMoving] = useState(false);
  const mounted = useShown();
  const { end, report, dismiss } = usePlayEnd(opened);
  const launch = useLaunchWindow();

  const refuse = ({ message, code }: Refusal) => {
    launch.cancel();
    const moved = credit.hasMoved();
    const said: Said = moved ? () => `${i18next.t('games.movedFirst')}\n${message()}` : message;
    report({ kind: 'refused', message: said, code });
  };
  const refuseFor = (problem: LaunchProblem) => refuse({ message: () => i18next.t(`games.problem.${problem}`) });

  /** @returns `moved` allows the game to open */
  const moveCredit = async (): Promise<Credited> => {
    setMoving(true);
    const outcome = await credit.move().finally(() => setMoving(false));
    if (outcome.kind === 'refused') refuse(outcome);
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
      else refuse({ message: () => errorText(error), code: refusalCode(error) });
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
    // The page and its tab are closed: only report that credit moved.
    const leftAfterMove = !mounted.current && credit.hasMoved();
    if (plan && !leftAfterMove) return openGame(plan);
    onPlayed();
    // With an unknown wallet nothing moved.
    if (wallet !== null && credited.times) report({ kind: 'transferred', amount: wallet, times: credited.times });
  };
  const start = useSingleFlight((given: Attempt) => attempt(given).finally(() => setBusy(null)));

  return {
    busy,
    moving,
    end,
    /** Only a fresh tap may open it: the browser refused the tab. */
    waiting: launch.waiting,
    dismiss,
    forgetWaiting: launch.forgetWaiting,
    start: (action: PlayAction, plan: LaunchPlan | null) => void start({ action, plan }),
  };
}
