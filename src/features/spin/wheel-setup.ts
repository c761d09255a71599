import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';

export interface WheelSetup {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Whole, never negative. */
  readonly coins: number;
}

/** Whatever could not be read of the wheel's answers is null in them: texts become empty, counts 0 (M139). */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (typeof value === 'number' ? Math.max(0, Math.trunc(value)) : 0);

/** What the wheel shows; without an answer an empty wheel. */
export function wheelSetup(answer: SpinSetup | undefined): WheelSetup {
  const wheel: Partial<SpinSetup['result']['activeSpinwheel']> | null = answer?.result?.activeSpinwheel ?? null;
  const slices = (wheel?.slice ?? []).map((slice) => ({
    ...slice,
    label: text(slice.label),
    htmlDescription: text(slice.htmlDescription),
  }));
  return { name: text(wheel?.name), slices, coins: whole(answer?.result?.userCoin) };
}

/** What was won, in the server's words; a prize without a label is called as its slice is, or by its code. */
export function wonPrize(prize: SpinPrize, slices: readonly Slice[]): SpinPrize {
  const slice = slices.find(({ code }) => code === prize.code);
  const label = [prize.label, slice?.label].map(text).find((one) => one.trim() !== '') ?? prize.code;
  return { code: prize.code, label, remainingCoin: whole(prize.remainingCoin) };
}
