import { bangkokDay } from '../../../shared/time/dates.ts';
import { type ChatMessage, isMine, isShowable, momentOf } from '../room/chat-content.ts';
import { isUnderWay, type Outgoing } from '../room/outgoing.ts';
import type { RoomState } from '../room/room-state.ts';

/** Keys do not change when older messages load. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  /** CHT-300 */
  | { readonly kind: 'news'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly mine: boolean;
      /** Last of a run of one side; shows the time (CHT-38, CHT-39). */
      readonly ends: boolean;
      /** Quick replies can still be chosen (CHT-69). */
      readonly choices: boolean;
    }
  /** CHT-70 */
  | { readonly kind: 'cards'; readonly key: string; readonly messages: readonly ChatMessage[]; readonly ends: boolean }
  | { readonly kind: 'outgoing'; readonly key: string; readonly item: Outgoing }
  | { readonly kind: 'typing'; readonly key: string };

/** Longest pause within a run, ms (CHT-39). */
const runMs = 5 * 60_000;

/** An unreadable card is shown as a bubble. */
const isCard = ({ message }: ChatMessage): boolean => message.message_type === 'generic' && isShowable(message);

/** CHT-39 */
function goesOn(message: ChatMessage, next: ChatMessage | undefined): boolean {
  if (next === undefined || isMine(next) !== isMine(message)) return false;
  const [at, then] = [momentOf(message), momentOf(next)];
  return Math.abs(then - at) < runMs && bangkokDay(then) === bangkokDay(at);
}

interface Part {
  /** Indices of first and last message. */
  readonly from: number;
  readonly to: number;
}

/** @param newsId message below the divider, which begins a new part */
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
 * Rows from top to bottom. A row depends only on later messages, so that older ones only add rows at the top (CHT-33);
 * the day of the oldest message stands above the log.
 */
export function logRows(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  typing: boolean,
  news: RoomState['news'] = null,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  const underWay = outgoing.filter(isUnderWay);
  // Until the customer says anything (CHT-69).
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
