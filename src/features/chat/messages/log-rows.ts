import { bangkokDay } from '../../../shared/time/dates.ts';
import { type ChatMessage, isMine, isShowable, momentOf } from '../room/chat-content.ts';
import { isUnderWay, type Outgoing } from '../room/outgoing.ts';
import type { RoomState } from '../room/room-state.ts';

/** A row of the log. Its key does not change when older messages are loaded. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  /** The divider above the messages that were unread when the chat was opened (CHT-300). */
  | { readonly kind: 'news'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly mine: boolean;
      /** Whether it is the last of a run of the same side, and shows the time (CHT-38, CHT-39). */
      readonly ends: boolean;
      /** Whether its quick replies can still be chosen (CHT-69). */
      readonly choices: boolean;
    }
  /** Consecutive cards, shown side by side (CHT-70). */
  | { readonly kind: 'cards'; readonly key: string; readonly messages: readonly ChatMessage[]; readonly ends: boolean }
  | { readonly kind: 'outgoing'; readonly key: string; readonly item: Outgoing }
  | { readonly kind: 'typing'; readonly key: string };

/** Longest pause within a run of messages, ms (CHT-39). */
const runMs = 5 * 60_000;

/** Whether a message is shown as a card; an unreadable card is shown as a bubble instead. */
const isCard = ({ message }: ChatMessage): boolean => message.message_type === 'generic' && isShowable(message);

/** Whether `next` belongs to the same run as `message` (CHT-39). */
function goesOn(message: ChatMessage, next: ChatMessage | undefined): boolean {
  if (next === undefined || isMine(next) !== isMine(message)) return false;
  const [at, then] = [momentOf(message), momentOf(next)];
  return Math.abs(then - at) < runMs && bangkokDay(then) === bangkokDay(at);
}

interface Part {
  /** Indices of the first and the last message: one message, or a run of cards. */
  readonly from: number;
  readonly to: number;
}

/** @param newsId the message below the divider, which begins a new part */
function partsOf(messages: readonly ChatMessage[], newsId: string | undefined): Part[] {
  const parts: Part[] = [];
  let from = 0;
  messages.forEach((message, to) => {
    const next = messages[to + 1];
    if (isCard(message) && next && isCard(next) && next._id !== newsId && goesOn(message, next)) return;
    parts.push({ from, to });
    from = to + 1;
  });
  return parts;
}

/**
 * The rows of the log from top to bottom. A row depends only on messages after it, so that loading older messages only
 * adds rows at the top (CHT-33). The day of the oldest message is therefore shown above the log.
 */
export function logRows(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  typing: boolean,
  news: RoomState['news'] = null,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  const underWay = outgoing.filter(isUnderWay);
  // Quick replies can be chosen until the customer says anything (CHT-69).
  const answered = underWay.length > 0 ? messages.length : messages.findLastIndex(isMine);
  for (const { from, to } of partsOf(messages, news?.id)) {
    const message = messages[to] as ChatMessage;
    const before = messages[from - 1];
    const first = messages[from] as ChatMessage;
    if (before && bangkokDay(momentOf(before)) !== bangkokDay(momentOf(first))) {
      rows.push({ kind: 'day', key: `day:${first._id}`, at: momentOf(first) });
    }
    if (news?.id === first._id) rows.push({ kind: 'news', key: `news:${first._id}`, count: news.count });
    const next = messages[to + 1];
    const ends = !goesOn(message, next) || next?._id === news?.id;
    if (isCard(message)) rows.push({ kind: 'cards', key: message._id, messages: messages.slice(from, to + 1), ends });
    else rows.push({ kind: 'message', key: message._id, message, mine: isMine(message), ends, choices: to > answered });
  }
  for (const item of underWay) rows.push({ kind: 'outgoing', key: item.key, item });
  if (typing) rows.push({ kind: 'typing', key: 'typing' });
  return rows;
}
