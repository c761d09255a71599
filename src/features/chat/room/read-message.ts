import { ChatButton, ChatPayload } from '../../../../contract/generated/zod/krapao.ts';
import { isRecord } from '../../../shared/base/is-record.ts';
import { cutText, isVisible } from '../../../shared/base/text.ts';
import { parseMoment } from '../../../shared/time/dates.ts';
import { type ChatContent, type ChatMessage, contentKey, momentOf, setMoment } from './chat-content.ts';

/** UTF-16 units. */
const maxTextLength = 10_000;
const maxButtons = 20;
/** Times before 2000, or more than a day ahead, count as unreadable. */
const earliest = Date.UTC(2000);
const furthestAhead = 86_400_000;

const cut = (text: string): string => (text.length > maxTextLength ? `${cutText(text, maxTextLength)}…` : text);

function readButtons(raw: unknown): ChatButton[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const buttons: ChatButton[] = [];
  for (const item of raw) {
    const read = ChatButton.safeParse(item);
    if (read.success && isVisible(read.data.title)) buttons.push({ ...read.data, title: cut(read.data.title) });
    if (buttons.length === maxButtons) break;
  }
  return buttons;
}

/** Valid fields only; long texts are cut. */
function readPayload(raw: unknown): ChatPayload {
  if (!isRecord(raw)) return {};
  const fields = Object.entries(ChatPayload.shape).flatMap(([name, schema]) => {
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const value = name === 'buttons' ? readButtons(given) : given;
    if (value === undefined) return [];
    const read = schema.safeParse(value);
    const fits = read.success || read.error.issues.every(({ code }) => code === 'too_big');
    return fits ? [[name, typeof value === 'string' ? cut(value) : value] as const] : [];
  });
  return Object.fromEntries(fields) as ChatPayload;
}

/** An unreadable type counts as text. */
function readContent(raw: unknown): ChatContent {
  const { message_type: type, payload } = isRecord(raw) ? raw : {};
  return { message_type: typeof type === 'string' ? type : 'text', payload: readPayload(payload) };
}

function readMoment(raw: unknown, nowMs: number): number | null {
  const moment = parseMoment(raw);
  return moment !== null && moment >= earliest && moment <= nowMs + furthestAhead ? moment : null;
}

function readId(raw: unknown): string | null {
  const id = typeof raw === 'number' ? String(raw) : raw;
  return typeof id === 'string' && id !== '' ? id : null;
}

/**
 * Keeps the readable parts of a raw message; without any, the log says that it cannot be shown.
 * @param nowMs epoch ms, server clock @param around replaces an unreadable time, epoch ms
 * @returns null for a value with neither id nor time
 */
export function readMessage(raw: unknown, nowMs: number, around = nowMs): ChatMessage | null {
  if (!isRecord(raw)) return null;
  const { _id, sender, createdAt, session_id, message } = raw;
  const [id, moment] = [readId(_id), readMoment(createdAt, nowMs)];
  if (id === null && moment === null) return null;
  const content = readContent(message);
  const side = typeof sender === 'string' ? sender : '';
  const said = moment === null ? '' : typeof createdAt === 'string' ? createdAt : new Date(moment).toISOString();
  const read: ChatMessage = {
    // A missing id is derived from time, sender and content, so that copies are found (CHT-29).
    _id: id ?? `${said}|${side}|${contentKey(content)}`,
    sender: side,
    createdAt: said,
    session_id: typeof session_id === 'string' ? session_id : '',
    message: content,
  };
  if (moment === null) setMoment(read, around);
  return read;
}

/** Reverses a page of the history to oldest first. An unreadable time becomes the previous message's. */
export function readPage(page: readonly unknown[], nowMs: number): ChatMessage[] {
  const oldest = page.map((raw) => (isRecord(raw) ? readMoment(raw['createdAt'], nowMs) : null)).findLast(Boolean);
  let around = oldest ?? nowMs;
  return page.toReversed().flatMap((raw) => {
    const message = readMessage(raw, nowMs, around);
    if (!message) return [];
    around = momentOf(message);
    return message;
  });
}
