import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';
import { readCount } from '../../shared/base/read-count.ts';
import { isVisible } from '../../shared/base/shown-text.ts';

export interface WheelSetup {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Whole, never negative; null when unknown: then the server decides whether there are enough. */
  readonly coins: number | null;
}

/** A text; empty for a value that could not be read, which is null in the wheel's answers. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the wheel shows; an empty wheel without an answer. */
export function wheelSetup(answer: SpinSetup | undefined): WheelSetup {
  const wheel: Partial<SpinSetup['result']['activeSpinwheel']> | null = answer?.result?.activeSpinwheel ?? null;
  const slices = (wheel?.slice ?? []).map((slice) => ({
    ...slice,
    label: text(slice.label),
    htmlDescription: text(slice.htmlDescription),
  }));
  return { name: text(wheel?.name), slices, coins: readCount(answer?.result?.userCoin) };
}

/** The prize with a label: its own, else that of its slice, else its code (SPN-29). */
export function wonPrize(prize: SpinPrize, slices: readonly Slice[]): SpinPrize {
  const slice = slices.find(({ code }) => code === prize.code);
  const label = [prize.label, slice?.label].map(text).find((one) => isVisible(one)) ?? prize.code;
  return { ...prize, label };
}
