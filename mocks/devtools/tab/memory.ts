import * as z from 'zod/mini';
import { storedAddress, type WorldAddress, worldKey } from '../../engine/execute/scenario.ts';

/** How a tab was opened, for reloads, whose address no longer contains it. */
export interface TabMemory {
  readonly address: WorldAddress;
  readonly frozen: boolean;
  readonly panel: boolean;
  readonly net: 'page' | 'worker';
  /** The story this tab presents, or `state:` with the name of a state. */
  readonly present?: string | undefined;
}

export const tabKey = 'krapao-sandbox.tab';

const brandKey = 'krapao-sandbox.brand';
/** The time up to which the browser's last world was shown; a state has its own. */
export const shownKey = 'krapao-sandbox.shown';
export const panelKey = 'krapao-sandbox.panel';

const memorySchema = z.object({
  address: storedAddress,
  frozen: z.boolean(),
  panel: z.boolean(),
  net: z.enum(['page', 'worker']),
  present: z.optional(z.string()),
});

const areas = { local: () => localStorage, session: () => sessionStorage } as const;
type Area = keyof typeof areas;

/**
 * Holds values that the browser refuses to store until the page is left: address parameters still apply to this tab.
 */
const held = { local: new Map<string, string>(), session: new Map<string, string>() } as const;

function read(area: Area, key: string): string | null {
  try {
    return held[area].get(key) ?? areas[area]().getItem(key);
  } catch {
    return null; // Storage is blocked, and nothing is held
  }
}

/** @returns whether the browser stored it; if not, the old value stays */
function keep(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) areas[area]().removeItem(key);
    else areas[area]().setItem(key, value);
    held[area].delete(key);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the browser stored it; refused values are held */
function write(area: Area, key: string, value: string | null): boolean {
  const isKept = keep(area, key, value);
  if (!isKept && value !== null) held[area].set(key, value);
  else held[area].delete(key);
  return isKept;
}

/** The app's storage; it holds refused values itself. */
export interface AppStorage {
  read(key: string, area: Area): string | null;
  write(key: string, value: string | null, area: Area): void;
  /** By which the app names a token in other values. */
  digest?(token: string): string;
}

/** Stores the app's keys here until the app has started. */
let ofApp: AppStorage = {
  read: (key, area) => read(area, key),
  write: (key, value, area) => void write(area, key, value),
};

/** Hands the values that the browser refused over to the app, and uses the app's storage for its keys from now on. */
export function handOver(storage: AppStorage): void {
  ofApp = storage;
  for (const area of ['local', 'session'] as const) {
    for (const [key, value] of held[area]) {
      if (isOfSandbox(key)) continue;
      held[area].delete(key);
      storage.write(key, value, area);
    }
  }
}

/** Whether a key is the sandbox's own; all others are the app's. */
const isOfSandbox = (key: string): boolean => key.startsWith('krapao-sandbox');

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
  const own = parse(read('session', tabKey), scenarios);
  if (own) return own;
  const last = parse(read('local', tabKey), scenarios);
  return last ? { ...last, frozen: false, panel: true, net: 'worker' } : null;
}

/** Whether no tab has opened another world since. */
export function isLastWorld(address: WorldAddress, scenarios: readonly string[]): boolean {
  const last = parse(read('local', tabKey), scenarios);
  return last === null || worldKey(last.address) === worldKey(address);
}

/** @returns whether a reload finds it */
export function remember(memory: TabMemory): boolean {
  const text = JSON.stringify(memory);
  // A new tab does not continue a story
  if (!memory.present) write('local', tabKey, text);
  return write('session', tabKey, text);
}

/**
 * Removes what the app has stored for this tab, so that the next visitor does not see it.
 * @param keepsWorld whether the tab still remembers which world it shows
 */
export function clearSession({ keepsWorld }: { keepsWorld: boolean }): void {
  try {
    const kept = [brandKey, panelKey, ...(keepsWorld ? [tabKey] : [])];
    for (const key of Object.keys(sessionStorage)) if (!kept.includes(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove
  }
}

/**
 * What the app stores for a visitor, in `src/shared/storage`. Excludes the language, which
 * the presenter has chosen, and the token, which a new session replaces.
 */
const ofVisitor =
  /^(?:player|left-beside|remember-agreement|last_sync|code|guest-id|untold|(?:open|last|chat|kept)-.*|awaited)$/;

/** Keys of removed tools. */
const retired = /^krapao-sandbox\.(?:branch|calls|fault-sets|notes|recording|story-began)/;

function removeKeys(pattern: RegExp): void {
  for (const storageOf of Object.values(areas)) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing to remove
    }
  }
}

/** Removes everything the app stored for a visitor, before the next one. */
export const forgetVisitor = (): void => removeKeys(ofVisitor);
export const forgetRetired = (): void => removeKeys(retired);

export const keptText = (key: string) => ({
  read: () => read('local', key),
  write: (text: string) => write('local', key, text),
});

const shownSchema = z.object({ world: z.string(), generation: z.number(), at: z.number() });

/** The time up to which this browser's last world was shown, by its key. */
export const shownTimes = {
  recall(): Map<string, { generation: number; at: number }> {
    try {
      const { world, ...shown } = shownSchema.parse(JSON.parse(keptText(shownKey).read() ?? 'null'));
      return new Map([[world, shown]]);
    } catch {
      return new Map();
    }
  },
  keep: (shown: z.infer<typeof shownSchema>) => void keptText(shownKey).write(JSON.stringify(shown)),
};

const keptHere = (key: string) => ({
  read: () => read('session', key),
  /** @returns whether a reload finds it; if not, nothing changes */
  write: (text: string | null) => keep('session', key, text),
  /** Applies until the page is left. */
  hold: (text: string) => void held.session.set(key, text),
});

/** The brand of this tab, written by `brand.ts`. `clearSession` keeps it. */
export const keptBrand = keptHere(brandKey);

/** The tab of this window's open panel; null while it is closed. `clearSession` keeps it. */
export const keptPanel = keptHere(panelKey);

/** The keys of the app's storage that the sandbox reads or sets. */
export const appStorage = {
  token: () => ofApp.read('token', 'session') ?? ofApp.read('token', 'local'),
  /** The token that all tabs share (`local`), or that of this tab alone. */
  tokenIn: (area: Area) => ofApp.read('token', area),
  setTokenIn: (area: Area, token: string | null) => ofApp.write('token', token, area),
  /** Stores a token for all tabs and removes this tab's own. */
  setToken(token: string | null) {
    ofApp.write('token', token, 'local');
    ofApp.write('token', null, 'session');
    // The app's mark that this tab ignores the token of all tabs
    ofApp.write('left-beside', null, 'session');
  },
  /** This tab ignores a token that all tabs share. */
  ignoreShared: (token: string) => ofApp.write('left-beside', ofApp.digest?.(token) ?? null, 'session'),
  locale: () => ofApp.read('locale', 'local'),
  setLocale: (language: string) => ofApp.write('locale', language, 'local'),
};
