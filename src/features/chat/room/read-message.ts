import { ChatButton, ChatPayload } from '../../../../contract/generated/zod/krapao.ts';
import { isRecord } from '../../../shared/base/is-record.ts';
import { cutText, isVisible } from '../../../shared/base/shown-text.ts';
import { parseMoment } from '../../../shared/time/dates.ts';
import { type ChatContent, type ChatMessage, contentKey, momentOf, setMoment } from './chat-content.ts';

/** Longer texts are cut to this length, UTF-16 units. */
const maxTextLength = 10_000;
/** Further buttons of a message are left out. */
const maxButtons = 20;
/** A time before the year 2000 (epoch ms), or more than a day (ms) in the future, counts as unreadable. */
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

/** The fields that fit the contract; a text that is too long is kept and cut. */
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

/** The type and the fields of a message; an unreadable type counts as text. */
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
 * Reads a raw message of the socket or the history and keeps its readable parts. A message with none is kept too, and
 * the log says in its place that it can't be shown.
 * @param nowMs epoch ms of the server's clock
 * @param around what stands for a time that can't be read, epoch ms
 * @returns null for a value with neither an id nor a time
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
    // A missing id is made from time, sender and content, so that a second copy is found (CHT-29).
    _id: id ?? `${said}|${side}|${contentKey(content)}`,
    sender: side,
    createdAt: said,
    session_id: typeof session_id === 'string' ? session_id : '',
    message: content,
  };
  if (moment === null) setMoment(read, around);
  return read;
}

/**
 * Reads a page of the history, which is newest first, and returns it oldest first. A message without a readable time
 * has the time of the one before it.
 */
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
