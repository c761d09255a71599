import * as z from 'zod/mini';
import type { SentField } from './external-page.ts';

/** The service worker writes the posted fields into the page, in the element with this id (`sandbox-worker.js`). */
const elementId = 'sandbox-posted';
/** Without a worker, the page that posts the form writes them here. */
const storageKey = 'krapao-sandbox.posted';

const schema = z.array(z.object({ name: z.string(), value: z.string(), masked: z.boolean() }));

/** Stores the fields of a form, masked already, for the next page of the window. */
export function storePostedFields(fields: readonly SentField[], view: Pick<Window, 'sessionStorage'>): void {
  try {
    view.sessionStorage.setItem(storageKey, JSON.stringify(fields));
  } catch {
    // storage is blocked: the next page then shows no fields
  }
}

function storedText(): string | null {
  const text = document.getElementById(elementId)?.textContent;
  if (text) return text;
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return kept;
  } catch {
    return null;
  }
}

/** The fields that were posted to this page; null when none were. */
export function postedFields(): SentField[] | null {
  const text = storedText();
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
