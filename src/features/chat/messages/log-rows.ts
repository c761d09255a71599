import { bangkokDay } from '../../../shared/time/dates.ts';
import { type ChatMessage, isMine, isShowable, momentOf } from '../room/chat-content.ts';
import { isShown, type Outgoing } from '../room/outgoing.ts';

/** One line of the log. Its key stays the same however much is loaded above it. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly mine: boolean;
      /** The last of a run of the same side: shows the time. */
      readonly ends: boolean;
      /** Whether its quick replies can still be chosen. */
      readonly choices: boolean;
    }
  /** Cards that follow each other, side by side. */
  | { readonly kind: 'cards'; readonly key: string; readonly messages: readonly ChatMessage[]; readonly ends: boolean }
  | { readonly kind: 'outgoing'; readonly key: string; readonly item: Outgoing }
  | { readonly kind: 'typing'; readonly key: string };

/** Messages further apart than this, ms, do not belong together. */
const runMs = 5 * 60_000;

/** A card of which nothing can be shown says so in a bubble, like any other message. */
const isCard = ({ message }: ChatMessage): boolean => message.message_type === 'generic' && isShowable(message);

/** Whether `next` goes on where `message` left off. */
function goesOn(message: ChatMessage, next: ChatMessage | undefined): boolean {
  if (next === undefined || isMine(next) !== isMine(message)) return false;
  const [at, then] = [momentOf(message), momentOf(next)];
  return then - at < runMs && bangkokDay(then) === bangkokDay(at);
}

interface Part {
  /** Index of the first message; of one message or a run of cards. */
  readonly from: number;
  readonly to: number;
}

function partsOf(messages: readonly ChatMessage[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  messages.forEach((message, to) => {
    const next = messages[to + 1];
    if (isCard(message) && next && isCard(next) && goesOn(message, next)) return;
    parts.push({ from, to });
    from = to + 1;
  });
  return parts;
}

/**
 * The log from top to bottom. Rows depend on what comes after them, never on what comes before, so that loading older
 * messages only adds rows at the top; the day of the oldest one is shown above the log instead.
 */
export function logRows(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  typing: boolean,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  const underWay = outgoing.filter(isShown);
  // Quick replies after the customer's last word are still open (SLP-9, CHT-47).
  const answered = underWay.length > 0 ? messages.length : messages.findLastIndex(isMine);
  for (const { from, to } of partsOf(messages)) {
    const message = messages[to] as ChatMessage;
    const before = messages[from - 1];
    const first = messages[from] as ChatMessage;
    if (before && bangkokDay(momentOf(before)) !== bangkokDay(momentOf(first))) {
      rows.push({ kind: 'day', key: `day:${bangkokDay(momentOf(first))}`, at: momentOf(first) });
    }
    const ends = !goesOn(message, messages[to + 1]);
    if (isCard(message)) rows.push({ kind: 'cards', key: message._id, messages: messages.slice(from, to + 1), ends });
    else rows.push({ kind: 'message', key: message._id, message, mine: isMine(message), ends, choices: to > answered });
  }
  for (const item of underWay) rows.push({ kind: 'outgoing', key: item.key, item });
  if (typing) rows.push({ kind: 'typing', key: 'typing' });
  return rows;
}
