import { type WorldAddress, worldKey } from '../../../../engine/scenario.ts';
import type { Sandbox } from '../../../../sandbox/sandbox.ts';
import { panelKey, recall, type TabMemory, tabKey } from '../../../tab/memory.ts';
import { branchMark, ofBranches } from '../../../tab/state-storage.ts';
import { BranchRefused } from './branches.ts';

/** Finds the window again after a reload of this one. Names the whole world: other scenarios have a `branch-1` too. */
const windowName = (address: WorldAddress) => `krapao-sandbox ${worldKey(address)}`;

/** Open windows by the key of their world; after a reload, those shown since. */
const windows = new Map<string, Window>();

/** Opens an empty window. Call it synchronously in the click handler: browsers block it later. @throws BranchRefused */
export function openEmptyWindow(): Window {
  const opened = window.open('', '_blank');
  if (!opened) throw new BranchRefused('blocked');
  return opened;
}

interface Opening {
  readonly sandbox: Sandbox;
  readonly address: WorldAddress;
  /** The token that its app begins with; null for none. */
  readonly token: string | null;
  readonly page: string;
}

/** Opens a stored world in an empty window, with a copy of the app's storage. */
export function openWorldIn(opened: Window, { sandbox, address, token, page }: Opening): void {
  const own = recall(sandbox.scenarios.map(({ name }) => name));
  const memory: TabMemory = {
    ...{ address, frozen: false, panel: true, net: own?.net ?? 'worker' },
    present: branchMark(address.copy ?? ''),
  };
  const storage = opened.sessionStorage;
  const isOfThisWindow = (key: string) => key.startsWith(ofBranches) || key === 'token' || key === panelKey;
  for (const key of Object.keys(storage)) if (isOfThisWindow(key)) storage.removeItem(key);
  for (const [key, value] of Object.entries(localStorage))
    if (!key.startsWith('krapao-sandbox') && key !== 'token') storage.setItem(ofBranches + key, String(value));
  if (token !== null) storage.setItem(`${ofBranches}token`, token);
  storage.setItem(tabKey, JSON.stringify(memory));
  opened.name = windowName(address);
  windows.set(worldKey(address), opened);
  opened.location.replace(page);
}

/** Brings the window of a world to the front. @returns an empty window when none was open @throws BranchRefused */
export function showWindowOf(address: WorldAddress): Window | null {
  const known = windows.get(worldKey(address));
  if (known && !known.closed) {
    known.focus();
    return null;
  }
  const found = window.open('', windowName(address));
  if (!found) throw new BranchRefused('blocked');
  if (sandboxIn(found, address) === null) return found;
  windows.set(worldKey(address), found);
  found.focus();
  return null;
}

/** The sandbox of a window, if it shows this world. */
function sandboxIn(opened: Window, address: WorldAddress): Sandbox | null {
  try {
    const { sandbox } = opened;
    return sandbox && worldKey(sandbox.address) === worldKey(address) ? sandbox : null;
  } catch {
    return null; // it shows a page of another site now
  }
}

/** The sandbox of a world open in another window; null when this window knows of none. */
export function openSandboxOf(address: WorldAddress): Sandbox | null {
  const known = windows.get(worldKey(address));
  return known && !known.closed ? sandboxIn(known, address) : null;
}

export function closeWindowOf(address: WorldAddress): void {
  windows.get(worldKey(address))?.close();
  windows.delete(worldKey(address));
}
