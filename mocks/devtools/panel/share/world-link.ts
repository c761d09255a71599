import type { Language } from '../../../reference/language.ts';
import { CapsuleError } from '../../../sandbox/capsule.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { appStorage } from '../../tab/memory.ts';

/** Whether a player is logged in to this world, by the token that the app has stored. */
export function isLoggedIn(sandbox: Sandbox): boolean {
  const token = appStorage.token();
  return token !== null && sandbox.knowsToken(token);
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
