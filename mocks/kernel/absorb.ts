import type { PageRequest } from '../../contract/generated/models/pageRequest.ts';
import type { OperationAnswer, OperationId } from '../../contract/generated/operations.ts';
import type { Account } from './ledger.ts';
import type { LogKey } from './log.ts';
import type { Player } from './player.ts';
import type { Currency } from './site.ts';
import type { Switches } from './switches.ts';
import type { TableKey } from './table.ts';

/** A world that is being made from recorded answers. */
export interface LifeDraft {
  /** Id of the player. */
  readonly player: string;
  readonly currency: Currency;
  /** When the answers were recorded, epoch ms. */
  readonly at: number;
  readonly switches: Readonly<Switches>;
  set(switches: Partial<Switches>): void;
  /** Adds a record, or puts it in the place of an equal one by these fields. */
  put(table: TableKey, record: object, ...key: readonly string[]): void;
  /** Records that were put so far. */
  of(table: TableKey): readonly object[];
  /** Changes fields of the player. */
  change(changes: Partial<Player>): void;
  /** Satang on an account of the player. */
  balance(account: Account, baht: number): void;
  /** Rows of a list, newest first, from a position on. @param total how many there are; null where the answer does not say */
  rows<Row extends { _id: string }>(
    log: LogKey<Row>,
    owner: string,
    page: { skip: number; rows: readonly Row[]; total: number | null },
  ): void;
  /** Rows that were seen so far, newest first. */
  seen<Row extends { _id: string }>(log: LogKey<Row>, owner: string): readonly Row[];
  /** Puts a row in the place of the one with the same id. */
  replace<Row extends { _id: string }>(log: LogKey<Row>, owner: string, row: Row): void;
}

/** What was asked for an answer. */
export interface AskedFor {
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * The inverse of a view: takes from an answer what a world must hold to give it. An answer that no world gives is not
 * forced in: the proof that follows finds it.
 */
export type Absorb<Id extends OperationId> = (draft: LifeDraft, answer: OperationAnswer[Id], asked: AskedFor) => void;
export type Absorbs = { readonly [Id in OperationId]?: Absorb<Id> };

/** Where a page that was asked for begins. @param body that of the request, checked against the contract */
export function pageOf(body: unknown): { readonly skip: number } {
  const { page, limit } = body as PageRequest;
  return { skip: (page - 1) * limit };
}

/** An id for the row of a list whose rows have none on the wire. @param position from the newest, which is 0 */
export const recordedId = (prefix: string, position: number): string => `${prefix}${(position + 36).toString(36)}`;
