import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { bodySchemas } from '../../../contract/generated/schemas.ts';
import { chatFileLimits } from '../../domains/chat/index.ts';
import { slipSizeLimit } from '../../domains/slips/index.ts';
import type { ApiRequest } from '../../engine/api-message.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { matchCall } from '../../wire/pipeline.ts';
import { isForm } from '../http/to-api-request.ts';
import type { Patience } from './connections.ts';
import { type BodyLimit, BodyTooLarge, readFile, readText, skipBody, TooManyParts } from './read-body.ts';

const kibibyte = 1024;
/** Bytes. The longest texts of the contract, with every character escaped, are well below it. */
const longestJson = 32 * kibibyte;
/** Bytes. A sealed gift link may have 20,000 characters. */
const longestGiftLink = 128 * kibibyte;
/** Bytes: what a form has around its file. */
const aroundFile = 64 * kibibyte;

const fileLimits: Partial<Record<OperationId, number>> = {
  uploadSlip: slipSizeLimit,
  uploadChatImage: chatFileLimits.image,
  uploadChatVideo: chatFileLimits.video,
};

/** How much an operation reads of a body; null for one that takes none. */
function limitOf(id: OperationId, { stallMs, jsonMs, formMs }: Patience): BodyLimit | null {
  if (operations[id].upload) return { bytes: (fileLimits[id] ?? 0) + aroundFile, ms: formMs, stallMs };
  if (!Object.hasOwn(bodySchemas, id)) return null;
  return { bytes: id === 'sendGiftLink' ? longestGiftLink : longestJson, ms: jsonMs, stallMs };
}

/** How the contract says what is wrong with a body that was not read to its end. @throws what has no such word */
function refusalFor(error: unknown, upload: boolean): ErrorCode {
  if (error instanceof TooManyParts) return 'KEY_INVALID';
  if (error instanceof BodyTooLarge) return upload ? 'SLIP_INVALID_FILE' : 'KEY_INVALID';
  throw error;
}

/**
 * Takes in a request that came over HTTP. Its body is read last, and only when the rest would let the call through: an
 * operation that takes none, or another kind, leaves it where it is, and for a call that is refused anyway it is let pass.
 * @throws BodyCutShort
 */
export async function receive(
  incoming: IncomingMessage,
  head: Omit<ApiRequest, 'body'>,
  sandbox: Sandbox,
  patience: Patience,
): Promise<ApiRequest> {
  const unread = { ...head, body: null };
  const match = matchCall(head);
  const limit = match && limitOf(match.id, patience);
  if (!match || !limit) return unread;
  const { upload } = operations[match.id];
  if (isForm(head.headers['content-type']) !== upload) return unread;
  const refusal = await sandbox.refusalOf(match.id, match.params, head.headers.authorization);
  if (refusal) {
    await skipBody(incoming, limit);
    return { ...unread, refusal };
  }
  try {
    if (!upload) return { ...head, body: await readText(incoming, limit) };
    const file = await readFile(incoming, limit);
    return { ...unread, file: file && (await sandbox.files.receive(file)) };
  } catch (error) {
    return { ...unread, refusal: refusalFor(error, upload) };
  }
}
