import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { digest } from '../base/ids.ts';
import { readStored, tokenArea, writeStored } from '../storage/storage.ts';
import { getToken, subscribeSession } from './session.ts';

/** Path of the response that named another player; null if none did. */
let doubted: string | null = null;

/** Fires when a response names another player: other cached responses may be theirs too. */
export const playerDoubted = createEmitter<void>();
const changes = createEmitter<void>();

function setDoubted(path: string | null): void {
  doubted = path;
  changes.emit();
}
subscribeSession(() => setDoubted(null));

/**
 * Whether a response is about this session's player. The first response that names a player binds the token to them, in
 * all tabs and across reloads (ACC-61): a cache between app and server may return another player's responses.
 * @param token the request's @param player id in the response; null when it names none
 */
export function isOwnAnswer(token: string | null, path: string, player: string | null): boolean {
  // A late response to a former token is ignored.
  if (token === null || player === null || token !== getToken()) return true;
  const area = tokenArea();
  const [owner, known] = readStored('player', area)?.split('.') ?? [];
  const named = digest(player);
  if (owner !== digest(token)) {
    writeStored('player', `${digest(token)}.${named}`, area);
    return true;
  }
  if (known === named) return true;
  if (doubted === null) {
    setDoubted(path);
    playerDoubted.emit();
  }
  return false;
}

/** Shows the player's pages again, once a refetched response is this player's. */
export const endDoubt = (): void => setDoubted(null);

const doubtedPath = () => doubted;

/** @returns path of the response that named another player; null if none did */
export const useDoubtedPath = (): string | null => useSyncExternalStore(changes.on, doubtedPath, doubtedPath);
