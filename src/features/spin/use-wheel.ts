import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useSpinErrorText } from './spin-errors.ts';
import { useDisc } from './use-disc.ts';

const noSlices: readonly Slice[] = [];

/** The wheel's setup and its one spin at a time: asked, turned, landed, prize shown, set up again (spec §4). */
export function useWheel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const spinErrorText = useSpinErrorText();
  const setup = useGetSpinSetup({ query: { staleTime: 0 } });
  const state = setup.data?.result;
  const disc = useDisc();
  const [failure, setFailure] = useState<string | null>(null);
  /** The slices of the spin under way: a wheel that changes meanwhile must not move the goal. */
  const [spun, setSpun] = useState<readonly Slice[] | null>(null);

  const coins = Math.max(0, Math.trunc(state?.userCoin ?? 0));
  const slices = spun ?? state?.activeSpinwheel.slice ?? noSlices;
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: getGetSpinSetupQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getListCouponsQueryKey() });
  };
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
    onDone: ({ success, result, error }) => {
      if (!success || !result) return fail(spinErrorText(error));
      queryClient.setQueryData<SpinSetup>(
        getGetSpinSetupQueryKey(),
        (before) => before && { result: { ...before.result, userCoin: Math.max(0, result.remainingCoin) } },
      );
      disc.land(result, slices);
    },
    onRefused: (error) => fail(errorText(error)),
    onUnknown: () => fail(t('spin.unknown')),
  });

  const spin = () => {
    if (disc.phase !== 'idle' || coins <= 0 || slices.length === 0) return;
    disc.ask();
    setSpun(slices);
    run();
  };
  return {
    setup,
    slices,
    coins,
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
