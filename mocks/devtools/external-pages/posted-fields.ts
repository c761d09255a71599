/** A field sent to an external page; secrets are masked. */
export interface SentField {
  readonly name: string;
  readonly value: string;
  readonly masked: boolean;
}

/** Whether a field's name marks a secret, which is never shown. */
export const isSecret = (name: string): boolean => /pass|pwd|secret/i.test(name);
const mask = '••••••••';

export const shownFields = (fields: Iterable<readonly [string, string]>): SentField[] =>
  [...fields].map(([name, value]) => {
    const masked = isSecret(name) && value !== '';
    return { name, value: masked ? mask : value, masked };
  });

/** Session storage key of the fields. Without a worker, the posting page writes them here. */
export const postedKey = 'krapao-sandbox.posted';

/** Stores the fields of a form, masked already, for the next page of the window. */
export function storePostedFields(fields: readonly SentField[], view: Pick<Window, 'sessionStorage'>): void {
  try {
    view.sessionStorage.setItem(postedKey, JSON.stringify(fields));
  } catch {
    // Storage is blocked: the next page then shows no fields
  }
}
