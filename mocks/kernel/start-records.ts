import type { OperationId } from '../../contract/generated/operations.ts';
import type { Account } from './ledger.ts';

/**
 * Initial data of a world made from responses of a real backend (`mocks/life`). Replaces everything that a scenario
 * draws from its seed.
 */
export interface StartRecords {
  /** Records by table name. The first player is the recorded one. */
  readonly tables: Readonly<Record<string, readonly object[]>>;
  /** Rows by log and owner (`statement:12345678`), newest first. */
  readonly logs: Readonly<Record<string, readonly object[]>>;
  /** Satang by account of the player. */
  readonly balances: Readonly<Partial<Record<Account, number>>>;
  /** Verbatim public responses that differ from the simulator's. */
  readonly site: Readonly<Partial<Record<OperationId, unknown>>>;
  /** Accepted differences from the recorded responses, such as `getWallet:invite.success`. */
  readonly unlike?: readonly string[];
}
