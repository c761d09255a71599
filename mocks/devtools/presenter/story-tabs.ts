import * as z from 'zod/mini';
import { openChannel } from '../../adapters/browser/browser-machine.ts';
import { type WorldAddress, worldKey } from '../../engine/scenario.ts';
import { appStorage, keptText } from '../tab/memory.ts';
import type { Progress } from './presenter.ts';

/** The tabs of one browser that present the same story in the same world: how far it is told is kept for all of them. */

const nameOf = (address: WorldAddress) => `krapao-sandbox.present ${worldKey(address)}`;

const progressSchema = z
  .object({ told: z.int().check(z.gte(0)), marks: z.array(z.int()).check(z.minLength(1)) })
  .check(z.refine(({ told, marks }) => marks.length > told));

/** How far the story of a world was told last in this browser; null when that is unknown. */
export function recallProgress(address: WorldAddress): Progress | null {
  try {
    const kept = progressSchema.safeParse(JSON.parse(keptText(nameOf(address)).read() ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/**
 * Whether a tab presents the story of a world at this moment. Each holds a lock as long as it lives; a page that is no secure
 * context, or whose storage is refused, has no locks, and takes every story as not presented.
 */
export async function isPresented(address: WorldAddress): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name === nameOf(address));
}

/** Takes part in presenting the story of a world. @param follow hears of each step that another tab has made @returns tells the others of a step */
export function takePart(address: WorldAddress, follow: (progress: Progress) => void): (progress: Progress) => void {
  const name = nameOf(address);
  navigator.locks?.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => {
    const heard = progressSchema.safeParse(data);
    if (heard.success) follow(heard.data);
  });
  return (progress) => {
    // a login without "Remember me" is a step of the story too: the others are that player from now on
    appStorage.setToken(appStorage.token());
    keptText(name).write(JSON.stringify(progress));
    channel?.postMessage(progress);
  };
}
