import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinResult } from '../../../contract/generated/models/spinResult.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import {
  getGetSpinSetupQueryKey,
  getListCouponsQueryKey,
  useGetSpinSetup,
  useSpin,
} from '../../shared/api/generated/spin/spin.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { notifySuccess } from '../../shared/toast/notify.ts';
import { useSpinErrorText } from './spin-errors.ts';
import { useDisc } from './use-disc.ts';
import { wheelSetup, wonPrize } from './wheel-setup.ts';

/** The text of an answer: what was won, or `refused` with the reason. */
function useSpinWords() {
  const { t } = useTranslation();
  const spinErrorText = useSpinErrorText();
  return ({ success, result, error }: SpinResult, slices: readonly Slice[]) => {
    if (success === false) return { refused: spinErrorText(error) };
    return result ? t('spin.result', { label: wonPrize(result, slices).label }) : { refused: t('spin.unknown') };
  };
}

function useReload() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: getGetSpinSetupQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getListCouponsQueryKey() });
  };
}

/** The wheel's setup, and one spin at a time: the server is asked, the disc turns, the prize opens, the wheel is set up again. */
export function useWheel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const words = useSpinWords();
  const reload = useReload();
  const setup = useGetSpinSetup({ query: { staleTime: 0 } });
  const state = useMemo(() => wheelSetup(setup.data), [setup.data]);
  const disc = useDisc((prize) => notifySuccess(t('spin.result', { label: prize.label })));
  const shown = useShown();
  const [failure, setFailure] = useState<string | null>(null);
  /** The slices of the spin under way, whatever a new setup brings meanwhile (SPN-27). */
  const [spun, setSpun] = useState<readonly Slice[] | null>(null);

  const slices = spun ?? state.slices;
  const setUpAgain = () => {
    disc.rest();
    setSpun(null);
    reload();
  };
  const fail = (text: string) => {
    setFailure(text);
    setUpAgain();
  };

  const { run } = useMoneyCommand<void, SpinResult>(useSpin(), {
    onDone: (answer) => {
      const { result } = answer;
      const said = words(answer, slices);
      if (typeof said !== 'string' || !result) return fail(typeof said === 'string' ? said : said.refused);
      const prize = wonPrize(result, slices);
      queryClient.setQueryData<SpinSetup>(
        getGetSpinSetupQueryKey(),
        (before) => before && { result: { ...before.result, userCoin: result.remainingCoin } },
      );
      disc.land(prize, slices);
    },
    onRefused: (error) => fail(errorText(error)),
    onUnknown: () => fail(t('spin.unknown')),
    elsewhere: { done: (answer) => words(answer, slices) },
    onEnd: () => shown.current || reload(),
  });

  const spin = () => {
    if (disc.phase !== 'idle' || state.coins === 0 || slices.length === 0) return;
    disc.ask();
    setSpun(slices);
    run();
  };
  return {
    setup,
    name: state.name,
    slices,
    coins: state.coins,
    phase: disc.phase,
    stand: disc.stand,
    won: disc.won,
    failure,
    spin,
    reload,
    setUpAgain,
    dismiss: () => setFailure(null),
  };
}
