import { digest } from '../../../shared/base/ids.ts';
import { type ChatMessage, isMine, isOwnId } from './chat-content.ts';
import { readText, writeText } from './chat-texts.ts';

const name = 'until';
/** An id may contain the message's words, which must not be stored. */
const markOf = ({ _id }: ChatMessage): string => digest(_id);

/** Read position on this device until the session ends; the contract has none (CHT-302). */
export class SeenMark {
  readonly #owner: string;

  /** @param owner see `ownerOf` */
  constructor(owner: string) {
    this.#owner = owner;
  }

  /** @returns mark of the newest read message; null when nothing valid is stored */
  read(): string | null {
    const kept = readText('seen', this.#owner, name);
    return kept !== null && /^[\da-f]{16}$/.test(kept) ? kept : null;
  }

  /** @param messages oldest first */
  write(messages: readonly ChatMessage[]): void {
    // Ids of this device do not survive a reload.
    const newest = messages.findLast(({ _id }) => !isOwnId(_id));
    if (newest) writeText('seen', this.#owner, name, markOf(newest));
  }
}

export const isMarked = (message: ChatMessage, seen: string): boolean => markOf(message) === seen;

/** Messages of support after the mark; all when it is missing, none for null. @param messages oldest first */
export function countAfter(messages: readonly ChatMessage[], seen: string | null): number {
  if (seen === null) return 0;
  const from = messages.findLastIndex((message) => isMarked(message, seen)) + 1;
  return messages.slice(from).filter((message) => !isMine(message)).length;
}
