import { chatLog, requireRoom } from '../domains/chat/index.ts';
import type { Journal } from '../kernel/journal.ts';
import { entryNumberOf, type World } from '../kernel/world.ts';

const said: readonly string[] = ['chatSay', 'chatSend', 'chatPush'];

/** What the journal says was sent by a call of the customer: the room and the content. */
function callsOf(journal: Journal): Map<number, string> {
  const calls = new Map<number, string>();
  for (const entry of journal) {
    if (entry.kind !== 'request' || entry.operation !== 'sendChatMessage' || entry.status !== 200) continue;
    const body = entry.body as Parameters<typeof requireRoom>[0] & { message: unknown };
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
      const entry = journal[number ?? -1];
      const isWritten =
        sender === 'customer'
          ? calls.get(number ?? -1) === `${room} ${JSON.stringify(message)}`
          : number === null || calls.has(number) || (entry?.kind === 'operator' && said.includes(entry.action));
      if (!isWritten) faults.push(`${room} ${_id} has no sender`);
      if (sender === 'customer') unanswered.delete(number ?? -1);
    }
  }
  return [...faults, ...[...unanswered.keys()].map((seq) => `the message of entry ${seq} is missing`)];
}
