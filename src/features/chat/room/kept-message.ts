import { ChatContent } from '../../../../contract/generated/zod/krapao.ts';
import { isRecord } from '../../../shared/base/is-record.ts';
import { messageLimit } from './draft-text.ts';
import type { Outgoing } from './outgoing.ts';

/** Lifetime of an unsent message, ms (CHT-83). */
const keptMs = 86_400_000;
/** Kinds that customers send. */
const ownKinds = new Set(['text', 'postback', 'media']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Everything but the bytes of a file. */
export const keptForm = ({ content, file, lostFile, status, at, attempts, after, intent, unknown }: Outgoing): string =>
  JSON.stringify({
    content,
    lostFile: content ? null : (file?.file.name ?? lostFile),
    failed: status === 'failed',
    at,
    attempts,
    after,
    intent,
    unknown,
  });

function readContent(raw: unknown): ChatContent | null {
  const read = ChatContent.safeParse(raw);
  if (!read.success || !ownKinds.has(read.data.message_type)) return null;
  return (read.data.payload.message ?? '').length <= messageLimit ? read.data : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Validates: scripts of the origin or earlier versions may have written it. @param nowMs epoch ms, server clock */
export function readKept(key: string, text: string | null, nowMs: number): Outgoing | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (!uuid.test(key) || !isRecord(raw)) return null;
  const { content, lostFile, failed, at, attempts, after, intent, unknown } = raw;
  const read = readContent(content);
  const name = typeof lostFile === 'string' && lostFile !== '' && lostFile.length <= 200 ? lostFile : null;
  if ((read === null) === (name === null) || typeof intent !== 'string' || !uuid.test(intent)) return null;
  if (!isCount(at) || !isCount(attempts) || !isCount(after) || Math.abs(nowMs - at) > keptMs) return null;
  return {
    key,
    content: read,
    lostFile: name,
    // The bytes of the file are gone.
    status: failed === true || name !== null ? 'failed' : 'waiting',
    file: null,
    at,
    attempts,
    after,
    intent,
    ids: [],
    unknown: unknown === true || attempts > 0,
    restored: true,
  };
}
