import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import type { SpinResult } from '../../../contract/generated/models/spinResult.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';
import { errorText } from '../../shared/api/errors.ts';
import {
  getGetSpinActiveQueryKey,
  getGetSpinSetupQueryKey,
  getListCouponsQueryKey,
  useGetSpinSetup,
  useSpin,
} from '../../shared/api/generated/spin/spin.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { type CommandTimes, useCommandKey, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import type { Refusal } from '../../shared/money-form/refusal-dialog.tsx';
import { type RememberedSession, rememberSession } from '../../shared/session/session.ts';
import { notifySuccess } from '../../shared/toast/notify.ts';
import { spinErrorText, spinRefusal } from './spin-texts.ts';
import { useDisc } from './use-disc.ts';
import { type WheelSetup, wheelSetup, wonPrize } from './wheel-setup.ts';

/** `isUnknown`: the server may have carried it out (SPN-35). */
export interface SpinFailure extends Refusal {
  readonly isUnknown: boolean;
}

/** What was won, or `refused` with the reason. */
function spinWords({ success, result, error }: SpinResult, slices: readonly Slice[]) {
  if (success === false) return { refused: spinErrorText(error), code: error };
  if (!result) return { refused: i18next.t('spin.unknown') };
  return i18next.t('spin.result', { label: wonPrize(result, slices).label });
}

function useReload() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [getGetSpinActiveQueryKey(), getGetSpinSetupQueryKey(), getListCouponsQueryKey()])
      void queryClient.invalidateQueries({ queryKey });
  };
}

/** Shows a prize in a toast when the page closes first (SPN-59), but never to the next player (MNY-55). */
function usePrizeToast() {
  const { t } = useTranslation();
  const session = useRef<RememberedSession | null>(null);
  const words = ({ label }: SpinPrize) => t('spin.result', { label });
  return {
    words,
    remember: () => {
      session.current = rememberSession();
    },
    tell: (prize: SpinPrize) => {
      if (!session.current?.isReplaced()) notifySuccess(words(prize));
    },
  };
}

/** One spin at a time. */
function useSpinCommand(
  slices: readonly Slice[],
  onPrize: (prize: SpinPrize, slices: readonly Slice[], times: CommandTimes) => void,
  onFailed: (failure: SpinFailure) => void,
) {
  const queryClient = useQueryClient();
  const reload = useReload();
  const shown = useShown();
  const { options, underWay } = useCommandKey('spin');
  const { run } = useMoneyCommand<void, SpinResult>(useSpin(options), {
    onDone: (answer, _order, times) => {
      const { success, result, error } = answer;
      if (success === false) return onFailed({ ...spinRefusal(error), isUnknown: false });
      if (!result) return onFailed({ message: () => i18next.t('spin.unknown'), isUnknown: true });
      const prize = wonPrize(result, slices);
      queryClient.setQueryData<SpinSetup>(
        getGetSpinSetupQueryKey(),
        (before) => before && { result: { ...before.result, userCoin: result.remainingCoin } },
      );
      onPrize(prize, slices, times);
    },
    onRefused: (error) => onFailed({ message: () => errorText(error), code: refusalCode(error), isUnknown: false }),
    onUnknown: (error) => onFailed({ message: () => unknownText(error, 'spin.unknown'), isUnknown: true }),
    elsewhere: { done: (answer) => spinWords(answer, slices), withoutEntry: true },
    onEnd: () => shown.current || reload(),
  });
  return { run, underWay };
}

/** What the wheel shows until the result is shown, whatever a new setup brings (SPN-20, SPN-27, SPN-58). */
type Spun = Pick<WheelSetup, 'name' | 'slices' | 'coins'>;

/**
 * One spin at a time: ask the server, turn, show the prize, set the wheel up again.
 * @param off the wheel is switched off: send nothing (SPN-58)
 */
export function useWheel(off: boolean) {
  const reload = useReload();
  const setup = useGetSpinSetup({ query: { staleTime: 0 } });
  const state = useMemo(() => wheelSetup(setup.data), [setup.data]);
  const prizeToast = usePrizeToast();
  const disc = useDisc(prizeToast.words, prizeToast.tell);
  const [failure, setFailure] = useState<SpinFailure | null>(null);
  const [spun, setSpun] = useState<Spun | null>(null);

  const slices = spun?.slices ?? state.slices;
  const setUpAgain = () => {
    disc.rest();
    setSpun(null);
    reload();
  };
  const fail = (reason: SpinFailure) => {
    setFailure(reason);
    // The wheel stays until the player has read the reason, even if the new setup has none (SPN-58).
    disc.rest();
    reload();
  };
  const dismiss = () => {
    setFailure(null);
    setSpun(null);
  };

  const { run, underWay } = useSpinCommand(slices, disc.land, fail);
  // A pending spin of a page that was left is waited for (MNY-56).
  const phase = disc.phase === 'idle' && underWay ? 'asking' : disc.phase;
  const canPay = !off && state.coins !== 0 && slices.length > 0;
  const start = () => {
    disc.ask();
    setSpun({ name: state.name, slices, coins: state.coins });
    prizeToast.remember();
    run();
  };
  const again = () => {
    setUpAgain();
    start();
  };
  const spin = () => {
    if (canPay && phase === 'idle') start();
  };
  return {
    setup,
    name: spun?.name ?? state.name,
    slices,
    // The coins of the prize count once the wheel stands (SPN-20).
    coins: spun && (phase === 'asking' || phase === 'turning') ? spun.coins : state.coins,
    phase,
    /** A prize or failure is still to be shown. */
    busy: phase !== 'idle' || failure !== null,
    stand: disc.stand,
    won: disc.won,
    failure,
    spin,
    /** Null without a coin (SPN-60). */
    spinAgain: canPay ? again : null,
    reload,
    setUpAgain,
    dismiss,
  };
}
