import { externalUrlOf, leaves, standIn } from '../../adapters/browser/external-addresses.ts';
import { shownFields } from './external-page.ts';
import { storePostedFields } from './posted.ts';

type View = Window & typeof globalThis;

interface Home {
  /** The app's own address, with a slash at its end. */
  readonly home: string;
  /** There is no worker to take a posted form in: the page hands its fields over itself. */
  readonly inPage: boolean;
}

const redirected = (address: string, home: string): string => {
  const outside = leaves(address, home);
  return outside ? standIn(outside, home) : address;
};

/** Without a referrer, as the app's own forms go out (`src/features/games/launch-window.ts`). */
function follow(address: string, page: Document): void {
  const link = page.createElement('a');
  link.href = address;
  link.referrerPolicy = 'no-referrer';
  page.body.append(link);
  link.click();
  link.remove();
}

/** @returns whether the form is dealt with, so that the browser must not send it */
function turnForm(form: HTMLFormElement, view: View, { home, inPage }: Home): boolean {
  // a field named `action` would hide the property
  const action = form.getAttribute('action') ?? '';
  const standing = URL.canParse(action, home) && externalUrlOf(new URL(action, home), new URL(home).pathname) !== null;
  if (!leaves(action, home) && !(inPage && standing)) return false;
  if (!inPage) {
    form.setAttribute('action', redirected(action, home));
    return false;
  }
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  storePostedFields(shownFields(texts), view);
  const target = form.getAttribute('target') ?? '_self';
  if (target === '_self') follow(redirected(action, home), view.document);
  else view.open(redirected(action, home), target);
  return true;
}

/** Every window has its own kind of form: an empty tab that the page filled is no exception. */
function turnForms(view: View, home: Home): void {
  const { submit } = view.HTMLFormElement.prototype;
  view.HTMLFormElement.prototype.submit = function submitAtHome(this: HTMLFormElement) {
    if (!turnForm(this, view, home)) submit.call(this);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof view.HTMLFormElement && turnForm(event.target, view, home)) event.preventDefault();
  };
  view.document.addEventListener('submit', onSubmit, true);
}

/**
 * Keeps the page at home: whatever would leave the site, by form, link or new tab, goes to the page that stands in for
 * where it leads. A sandbox makes no request to any other host.
 * @param home the app's own address, with a slash at its end
 * @param inPage there is no worker to take a posted form in
 */
export function interceptExternalNavigation(home: string, inPage: boolean): void {
  turnForms(window, { home, inPage });
  const { open } = window;
  window.open = (address, ...rest) => {
    const tab = open.call(window, address && redirected(String(address), home), ...rest) as View | null;
    if (tab && !address) turnForms(tab, { home, inPage });
    return tab;
  };

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !leaves(link.href, home)) return;
    event.preventDefault();
    if (link.target === '_blank') open.call(window, redirected(link.href, home), '_blank', 'noopener');
    else location.assign(redirected(link.href, home));
  });
}
