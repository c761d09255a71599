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

/** Who calls: no player where the operation is public. */
export type CallPlayer<Id extends OperationId> = Id extends PublicOperationId ? null : Player;
/** The body by the contract, with secrets as digests; of an upload what is known of the file. */
export type CallBody<Id extends OperationId> = Id extends UploadOperationId ? UploadBody : OperationInput[Id]['body'];

/** What a handler is given: input that was checked against the contract. */
export interface Call<Id extends OperationId> {
  readonly player: CallPlayer<Id>;
  readonly path: OperationInput[Id]['path'];
  readonly body: CallBody<Id>;
}

/**
 * Answers one operation. It checks everything first and writes last, because tables have no rollback: a refused request
 * leaves the world unchanged.
 * @throws Refusal for every answer that is not a success
 */
export type Handler<Id extends OperationId> = (
  world: World,
  call: Call<Id>,
) => OperationAnswer[Id] | Promise<OperationAnswer[Id]>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
