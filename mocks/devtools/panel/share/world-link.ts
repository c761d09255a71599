import { worldKey } from '../../../engine/execute/scenario.ts';
import type { Language } from '../../../reference/language.ts';
import { CapsuleError } from '../../../sandbox/capsule.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { appStorage } from '../../tab/memory.ts';

type Player = Readonly<Record<'_id' | 'name', string>>;
type Session = Readonly<Record<'token' | 'player', string>>;

/** Whether a player is logged in to this world, by the token that the app has stored. */
export function isLoggedIn(sandbox: Sandbox): boolean {
  const token = appStorage.token();
  return token !== null && sandbox.knowsToken(token);
}

/** Names of players by world and token: reading them copies the world. */
const names = new Map<string, string>();

/** The name of the player who is logged in; null for a visitor. */
export function playerName(sandbox: Sandbox): string | null {
  const token = appStorage.token();
  if (token === null || !sandbox.knowsToken(token)) return null;
  const key = `${worldKey(sandbox.address)} ${token}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const { sessions = [], players = [] } = sandbox.inspect().records;
  const session = (sessions as readonly Session[]).find((one) => one.token === token);
  const name = (players as readonly Player[]).find(({ _id }) => _id === session?.player)?.name ?? '';
  names.set(key, name);
  return name;
}

/**
 * A link that opens this world in another browser; null when the world is too large for a link.
 * @param page address that it opens, without a query
 * @param language of the app there
 * @param player whether it opens with the demo player logged in; the link contains no token
 */
export async function worldLink(
  sandbox: Sandbox,
  page: string,
  language: Language,
  player: boolean,
): Promise<string | null> {
  try {
    return `${page}?lang=${language}${player ? '&as=player' : ''}#w=${await sandbox.link()}`;
  } catch (error) {
    if (error instanceof CapsuleError && error.reason === 'too-large') return null;
    throw error;
  }
}

export function downloadCapsule(sandbox: Sandbox): void {
  const { scenario, seed } = sandbox.address;
  const address = URL.createObjectURL(new Blob([sandbox.exportCapsule()], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `krapao-${scenario}-${seed}.json`,
  });
  link.click();
  URL.revokeObjectURL(address);
}
