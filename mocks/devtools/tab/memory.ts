import * as z from 'zod/mini';
import { storedAddress, type WorldAddress } from '../../engine/scenario.ts';

/** How a tab was opened, for reloads, whose address no longer says it. */
export interface TabMemory {
  readonly address: WorldAddress;
  readonly frozen: boolean;
  readonly panel: boolean;
  readonly net: 'page' | 'worker';
  /** The story this tab presents, or a mark: `state:` or `branch:` with a name. */
  readonly present?: string | undefined;
}

/** Where this tab keeps its memory. */
export const tabKey = 'krapao-sandbox.tab';

const brandKey = 'krapao-sandbox.brand';
const recordingKey = 'krapao-sandbox.recording';

const memorySchema = z.object({
  address: storedAddress,
  frozen: z.boolean(),
  panel: z.boolean(),
  net: z.enum(['page', 'worker']),
  present: z.optional(z.string()),
});

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null; // storage is blocked: nothing is remembered
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // storage is blocked: the world works until the page is closed
  }
}

const local = () => localStorage;
const session = () => sessionStorage;
const areas = { local, session } as const;
type Area = keyof typeof areas;

function parse(text: string | null, scenarios: readonly string[]): TabMemory | null {
  try {
    const parsed = memorySchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success && scenarios.includes(parsed.data.address.scenario) ? (parsed.data as TabMemory) : null;
  } catch {
    return null;
  }
}

/** The memory of this tab, else the last world used in this browser; null when there is none that can still be opened. */
export function recall(scenarios: readonly string[]): TabMemory | null {
  const own = parse(read(session, tabKey), scenarios);
  if (own) return own;
  const last = parse(read(local, tabKey), scenarios);
  return last ? { ...last, frozen: false, panel: true, net: 'worker' } : null;
}

export function remember(memory: TabMemory): void {
  const text = JSON.stringify(memory);
  write(session, tabKey, text);
  // a new tab does not continue a story
  if (!memory.present) write(local, tabKey, text);
}

/**
 * Removes what the app has stored for this tab, so that the next visitor does not see it.
 * @param keepsWorld whether the tab still remembers which world it shows
 */
export function clearSession({ keepsWorld }: { keepsWorld: boolean }): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key !== brandKey && key !== recordingKey && (!keepsWorld || key !== tabKey)) sessionStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to remove
  }
}

/** A text that the sandbox keeps for all tabs, by its key. */
export const keptText = (key: string) => ({
  read: () => read(local, key),
  write: (text: string) => write(local, key, text),
});

const keptHere = (key: string) => ({
  read: () => read(session, key),
  write: (text: string | null) => write(session, key, text),
});

/** The brand of this tab, written by `brand.ts`. `clearSession` keeps it. */
export const keptBrand = keptHere(brandKey);

/** The recording of this tab, written by `recorder/recording.ts`. `clearSession` keeps it. */
export const keptRecording = keptHere(recordingKey);

/** The keys of the app's storage that the sandbox reads or sets. */
export const appStorage = {
  token: () => read(session, 'token') ?? read(local, 'token'),
  /** The token that all tabs share (`local`), or that of this tab alone. */
  tokenIn: (area: Area) => read(areas[area], 'token'),
  setTokenIn: (area: Area, token: string | null) => write(areas[area], 'token', token),
  /** Keeps a token for all tabs, and none for this one alone. */
  setToken(token: string | null) {
    write(local, 'token', token);
    write(session, 'token', null);
  },
  locale: () => read(local, 'locale'),
  setLocale: (language: string) => write(local, 'locale', language),
};
