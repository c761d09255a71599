import * as z from 'zod/mini';
import type { VisitField } from './external-page.ts';

/** The worker leaves what was posted in the page under this id; see `adapters/sandbox-worker.js`. */
const elementId = 'sandbox-posted';
/** Where a page without a worker leaves it. */
const storageKey = 'krapao-sandbox.posted';

const schema = z.array(z.object({ name: z.string(), value: z.string(), masked: z.boolean() }));

/** Leaves the fields of a form, masked already, for the page that its window opens next. */
export function storePostedFields(fields: readonly VisitField[], view: Pick<Window, 'sessionStorage'>): void {
  try {
    view.sessionStorage.setItem(storageKey, JSON.stringify(fields));
  } catch {
    // storage is blocked: the page then tells of a visit without fields
  }
}

function left(): string | null {
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

/** What was posted to this page; null when nothing was. */
export function postedFields(): VisitField[] | null {
  const text = left();
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
