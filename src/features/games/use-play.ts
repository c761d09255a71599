import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferAllOrder } from '../../../contract/generated/models/transferAllOrder.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useTransferAll } from '../../shared/api/generated/wallet/wallet.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import type { Satang } from '../../shared/money/money.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { type Departure, type Target, takeDeparture } from './leave-app.ts';
import type { Plan, PlayProblem } from './provider-ways.ts';

type Moved = { kind: 'moved' } | { kind: 'refused'; message: string } | { kind: 'unknown' } | { kind: 'over' };

/** How an attempt ended that did not lead out of the app. */
export type PlayEnd =
  | { readonly kind: 'transferred'; readonly amount: Satang }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** Moves all wallet credit to a game; resolves whatever happens. */
function useMoveAll(): (to: string) => Promise<Moved> {
  const errorText = useErrorText();
  const { mutateAsync } = useTransferAll();
  const settle = useRef<(moved: Moved) => void>(() => undefined);
  const { run } = useMoneyCommand<{ data: TransferAllOrder }, unknown>(
    {
      mutateAsync: (order) =>
        mutateAsync(order).catch((error: unknown) => {
          // The session is over or the service gone: the player knows, and no outcome is called.
          if (error instanceof ApiError && error.reported) settle.current({ kind: 'over' });
          throw error;
        }),
    },
    {
      onDone: () => settle.current({ kind: 'moved' }),
      onRefused: (error) => settle.current({ kind: 'refused', message: errorText(error) }),
      onUnknown: () => settle.current({ kind: 'unknown' }),
    },
  );
  return (to) =>
    new Promise((resolve) => {
      settle.current = resolve;
      run({ data: { to } });
    });
}

/**
 * Credit that goes ahead of the player, once however often the game is tapped (TRF-35, TRF-36).
 * @param wallet satang in the main wallet; null when unknown, which moves nothing
 */
function useCredit(code: string, wallet: Satang | null) {
  const moveAll = useMoveAll();
  const moved = useRef(false);
  /** Whether it moved in the attempt under way: told when its end is bad, whatever the wallet shows by then. */
  const movedNow = useRef(false);
  useEffect(() => {
    // What the wallet holds now came since: it is moved by the tap that follows.
    moved.current = false;
  }, [wallet]);
  return {
    begin: () => {
      movedNow.current = moved.current;
    },
    hasMoved: () => movedNow.current,
    move: async (): Promise<Moved> => {
      if (wallet === null || wallet <= 0 || moved.current) return { kind: 'moved' };
      const outcome = await moveAll(code);
      if (outcome.kind === 'moved') moved.current = movedNow.current = true;
      return outcome;
    },
  };
}

/** How an attempt ended: on the sheet, or in a toast when that was closed or left meanwhile. */
function usePlayEnd(opened: boolean) {
  const { t } = useTranslation();
  const shown = useShown(opened);
  const [end, setEnd] = useState<PlayEnd | null>(null);
  const tell = (ended: PlayEnd) => {
    if (shown.current) return setEnd(ended);
    if (ended.kind === 'transferred') return notifySuccess(t('games.transferred'));
    notifyError(ended.kind === 'refused' ? ended.message : t('common.unknownOutcome'));
  };
  return { end, tell, forget: () => setEnd(null) };
}

export type PlayAction = 'play' | 'android' | 'ios' | 'transfer';

interface Attempt {
  readonly action: PlayAction;
  /** Null for a transfer that opens nothing. */
  readonly plan: Plan | null;
}

/**
 * Opens a game or its app after all wallet credit was moved to it (GAM-29, TRF-33, GAM-20). What can go wrong without
 * the server is known before money moves; what goes wrong afterwards says that it has moved, and the next tap moves
 * nothing again (TRF-35, TRF-36).
 * @param wallet satang in the main wallet; null when unknown, which moves nothing
 * @param opened whether the game's sheet is: what ends after it was closed is said in a toast
 */
export function usePlay(code: string, wallet: Satang | null, opened: boolean) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const credit = useCredit(code, wallet);
  const [busy, setBusy] = useState<PlayAction | null>(null);
  const [moving, setMoving] = useState(false);
  const there = useShown();
  const { end, tell, forget } = usePlayEnd(opened);
  const [waiting, setWaiting] = useState<Target | null>(null);
  const departure = useRef<Departure | null>(null);
  useEffect(() => () => departure.current?.cancel(), []);

  const refuse = (message: string) => {
    departure.current?.cancel();
    tell({ kind: 'refused', message: credit.hasMoved() ? `${t('games.movedFirst')}\n${message}` : message });
  };
  const problemText = (problem: PlayProblem) => t(`games.problem.${problem}`);

  /** @returns whether the way is free */
  const moveFirst = async (): Promise<boolean> => {
    setMoving(true);
    const outcome = await credit.move().finally(() => setMoving(false));
    if (outcome.kind === 'refused') refuse(outcome.message);
    else if (outcome.kind !== 'moved') departure.current?.cancel();
    if (outcome.kind === 'unknown') tell({ kind: 'unknown' });
    return outcome.kind === 'moved';
  };

  const leaveBy = (target: Target | null) => {
    if (!target) return refuse(problemText('address'));
    if (departure.current) departure.current.go(target);
    else setWaiting(target);
  };

  const attempt = async ({ action, plan }: Attempt) => {
    // Some browsers inside other apps give no tab whatever is tapped: a form then takes this window (GAM-45, GAM-46).
    const refusedBefore = waiting?.kind === 'form';
    forget();
    setWaiting(null);
    credit.begin();
    if (plan?.kind === 'problem') return refuse(problemText(plan.problem));
    // Within the tap, before anything is awaited.
    departure.current = plan ? takeDeparture(plan.newTab, t('games.opening')) : null;
    if (plan && refusedBefore) departure.current ??= takeDeparture(false, '');
    setBusy(action);
    if (!(await moveFirst())) return;
    // The page was left, and the tab for the game with it: what remains to be told is that the credit went there.
    const left = !there.current && credit.hasMoved();
    if (!plan || left) {
      // What the wallet held is unknown: nothing was moved, and nothing is said to have been.
      return wallet === null ? undefined : tell({ kind: 'transferred', amount: wallet });
    }
    try {
      leaveBy(plan.kind === 'ready' ? plan.target : await plan.ask());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reported) departure.current?.cancel();
      else refuse(errorText(error));
    }
  };
  const start = useSingleFlight((given: Attempt) => attempt(given).finally(() => setBusy(null)));

  return {
    busy,
    /** Credit is under way to the game. */
    moving,
    end,
    /** Ready to open, but only a fresh tap may open it: the browser refused the tab. */
    waiting,
    dismiss: forget,
    forget: () => setWaiting(null),
    start: (action: PlayAction, plan: Plan | null) => void start({ action, plan }),
  };
}
