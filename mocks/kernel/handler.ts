import type {
  OperationAnswer,
  OperationId,
  OperationInput,
  PublicOperationId,
  UploadOperationId,
} from '../../contract/generated/operations.ts';
import type { Player } from './player.ts';
import type { UploadBody } from './uploaded-file.ts';
import type { World } from './world.ts';

/** The caller; null for a public operation. */
export type CallPlayer<Id extends OperationId> = Id extends PublicOperationId ? null : Player;
/** The body by the contract, with secrets as digests; for an upload, metadata of the file. */
export type CallBody<Id extends OperationId> = Id extends UploadOperationId ? UploadBody : OperationInput[Id]['body'];

/** Input of a handler, validated against the contract. */
export interface Call<Id extends OperationId> {
  readonly player: CallPlayer<Id>;
  readonly path: OperationInput[Id]['path'];
  readonly body: CallBody<Id>;
}

/**
 * Answers one operation. Check first and write last: tables have no rollback, and a refused request must leave the
 * world unchanged.
 * @throws Refusal for every response but a success
 */
export type Handler<Id extends OperationId> = (
  world: World,
  call: Call<Id>,
) => OperationAnswer[Id] | Promise<OperationAnswer[Id]>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
