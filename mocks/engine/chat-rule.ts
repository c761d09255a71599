import { type ChatIdentity, chatLog, playerOfRoom, requireRoom } from '../domains/chat/index.ts';
import type { Journal, JournalEntry } from '../kernel/journal.ts';
import { entryNumberOf, type World } from '../kernel/world.ts';

/** The operator actions after which support writes in the room that they name. */
const said: readonly string[] = ['chatSay', 'chatType', 'chatSend', 'chatPush'];

/** The number of the entry that led to a message or an event, through however many events: each id is made from its step. */
function sourceOf(id: string): number {
  const step = id.replace(/^(m|reply)/, '').replace(/x[^x]*$/, '');
  return step.startsWith('reply') ? sourceOf(step) : Number.parseInt(step, 36);
}

/** Whether an entry leads to messages of support in a room: its customer wrote or read there, or a tester spoke for support. */
function leadsToAnswer(entry: JournalEntry | undefined, room: string): boolean {
  if (entry?.kind === 'operator') return said.includes(entry.action) && (entry.data as { room: string }).room === room;
  // a talkative support writes by itself from the beginning
  if (entry?.kind === 'start') return playerOfRoom(room) !== null;
  if (entry?.kind !== 'request' || entry.status !== 200) return false;
  const asks = entry.operation === 'sendChatMessage' || entry.operation === 'markChatRead';
  return asks && requireRoom(entry.body as ChatIdentity) === room;
}

/** What the journal says was sent by a call of the customer: the room and the content. */
function callsOf(journal: Journal): Map<number, string> {
  const calls = new Map<number, string>();
  for (const entry of journal) {
    if (entry.kind !== 'request' || entry.operation !== 'sendChatMessage' || entry.status !== 200) continue;
    const body = entry.body as ChatIdentity & { message: unknown };
    calls.set(entry.seq, `${requireRoom(body)} ${JSON.stringify(body.message)}`);
  }
  return calls;
}

/** No message of a chat is there without a call of its sender, none twice, and no call without its message. */
export function chatFaults(world: World, journal: Journal): string[] {
  const calls = callsOf(journal);
  const unanswered = new Map(calls);
  const faults: string[] = [];
  for (const room of world.ownersOf(chatLog)) {
    const seen = new Set<string>();
    for (const { _id, sender, message } of world.log(chatLog, room).appended()) {
      const number = entryNumberOf(_id, 'm');
      const source = number === null ? _id.replace(/x[^x]*$/, '') : `${number}`;
      // of one call: the customer's message, and the answer that support is away
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
