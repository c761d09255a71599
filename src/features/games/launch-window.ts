/** Where a player is led to. */
export type LaunchTarget =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** A place to lead the player to, taken with the tap and used when it is known where to go. */
export interface LaunchWindow {
  go(target: LaunchTarget): void;
  /** Gives the place back; after `go` it does nothing. */
  cancel(): void;
}

/** By DOM properties, never by strings of HTML: fields may hold quotes, brackets and line ends (SAFE-27, GAM-31). */
function post(page: Document, { url, fields }: Extract<LaunchTarget, { kind: 'form' }>): void {
  // A form knows no referrer policy of its own: the document's has to say it (SAFE-23, GAM-47).
  const policy = page.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  page.head.append(policy);
  const form = page.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = page.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  page.body.append(form);
  form.submit();
  form.remove();
}

/** A link of the document itself, because `location` would tell the provider where the player comes from (SAFE-23, GAM-47). */
function follow(page: Document, url: string): void {
  const link = page.createElement('a');
  link.href = url;
  link.referrerPolicy = 'no-referrer';
  link.rel = 'noreferrer';
  page.body.append(link);
  link.click();
  link.remove();
}

const leave = (page: Document, target: LaunchTarget) =>
  target.kind === 'form' ? post(page, target) : follow(page, target.url);

const sameWindow: LaunchWindow = { go: (target) => leave(document, target), cancel: () => undefined };

/** What an empty tab says while it waits, as the app itself would look; without its styles, in plain letters. */
function fillWaitingTab(page: Document, opening: string): void {
  page.title = opening;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.style.colorScheme = 'dark';
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.append(viewport);
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(page.importNode(sheet, true));
  const text = page.createElement('p');
  text.textContent = opening;
  Object.assign(page.body.style, { display: 'grid', placeItems: 'center', minHeight: '100dvh', margin: '0' });
  page.body.append(text);
}

/**
 * Takes the place to leave through. It has to be called within the tap: browsers refuse a tab that comes after an
 * answer (GAM-45, GAM-46, GAM-44).
 * @param opening what the tab says while it waits
 * @returns null when the browser refuses a tab even now
 */
export function openLaunchWindow(newTab: boolean, opening: string): LaunchWindow | null {
  if (!newTab) return sameWindow;
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  fillWaitingTab(tab.document, opening);
  let left = false;
  return {
    go: (target) => {
      left = true;
      if (!tab.closed) leave(tab.document, target);
    },
    cancel: () => {
      if (!left) tab.close();
    },
  };
}
