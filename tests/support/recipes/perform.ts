import { operations } from '../../../contract/generated/operations.ts';
import { type Caller, callerOf, openSandbox, type Reply } from '../worlds/open-sandbox.ts';
import type { Recipe } from './recipe.ts';
import { goodRequests, pathOf, type RequestParts } from './requests.ts';

export function send(caller: Caller, operation: Recipe['operation'], { params, body, file }: RequestParts = {}) {
  const { method, path, upload } = operations[operation];
  const address = pathOf(path, params);
  if (upload) return caller.upload(address, file ?? null);
  const call = { GET: caller.get, POST: caller.post, PUT: caller.put, DELETE: caller.delete }[method];
  return call(address, body);
}

/** Opens a recipe's world, prepares it and sends the request. */
export async function perform(recipe: Recipe): Promise<Reply> {
  const { operation, scenario = 'everyday', set = {}, trigger, code, before } = recipe;
  const sandbox = await openSandbox(scenario, { set });
  const visitor = callerOf(sandbox);
  const player = callerOf(sandbox, sandbox.token('player'));
  const as = recipe.as ?? (operations[operation].auth ? 'player' : 'visitor');
  const caller = { player, visitor, stranger: callerOf(sandbox, sandbox.token('expired')) }[as];
  const prepared = await before?.({ sandbox, visitor, player });
  if (trigger === 'fault') sandbox.fault(operation, code);
  return send(caller, operation, prepared ?? recipe.request ?? goodRequests[operation]);
}

/** The refusal code in the operation's own format; null for a success. */
export function codeOf({ status, body }: Reply): string | null {
  const { message, error, success } = body as { message?: string; error?: string; success?: boolean };
  if (status !== 200) return message ?? null;
  return success === false ? (error ?? null) : null;
}
