import { externalUrlOf, outsideUrl, standIn } from '../../adapters/browser/external-addresses.ts';
import { shownFields, storePostedFields } from './posted-fields.ts';

type View = Window & typeof globalThis;

interface Options {
  /** Address of the app, with a slash at its end. */
  readonly appUrl: string;
  /** Whether there is no worker, which would read a posted form: the page itself stores the form's fields then. */
  inPage(): boolean;
}

/** The address of the page that stands in for an external address; any other address as it is. */
const redirected = (address: string, appUrl: string): string => {
  const outside = outsideUrl(address, appUrl);
  return outside ? standIn(outside, appUrl) : address;
};

/** Opens an address without a referrer, as the app's own forms do (`src/features/games/launch-window.ts`). */
function follow(address: string, page: Document): void {
  const link = page.createElement('a');
  link.href = address;
  link.referrerPolicy = 'no-referrer';
  page.body.append(link);
  link.click();
  link.remove();
}

/** Redirects a form that is about to be sent. @returns whether it was handled, so that the browser must not send it */
function redirectForm(form: HTMLFormElement, view: View, { appUrl, inPage }: Options): boolean {
  // `form.action` would be a field of that name, if there is one
  const action = form.getAttribute('action') ?? '';
  const isExternal = outsideUrl(action, appUrl) !== null;
  const isStandIn =
    URL.canParse(action, appUrl) && externalUrlOf(new URL(action, appUrl), new URL(appUrl).pathname) !== null;
  if (!isExternal && !(inPage() && isStandIn)) return false;
  if (!inPage()) {
    form.setAttribute('action', redirected(action, appUrl));
    return false;
  }
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  storePostedFields(shownFields(texts), view);
  const target = form.getAttribute('target') ?? '_self';
  if (target === '_self') follow(redirected(action, appUrl), view.document);
  else view.open(redirected(action, appUrl), target);
  return true;
}

/** Redirects the forms of one window. An empty tab that the page fills has an `HTMLFormElement` of its own. */
function redirectForms(view: View, options: Options): void {
  const { submit } = view.HTMLFormElement.prototype;
  view.HTMLFormElement.prototype.submit = function submitRedirected(this: HTMLFormElement) {
    if (!redirectForm(this, view, options)) submit.call(this);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof view.HTMLFormElement && redirectForm(event.target, view, options)) {
      event.preventDefault();
    }
  };
  view.document.addEventListener('submit', onSubmit, true);
}

/**
 * Redirects forms, links and new tabs that lead out of the site to the pages that stand in for their targets. A sandbox
 * makes no request to any other host.
 * @param appUrl address of the app, with a slash at its end
 * @param inPage whether there is no worker that reads posted forms
 */
export function interceptExternalNavigation(appUrl: string, inPage: () => boolean): void {
  redirectForms(window, { appUrl, inPage });
  const { open } = window;
  window.open = (address, ...rest) => {
    const tab = open.call(window, address && redirected(String(address), appUrl), ...rest) as View | null;
    if (tab && !address) redirectForms(tab, { appUrl, inPage });
    return tab;
  };

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !outsideUrl(link.href, appUrl)) return;
    event.preventDefault();
    if (link.target === '_blank') open.call(window, redirected(link.href, appUrl), '_blank', 'noopener');
    else location.assign(redirected(link.href, appUrl));
  });
}
