import { useSyncExternalStore } from 'react';
import { createEmitter } from '../base/emitter.ts';
import { digest } from '../base/ids.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { getToken, subscribeSession, tokenArea } from './session.ts';

/** Path of the answer that named another player than the answers before it; null while there is none. */
let doubted: string | null = null;

/** Fires when an answer names another player: what is kept of other answers may be that player's too. */
export const playerDoubted = createEmitter<void>();
const changes = createEmitter<void>();

function setDoubted(path: string | null): void {
  doubted = path;
  changes.emit();
}
// What the next session is answered counts for itself.
subscribeSession(() => setDoubted(null));

/**
 * Whether an answer is about the player of this session. The first answer under a token that names a player fixes whose
 * token it is, in all tabs and over a reload (ACC-61). A cache between app and server may answer with another player's.
 * @param token the call's @param player id that the answer names; null where it names none
 */
export function isOwnAnswer(token: string | null, path: string, player: string | null): boolean {
  // A late answer under a former token is nobody's news.
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

/** The player's pages may be shown again: the answer that was doubted has come anew, and is this player's. */
export const endDoubt = (): void => setDoubted(null);

const doubtedPath = () => doubted;

/** @returns path of the answer that named another player; null while there is none */
export const useDoubtedPath = (): string | null => useSyncExternalStore(changes.on, doubtedPath, doubtedPath);
