import * as z from 'zod/mini';
import { storedAddress, type WorldAddress } from '../engine/scenario.ts';
import { parseJournal } from '../kernel/journal.ts';
import { type Fault, faultSchema } from '../wire/faults.ts';
import { type Capsule, capsuleFormat } from './capsule.ts';

/** No capsule of ours comes near this; a bigger one is refused before it is read. Characters. */
export const capsuleLimit = 4 * 1024 * 1024;

const capsuleSchema = z.strictObject({
  format: z.literal(capsuleFormat),
  address: z.omit(storedAddress, { copy: true }),
  journal: z.array(z.unknown()).check(z.minLength(1), z.maxLength(20_000)),
  faults: z.array(faultSchema).check(z.maxLength(100)),
});

/** Why a capsule cannot be opened. */
export class CapsuleError extends Error {
  readonly reason: 'too-large' | 'unreadable' | 'unknown-scenario';

  constructor(reason: CapsuleError['reason']) {
    super(`the capsule cannot be opened: ${reason}`);
    this.name = 'CapsuleError';
    this.reason = reason;
  }
}

/** Reads a capsule as hostile input. @throws CapsuleError */
export function readCapsule(text: string, scenarios: readonly string[]): Capsule {
  if (text.length > capsuleLimit) throw new CapsuleError('too-large');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CapsuleError('unreadable');
  }
  const parsed = capsuleSchema.safeParse(json);
  if (!parsed.success) throw new CapsuleError('unreadable');
  const address = parsed.data.address as WorldAddress;
  if (!scenarios.includes(address.scenario)) throw new CapsuleError('unknown-scenario');
  const journal = parseJournal(parsed.data.journal);
  const [start] = journal ?? [];
  if (!journal || start?.scenario !== address.scenario || start.seed !== address.seed) {
    throw new CapsuleError('unreadable');
  }
  return { address, journal, faults: parsed.data.faults as Fault[] };
}
