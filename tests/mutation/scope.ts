/** The mutated files, by room, in the order of the runs. The chat moves no money and is left out. */
import { globSync } from 'node:fs';

const patterns: Readonly<Record<string, readonly string[]>> = {
  'the wallet and what moves money': [
    'mocks/domains/{deposit,qr,slips,transfer,wallet,withdraw}/rules.ts',
    'mocks/domains/deposit/channels.ts',
    'mocks/domains/wallet/{movements,wallet-accounts}.ts',
    'mocks/kernel/{ledger,money}.ts',
  ],
  'journal and time': ['mocks/kernel/journal.ts', 'mocks/kernel/time/*.ts'],
  rewards: [
    'mocks/domains/{bonus,invite,promotion,refund,spin}/rules.ts',
    'mocks/domains/spin/{coupon-prizes,wheel}.ts',
  ],
  'rules of the whole world': ['mocks/engine/{money,reward}-rules.ts'],
  'money of the app': ['src/shared/money/*.ts'],
  'screens of the app': [
    'src/features/**/*-rules.ts',
    'src/features/deposit/{deposit-sections,gift-link}.ts',
    'src/features/statement/statement-flow.ts',
  ],
  'players and their games': ['mocks/domains/{account,games,registration}/rules.ts', 'mocks/domains/games/records.ts'],
};

interface Room {
  readonly name: string;
  /** Paths from the root of the repository, sorted. */
  readonly files: readonly string[];
}

const filesOf = (list: readonly string[]): string[] =>
  list
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();

export const rooms: readonly Room[] = Object.entries(patterns).map(([name, list]) => ({ name, files: filesOf(list) }));
