import { openBrowserStore } from '../adapters/browser/browser-machine.ts';
import { storeOrMemory } from '../adapters/browser/store-or-memory.ts';
import { usualAddress } from '../devtools/tab/params.ts';
import type { SandboxOptions } from '../engine/timeline/runtime.ts';
import { createMemoryStore } from '../engine/timeline/store.ts';
import { BadCall } from '../kernel/bad-call.ts';
import { Sandbox } from '../sandbox/sandbox.ts';

/**
 * Opens a world so that a page always has one. Falls back to memory when the world cannot be stored or read, and to the
 * usual world when it cannot begin, because a tab may remember it from another build.
 */
export async function openWorld(options: Omit<SandboxOptions, 'store'>): Promise<Sandbox> {
  const store = storeOrMemory(await openBrowserStore(), (problem) => options.machine.report(problem));
  const stored = { ...options, store };
  try {
    return await Sandbox.create(stored);
  } catch (problem) {
    console.warn('the world cannot be opened as it was asked for', problem);
    if (problem instanceof BadCall) return Sandbox.create({ ...stored, address: usualAddress });
    return Sandbox.create({ ...options, store: createMemoryStore() });
  }
}
