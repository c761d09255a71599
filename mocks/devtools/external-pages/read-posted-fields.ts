import * as z from 'zod/mini';
import { postedKey, type SentField } from './posted-fields.ts';

/** The service worker writes the posted fields into the page, in the element with this id (`sandbox-worker.js`). */
const elementId = 'sandbox-posted';

const schema = z.array(z.object({ name: z.string(), value: z.string(), masked: z.boolean() }));

function storedText(): string | null {
  const text = document.getElementById(elementId)?.textContent;
  if (text) return text;
  try {
    const kept = sessionStorage.getItem(postedKey);
    sessionStorage.removeItem(postedKey);
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
