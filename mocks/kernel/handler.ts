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

/** What a handler gets: validated input with secrets hashed, and the player unless the operation is public. */
export type Call<Id extends OperationId> = (Id extends UploadOperationId
  ? Omit<OperationInput[Id], 'body'> & { body: UploadBody }
  : OperationInput[Id]) & {
  player: Id extends PublicOperationId ? null : Player;
};

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
