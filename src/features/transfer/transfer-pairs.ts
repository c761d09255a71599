import { recordsIn } from '../../shared/base/is-record.ts';
import type { StoredKind } from '../../shared/storage/use-stored.ts';

/** Account codes. */
export interface TransferPair {
  readonly from: string;
  readonly to: string;
}

const most = 3;
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[^\0]{1,40}$/.test(value);
const isSame = (one: TransferPair, other: TransferPair) => one.from === other.from && one.to === other.to;

export const withPair = (pairs: readonly TransferPair[], { from, to }: TransferPair): readonly TransferPair[] =>
  [{ from, to }, ...pairs.filter((one) => !isSame(one, { from, to }))].slice(0, most);

/** Pairs of completed transfers, latest first (TRF-281). */
export const keptPairs: StoredKind<readonly TransferPair[]> = {
  name: 'pairs',
  read: (stored) => {
    return (Array.isArray(stored) ? recordsIn(stored) : [])
      .flatMap(({ from, to }) => (isCode(from) && isCode(to) && from !== to ? [{ from, to }] : []))
      .reduceRight<readonly TransferPair[]>(withPair, []);
  },
};

export const usablePairs = (pairs: readonly TransferPair[], accounts: ReadonlySet<string>): readonly TransferPair[] =>
  pairs.filter(({ from, to }) => accounts.has(from) && accounts.has(to));
