/** How many cases a run has of each operation, and what it was asked to do. */
import type { Subject } from './cases.ts';
import { screensOf } from './run-case.ts';

/** More of what is cheap to ask again, fewer of what has to be opened anew each time. */
const shares = { reader: 40, read: 36, command: 24, anew: 12 } as const;

export function casesOf(subject: Subject): number {
  const own = screensOf(subject);
  if (own.length === 0) return shares.reader;
  if (own.some(({ anew }) => anew) || subject === 'chat:joined') return shares.anew;
  return own.some(({ ask }) => ask) ? shares.command : shares.read;
}

/** What `npm run hostile` asks for. */
export interface Order {
  readonly seconds: number;
  readonly seed: number;
  readonly subject: Subject | null;
  /** One case only: its number. */
  readonly at: number | null;
  /** File to which each round appends what it found, one JSON object a line. */
  readonly file: string;
}

/** The order in the environment of this process. */
export function orderOf(env: Record<string, string | undefined>): Order {
  const text = env['KRAPAO_HOSTILE'];
  if (!text) throw new Error('Hostile answers are ordered by `npm run hostile`.');
  return JSON.parse(text) as Order;
}
