import type { WorldAddress } from '../engine/execute/scenario.ts';
import { isOff, type Journal, skippingVersion } from '../kernel/journal.ts';
import type { Fault } from '../wire/faults.ts';

/** A whole world: its address, its journal and the pending faults. */
export interface Capsule {
  readonly address: WorldAddress;
  readonly journal: Journal;
  readonly faults: readonly Fault[];
}

/**
 * Maximum length of a capsule, in characters. Larger worlds are not exported, and larger texts are refused unread. No
 * other limit applies to a capsule's length, so every exported world can be imported.
 */
export const capsuleLimit = 4 * 1024 * 1024;

const reasons = {
  'too-large': `it has more than ${capsuleLimit} characters`,
  encoding: 'it is no text in UTF-8 or UTF-16',
  unreadable: 'it is no capsule, or damaged',
  'unknown-scenario': 'this build does not have its scenario',
  recording: 'it begins with recorded answers, which no build opens any more',
  'other-build': 'it holds what this build does not know',
};

/** Why a capsule cannot be made or opened. */
export class CapsuleError extends Error {
  readonly reason: keyof typeof reasons;
  /** The first unreadable part, such as `journal.2`; empty if it is not known. */
  readonly place: string;

  constructor(reason: CapsuleError['reason'], place = '') {
    const where = place === '' ? '' : ` at ${place}`;
    super(
      `the capsule cannot be ${reason === 'too-large' ? 'made or ' : ''}opened: ${reasons[reason]}${where} (${reason})`,
    );
    this.place = place.slice(0, 100);
    this.name = 'CapsuleError';
    this.reason = reason;
  }
}

/** @throws CapsuleError `too-large` */
export function checkSize(text: string): void {
  if (text.length > capsuleLimit) throw new CapsuleError('too-large');
}

/** Prefix of the format of every capsule, including later ones. */
export const capsuleFamily = 'krapao-world-';
export const capsuleFormat = `${capsuleFamily}1` as const;
/** With faults that have conditions: earlier builds would take them for plain ones. */
export const faultsFormat = `${capsuleFamily}2` as const;

export function writeCapsule({ address, journal, faults }: Capsule): string {
  const { scenario, seed, at, set } = address;
  const format = faults.some(({ when }) => when) ? faultsFormat : capsuleFormat;
  const [start, ...changes] = journal;
  const version = Math.max(start.version, skippingVersion);
  const own = changes.some(isOff) ? [{ ...start, version }, ...changes] : journal;
  return JSON.stringify({ format, address: { scenario, seed, at, set }, journal: own, faults });
}
