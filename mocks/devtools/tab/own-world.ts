import * as z from 'zod/mini';
import { tabKey } from './memory.ts';
import { clearStateStorage } from './state-storage.ts';

/** Remembers the tester's own world while the tab shows a state. */

const ownKey = 'krapao-sandbox.own';
const pageKey = 'krapao-sandbox.own-page';
const actKey = 'krapao-sandbox.next-act';

/** Prefix of the `present` value in the tab memory while a state is shown. */
const prefix = 'state:';

export const stateMark = (name: string): string => prefix + name;
/** The state in such a value; null for a story. */
export const markedState = (mark: string | null | undefined): string | null =>
  mark?.startsWith(prefix) ? mark.slice(prefix.length) : null;

const isOfSandbox = (key: string) => key.startsWith('krapao-sandbox.');

const storedByApp = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => !isOfSandbox(key)));

function restore(before: Readonly<Record<string, string>>): void {
  for (const key of Object.keys(sessionStorage)) if (!isOfSandbox(key)) sessionStorage.removeItem(key);
  for (const [key, value] of Object.entries(before)) sessionStorage.setItem(key, value);
}

const texts = z.record(z.string(), z.string());
const ownSchema = z.object({ tab: z.nullable(z.string()), page: z.string(), session: texts });

/** Ignores blocked storage: the tester then returns by an address. */
function tolerant<T>(job: () => T, otherwise: T): T {
  try {
    return job();
  } catch {
    return otherwise;
  }
}

export const keepPage = (page: string): void => tolerant(() => sessionStorage.setItem(pageKey, page), undefined);

/** Remembers the tab's world and the app's storage for it. @param home the page to return to when none was kept */
export const keepOwnWorld = (home: string): void =>
  tolerant(() => {
    const page = sessionStorage.getItem(pageKey) ?? home;
    sessionStorage.removeItem(pageKey);
    const own = { tab: sessionStorage.getItem(tabKey), page, session: storedByApp() };
    sessionStorage.setItem(ownKey, JSON.stringify(own));
  }, undefined);

/** Removes what the app stored for this tab and in states: a state starts the same each time (APP-361). */
export const clearApp = (): void =>
  tolerant(() => {
    clearStateStorage();
    restore({});
  }, undefined);

function readOwn(): z.infer<typeof ownSchema> | null {
  return tolerant(() => ownSchema.parse(JSON.parse(sessionStorage.getItem(ownKey) ?? 'null')), null);
}

/** Returns to the tester's own world, page and session. @param home the page when none was kept */
export function returnToOwnWorld(home: string): void {
  const own = readOwn();
  tolerant(() => {
    sessionStorage.removeItem(ownKey);
    if (own?.tab) sessionStorage.setItem(tabKey, own.tab);
    else sessionStorage.removeItem(tabKey);
    clearStateStorage();
    restore(own?.session ?? {});
  }, undefined);
  location.assign(own && isOfThisSite(own.page) ? own.page : home);
}

/** Stored pages are untrusted: only this site's are opened. */
const isOfThisSite = (page: string): boolean => URL.parse(page, location.href)?.origin === location.origin;

const presented = z.object({ present: z.optional(z.string()) });

/** The state this tab shows; null in the tester's own world. */
export const shownState = (): string | null =>
  tolerant(() => markedState(presented.parse(JSON.parse(sessionStorage.getItem(tabKey) ?? '{}')).present), null);

/** The act that follows after a page load; read once. */
export const nextAct = {
  keep: (index: number): void => tolerant(() => sessionStorage.setItem(actKey, String(index)), undefined),
  take: (): number | null =>
    tolerant(() => {
      const kept = sessionStorage.getItem(actKey);
      sessionStorage.removeItem(actKey);
      return kept !== null && /^\d{1,3}$/.test(kept) ? Number(kept) : null;
    }, null),
};
