import type { PageRequest } from '../../contract/generated/models/pageRequest.ts';
import type { OperationAnswer, OperationId } from '../../contract/generated/operations.ts';
import type { Account } from './ledger.ts';
import type { LogKey } from './log.ts';
import type { Player } from './player.ts';
import type { Currency } from './site.ts';
import type { Switches } from './switches.ts';
import type { TableKey } from './table.ts';

/** A world under construction from recorded responses. */
export interface LifeDraft {
  readonly player: string;
  readonly currency: Currency;
  /** When the responses were recorded, epoch ms. */
  readonly at: number;
  readonly switches: Readonly<Switches>;
  set(switches: Partial<Switches>): void;
  /** Adds a record; replaces one with equal key fields. */
  put(table: TableKey, record: object, ...key: readonly string[]): void;
  /** Records added so far. */
  of(table: TableKey): readonly object[];
  change(changes: Partial<Player>): void;
  /** Sets the balance of an account; the unit is baht, as on the wire. */
  balance(account: Account, baht: number): void;
  /**
   * Rows of a list, newest first, from a position on. @param total number of all rows; null when the response does not
   * say
   */
  rows<Row extends { _id: string }>(
    log: LogKey<Row>,
    owner: string,
    page: { skip: number; rows: readonly Row[]; total: number | null },
  ): void;
  /** Rows so far, newest first. */
  seen<Row extends { _id: string }>(log: LogKey<Row>, owner: string): readonly Row[];
  /** Replaces the row with the same id. */
  replace<Row extends { _id: string }>(log: LogKey<Row>, owner: string, row: Row): void;
}

/** The request of a response. */
export interface AskedFor {
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * The inverse of a view: rebuilds world state from a recorded response. Skips a response that no world gives; the check
 * that follows reports it.
 */
export type Absorb<Id extends OperationId> = (draft: LifeDraft, answer: OperationAnswer[Id], asked: AskedFor) => void;
export type Absorbs = { readonly [Id in OperationId]?: Absorb<Id> };

/** Offset of the requested page. @param body of the request, checked against the contract */
export function pageOf(body: unknown): { readonly skip: number } {
  const { page, limit } = body as PageRequest;
  return { skip: (page - 1) * limit };
}

/** Id for a row of a list without ids on the wire. @param position from the newest, which is 0 */
export const recordedId = (prefix: string, position: number): string => `${prefix}${(position + 36).toString(36)}`;
