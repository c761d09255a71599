import type { OperationId } from '../../contract/generated/operations.ts';
import type { Account } from './ledger.ts';

/**
 * What a world begins with that was made from answers of a real backend (`mocks/life`). It takes the place of all that a
 * scenario draws from its seed.
 */
export interface StartRecords {
  /** Records by the name of their table. The first player is the one whose life it is. */
  readonly tables: Readonly<Record<string, readonly object[]>>;
  /** Rows by log and owner (`statement:12345678`), newest first. */
  readonly logs: Readonly<Record<string, readonly object[]>>;
  /** Satang in the accounts of the player. */
  readonly balances: Readonly<Partial<Record<Account, number>>>;
  /** What the site says to everyone, word for word, where it is not what the simulator says. */
  readonly site: Readonly<Partial<Record<OperationId, unknown>>>;
  /** Fields that differ from the recorded answers and were accepted, such as `getWallet:invite.success`. */
  readonly unlike?: readonly string[];
}
