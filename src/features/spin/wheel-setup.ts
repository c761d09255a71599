import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import type { SpinSetup } from '../../../contract/generated/models/spinSetup.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import { readCount } from '../../shared/base/server-values.ts';
import { isVisible } from '../../shared/base/text.ts';

export interface WheelSetup {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Null when unknown: then the server decides. */
  readonly coins: number | null;
}

/** Unreadable values are null in the answers. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function wheelSetup(answer: SpinSetup | undefined): WheelSetup {
  const wheel: Partial<SpinSetup['result']['activeSpinwheel']> | null = answer?.result?.activeSpinwheel ?? null;
  const slices = (wheel?.slice ?? []).filter(isRecord).map((slice) => ({
    ...slice,
    label: text(slice.label),
    htmlDescription: text(slice.htmlDescription),
  }));
  return { name: text(wheel?.name), slices, coins: readCount(answer?.result?.userCoin) };
}

/** Label: its own, else the slice's, else the code (SPN-29). */
export function wonPrize(prize: SpinPrize, slices: readonly Slice[]): SpinPrize {
  const slice = slices.find(({ code }) => code === prize.code);
  const label = [prize.label, slice?.label].map(text).find((one) => isVisible(one)) ?? prize.code;
  return { ...prize, label };
}
