export type LaunchTarget =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** Opened during the tap; the address may follow later. */
export interface LaunchWindow {
  go(target: LaunchTarget): void;
  /** Does nothing after `go`. */
  cancel(): void;
}

/** Built by DOM properties, never from HTML: fields may hold quotes and brackets (GAM-49). */
function post(page: Document, { url, fields }: Extract<LaunchTarget, { kind: 'form' }>): void {
  // A form has no referrer policy of its own: the document's hides the referrer (GAM-47).
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

/** Setting `location` would send the app's address as referrer (GAM-47). */
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

/** Text of the tab while it waits for its address (GAM-45). */
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
 * Must be called during the tap: browsers refuse later tabs (GAM-44, GAM-45).
 * @param opening text of the waiting tab
 * @returns null when the browser refuses the tab
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
