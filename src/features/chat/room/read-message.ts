import { ChatButton, ChatPayload } from '../../../../contract/generated/zod/krapao.ts';
import { isRecord } from '../../../shared/base/is-record.ts';
import { parseMoment } from '../../../shared/time/dates.ts';
import { type ChatContent, type ChatMessage, contentKey, momentOf, standAt } from './chat-content.ts';

/** What goes on for longer, UTF-16 units, is cut. */
const longestText = 10_000;
/** Buttons beyond these are left out. */
const mostButtons = 20;
/** A message from before this, or from further ahead, ms, was not said then: it would stand above or below everything. */
const earliest = Date.UTC(2000);
const furthestAhead = 86_400_000;

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

function readButtons(raw: unknown): ChatButton[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const buttons: ChatButton[] = [];
  for (const item of raw) {
    const read = ChatButton.safeParse(item);
    if (read.success && read.data.title.trim() !== '') buttons.push({ ...read.data, title: cut(read.data.title) });
    if (buttons.length === mostButtons) break;
  }
  return buttons;
}

/** The fields that fit. A text beyond its limit is still one. */
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

/** Of no kind that can be read it is taken for words: they are shown if there are any. */
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
 * The one way by which a message comes into the room, from the socket and from the history: what is good of it. What is
 * not is left out, and with nothing left it still stands in its place, to say that it can't be shown.
 * @param around where it stands when its own time can't be read, epoch ms
 * @returns null for what is no message: it has neither a name nor a time
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
    // An absent id is made from what the message is, so that a second copy finds the first (CHT-27, CHT-29).
    _id: id ?? `${said}|${side}|${contentKey(content)}`,
    sender: side,
    createdAt: said,
    session_id: typeof session_id === 'string' ? session_id : '',
    message: content,
  };
  if (moment === null) standAt(read, around);
  return read;
}

/**
 * A page of the history, newest first as the backend gives it. A message without a time of its own stands after the one
 * that was said before it.
 */
export function readPage(page: readonly unknown[], nowMs: number): ChatMessage[] {
  const oldest = page.map((raw) => (isRecord(raw) ? readMoment(raw['createdAt'], nowMs) : null)).findLast(Boolean);
  let around = (oldest ?? nowMs) - page.length - 1;
  return page.toReversed().flatMap((raw) => {
    around += 1;
    const message = readMessage(raw, nowMs, around);
    if (!message) return [];
    around = momentOf(message);
    return message;
  });
}
