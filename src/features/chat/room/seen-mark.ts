import { digest } from '../../../shared/base/digest.ts';
import { type ChatMessage, isMine, isOwnId } from './chat-content.ts';
import { readText, writeText } from './kept-texts.ts';

const name = 'until';
/** An id can contain the message's words, which are not for the storage. */
const markOf = ({ _id }: ChatMessage): string => digest(_id);

/** How far this customer has read the room on this device, kept until the session ends; the contract does not tell it (CHT-302). */
export class SeenMark {
  readonly #owner: string;

  /** @param owner see `ownerOf` */
  constructor(owner: string) {
    this.#owner = owner;
  }

  /** @returns the mark of the newest message that was read; null when nothing valid is stored */
  read(): string | null {
    const kept = readText('seen', this.#owner, name);
    return kept !== null && /^[\da-f]{16}$/.test(kept) ? kept : null;
  }

  /** Marks all of these as seen. @param messages oldest first */
  write(messages: readonly ChatMessage[]): void {
    // After a reload, the ids of this device are unknown.
    const newest = messages.findLast(({ _id }) => !isOwnId(_id));
    if (newest) writeText('seen', this.#owner, name, markOf(newest));
  }
}

/** Whether a message bears a mark. */
export const isMarked = (message: ChatMessage, seen: string): boolean => markOf(message) === seen;

/**
 * How many messages of support stand after the marked one; all of them when it is not among them.
 * @param messages oldest first
 * @param seen null counts none
 */
export function countAfter(messages: readonly ChatMessage[], seen: string | null): number {
  if (seen === null) return 0;
  const from = messages.findLastIndex((message) => isMarked(message, seen)) + 1;
  return messages.slice(from).filter((message) => !isMine(message)).length;
}
