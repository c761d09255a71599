import type { WorldAddress } from '../engine/scenario.ts';
import { isOff, type Journal, skippingVersion } from '../kernel/journal.ts';
import type { Fault } from '../wire/faults.ts';

/** A whole world in one piece: its address, its journal and the faults that wait for calls. */
export interface Capsule {
  readonly address: WorldAddress;
  readonly journal: Journal;
  readonly faults: readonly Fault[];
}

/**
 * The largest capsule, in characters. A world beyond it is not exported, and such a text is refused before it is read. It is the
 * only bound on a capsule's length, so that every world that is exported can be imported.
 */
export const capsuleLimit = 4 * 1024 * 1024;

/** Why a capsule cannot be made or opened. */
export class CapsuleError extends Error {
  readonly reason: 'too-large' | 'encoding' | 'unreadable' | 'unknown-scenario' | 'other-build';

  constructor(reason: CapsuleError['reason']) {
    super(`the capsule cannot be ${reason === 'too-large' ? 'made or ' : ''}opened: ${reason}`);
    this.name = 'CapsuleError';
    this.reason = reason;
  }
}

/** @throws CapsuleError `too-large` */
export function checkSize(text: string): void {
  if (text.length > capsuleLimit) throw new CapsuleError('too-large');
}

/** How the format of every capsule begins, of later ones too. */
export const capsuleFamily = 'krapao-world-';
export const capsuleFormat = `${capsuleFamily}1` as const;
/** With faults that wait for certain calls, or do one thing after the other: earlier builds would take them for plain ones. */
export const faultsFormat = `${capsuleFamily}2` as const;

export function writeCapsule({ address, journal, faults }: Capsule): string {
  const { scenario, seed, at, set } = address;
  const format = faults.some(({ when, next }) => when ?? next) ? faultsFormat : capsuleFormat;
  const [start, ...changes] = journal;
  const version = Math.max(start.version, skippingVersion);
  const own = changes.some(isOff) ? [{ ...start, version }, ...changes] : journal;
  return JSON.stringify({ format, address: { scenario, seed, at, set }, journal: own, faults });
}
