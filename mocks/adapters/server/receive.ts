import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { bodySchemas } from '../../../contract/generated/schemas.ts';
import type { ApiRequest } from '../../engine/checks/api-message.ts';
import { uploadLimits } from '../../engine/timeline/uploads.ts';
import { isForm } from '../../kernel/uploaded-file.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { matchCall } from '../../wire/line-steps.ts';
import { type BodyAccount, ServerBusy } from './body-memory.ts';
import type { ClientTimeouts } from './connections.ts';
import { type BodyLimit, BodyTooLarge, readFile, readText, skipBody, TooManyParts } from './read-body.ts';

const kibibyte = 1024;
/** Well above the longest valid bodies of the contract, even with every character escaped. */
const maxJsonBytes = 32 * kibibyte;
/** A gift link may have 20,000 characters. */
const maxGiftLinkBytes = 128 * kibibyte;
/** Maximum size of a form without the bytes of its file. */
const formOverheadBytes = 64 * kibibyte;

/** The body limit of an operation; null when it takes no body. */
function limitOf(id: OperationId, { stallMs, jsonMs, formMs }: ClientTimeouts): BodyLimit | null {
  if (operations[id].upload) return { bytes: (uploadLimits[id] ?? 0) + formOverheadBytes, ms: formMs, stallMs };
  if (!Object.hasOwn(bodySchemas, id)) return null;
  return { bytes: id === 'sendGiftLink' ? maxGiftLinkBytes : maxJsonBytes, ms: jsonMs, stallMs };
}

/** The code of a file or text that is too long or unreadable. */
const unreadable = (upload: boolean): ErrorCode => (upload ? 'SLIP_INVALID_FILE' : 'KEY_INVALID');

/** The code for a body that was not read completely. @throws every other error */
function refusalFor(error: unknown, upload: boolean): ErrorCode {
  if (error instanceof TooManyParts) return 'KEY_INVALID';
  if (error instanceof BodyTooLarge) return unreadable(upload);
  throw error;
}

/** The code for a body with a content encoding, which is not decoded; null without one. */
const encodingRefusal = ({ headers }: Pick<ApiRequest, 'headers'>, upload: boolean): ErrorCode | null =>
  /^\s*(?:identity\s*)?$/i.test(headers['content-encoding'] ?? '') ? null : unreadable(upload);

/**
 * Converts an HTTP request to an API request. The body is read last: not at all when the operation takes none or
 * another content type, and discarded when the call is refused anyway.
 * @param account opens the memory account of a body that is read
 * @throws BodyCutShort; ServerBusy, after the rest of the body was read and discarded
 */
export async function receive(
  incoming: IncomingMessage,
  head: Omit<ApiRequest, 'body'>,
  sandbox: Sandbox,
  timeouts: ClientTimeouts,
  account: () => BodyAccount,
): Promise<ApiRequest> {
  const unread = { ...head, body: null };
  const match = matchCall(head);
  const limit = match && limitOf(match.id, timeouts);
  if (!match || !limit) return unread;
  const { upload } = operations[match.id];
  if (isForm(head.headers['content-type']) !== upload) return unread;
  const refusal =
    (await sandbox.refusalOf(match.id, match.params, head.headers.authorization)) ?? encodingRefusal(head, upload);
  if (refusal) {
    await skipBody(incoming, limit);
    return { ...unread, refusal };
  }
  const memory = account();
  try {
    if (!upload) return { ...head, body: await readText(incoming, limit, memory) };
    const file = await readFile(incoming, limit, memory);
    return { ...unread, file: file && (await sandbox.files.receive(file)) };
  } catch (error) {
    if (error instanceof ServerBusy) {
      memory.free();
      await skipBody(incoming, limit);
    }
    return { ...unread, refusal: refusalFor(error, upload) };
  }
}
