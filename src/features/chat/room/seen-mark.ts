import { now } from '../../../shared/time/clock.ts';
import { type ChatMessage, isMine, momentOf } from './chat-content.ts';
import { readText, writeText } from './kept-texts.ts';
import { furthestAhead } from './read-message.ts';

const name = 'until';

/** How far this customer has read the room on this device, kept until the session ends; the contract does not tell it (CHT-302). */
export class SeenMark {
  readonly #owner: string;

  /** @param owner see `ownerOf` */
  constructor(owner: string) {
    this.#owner = owner;
  }

  /** @returns epoch ms; null when nothing valid is stored, or a time in the future */
  read(): number | null {
    const kept = readText('seen', this.#owner, name);
    const seen = kept !== null && /^\d{12,14}$/.test(kept) ? Number(kept) : null;
    return seen !== null && seen <= now() + furthestAhead ? seen : null;
  }

  /** Marks all of these as seen. @param messages oldest first */
  write(messages: readonly ChatMessage[]): void {
    const newest = messages.at(-1);
    if (newest && momentOf(newest) > (this.read() ?? 0)) writeText('seen', this.#owner, name, String(momentOf(newest)));
  }
}

/** How many messages of support came after a time. @param messages oldest first @param seen epoch ms; null counts none */
export function countAfter(messages: readonly ChatMessage[], seen: number | null): number {
  if (seen === null) return 0;
  const from = messages.findLastIndex((message) => momentOf(message) <= seen) + 1;
  return messages.slice(from).filter((message) => !isMine(message)).length;
}
