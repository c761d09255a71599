/** Cases per operation, operations per test file, and the order given to a run. */
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { eventOf, type Subject, subjects } from './cases.ts';
import { screensOf } from './screens.ts';

/** More cases for cheap refetches, fewer for screens that must be reopened. */
const shares = { reader: 37, read: 33, command: 22, anew: 11 } as const;

export function casesOf(subject: Subject): number {
  const own = screensOf(subject);
  if (own.length === 0) return shares.reader;
  if (own.some(({ anew }) => anew) || subject === 'chat:joined') return shares.anew;
  return own.some(({ ask }) => ask) ? shares.command : shares.read;
}

type Tag = (typeof operations)[OperationId]['tag'];
export type Part = 'account' | 'money' | 'rewards' | 'games and chat';

const partOfTag: Readonly<Record<Tag, Part>> = {
  lookup: 'account',
  account: 'account',
  otp: 'account',
  wallet: 'money',
  statement: 'money',
  qr: 'money',
  bonus: 'rewards',
  promotion: 'rewards',
  invite: 'rewards',
  refund: 'rewards',
  spin: 'rewards',
  'auto-login': 'games and chat',
  chat: 'games and chat',
};

/** Operations and events of a part: each part is a test file in its own process, since each case costs memory. */
export const subjectsOf = (part: Part): readonly Subject[] =>
  subjects.filter((subject) =>
    eventOf(subject) === null ? partOfTag[operations[subject as OperationId].tag] === part : part === 'games and chat',
  );

export interface Order {
  readonly seconds: number;
  readonly seed: number;
  readonly subject: Subject | null;
  /** Number of a single case. */
  readonly at: number | null;
  /** File to which each round appends its finds, one JSON object per line. */
  readonly file: string;
}

/** Reads the order from the environment. */
export function orderOf(env: Record<string, string | undefined>): Order {
  const text = env['KRAPAO_HOSTILE'];
  if (!text) throw new Error('Hostile answers are ordered by `npm run hostile`.');
  return JSON.parse(text) as Order;
}
