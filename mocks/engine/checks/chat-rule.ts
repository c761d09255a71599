import { type ChatIdentity, chatLog, playerOfRoom, requireRoom } from '../../domains/chat/index.ts';
import type { Journal, JournalEntry } from '../../kernel/journal.ts';
import { entryNumberOf, type World } from '../../kernel/world.ts';

/** Operator actions that make support write in the given room. */
const said: readonly string[] = ['chatSay', 'chatType', 'chatSend', 'chatPush'];

/** The entry that caused a message or event, possibly through other events: each id contains the step that made it. */
function sourceOf(id: string): number {
  const step = id.replace(/^(m|reply)/, '').replace(/x[^x]*$/, '');
  return step.startsWith('reply') ? sourceOf(step) : Number.parseInt(step, 36);
}

/** Whether an entry causes support messages in a room: the customer wrote or read there, or an operator wrote. */
function leadsToAnswer(entry: JournalEntry | undefined, room: string): boolean {
  if (entry?.kind === 'operator') return said.includes(entry.action) && (entry.data as { room: string }).room === room;
  // Talkative support writes from the start, without a call
  if (entry?.kind === 'start') return playerOfRoom(room) !== null;
  if (entry?.kind !== 'request' || entry.status !== 200) return false;
  const asks = entry.operation === 'sendChatMessage' || entry.operation === 'markChatRead';
  return asks && requireRoom(entry.body as ChatIdentity) === room;
}

/** The room and content that each customer call sent, by entry number. */
function callsOf(journal: Journal): Map<number, string> {
  const calls = new Map<number, string>();
  for (const entry of journal) {
    if (entry.kind !== 'request' || entry.operation !== 'sendChatMessage' || entry.status !== 200) continue;
    const body = entry.body as ChatIdentity & { message: unknown };
    calls.set(entry.seq, `${requireRoom(body)} ${JSON.stringify(body.message)}`);
  }
  return calls;
}

/** Each chat message has one call of its sender, and each call has its message; no message occurs twice. */
export function chatFaults(world: World, journal: Journal): string[] {
  const calls = callsOf(journal);
  const unanswered = new Map(calls);
  const faults: string[] = [];
  for (const room of world.ownersOf(chatLog)) {
    const seen = new Set<string>();
    for (const { _id, sender, message } of world.log(chatLog, room).appended()) {
      const number = entryNumberOf(_id, 'm');
      const source = number === null ? _id.replace(/x[^x]*$/, '') : `${number}`;
      // One call causes two messages: the customer's, and the away message
      if (seen.has(`${sender} ${source}`)) faults.push(`${room} ${_id} is there twice`);
      seen.add(`${sender} ${source}`);
      const isWritten =
        sender === 'customer'
          ? calls.get(number ?? -1) === `${room} ${JSON.stringify(message)}`
          : leadsToAnswer(journal[sourceOf(_id)], room);
      if (!isWritten) faults.push(`${room} ${_id} has no sender`);
      if (sender === 'customer') unanswered.delete(number ?? -1);
    }
  }
  return [...faults, ...[...unanswered.keys()].map((seq) => `the message of entry ${seq} is missing`)];
}
