import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';

export interface WheelSetup {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Whole, never negative; null when they could not be read: the server alone knows then. */
  readonly coins: number | null;
}

/** Whatever could not be read of the wheel's answers is null in them: texts become empty, counts stay unknown. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number | null => (typeof value === 'number' ? Math.max(0, Math.trunc(value)) : null);

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
  return { ...prize, label };
}
