import * as z from 'zod/mini';
import { openChannel } from '../../adapters/browser/browser-machine.ts';
import { type WorldAddress, worldKey } from '../../engine/execute/scenario.ts';
import { appStorage, keptText } from '../tab/memory.ts';
import type { Progress } from './presenter.ts';

/** Tabs of one browser that present the same story in the same world share its progress. */

const nameOf = (address: WorldAddress) => `krapao-sandbox.present ${worldKey(address)}`;

const progressSchema = z
  .object({ told: z.int().check(z.gte(0)), marks: z.array(z.int()).check(z.minLength(1)) })
  .check(z.refine(({ told, marks }) => marks.length > told));

/** Last stored progress of a world's story in this browser; null if unknown. */
export function recallProgress(address: WorldAddress): Progress | null {
  try {
    const kept = progressSchema.safeParse(JSON.parse(keptText(nameOf(address)).read() ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/**
 * Whether a tab currently presents the world's story. Each holds a lock while it lives; without a secure context or
 * storage there are no locks, and no story counts as presented.
 */
export async function isPresented(address: WorldAddress): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name === nameOf(address));
}

/**
 * Joins the presentation of a world's story.
 * @param follow called for each step of another tab
 * @returns reports a step to the others
 */
export function takePart(address: WorldAddress, follow: (progress: Progress) => void): (progress: Progress) => void {
  const name = nameOf(address);
  navigator.locks?.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => {
    const heard = progressSchema.safeParse(data);
    if (heard.success) follow(heard.data);
  });
  return (progress) => {
    // A login without "Remember me" is a step of the story too: the other tabs share that player from now on
    appStorage.setToken(appStorage.token());
    keptText(name).write(JSON.stringify(progress));
    channel?.postMessage(progress);
  };
}
