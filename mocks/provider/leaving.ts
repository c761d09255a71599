import { leaves, standIn, standsFor } from './address.ts';
import { handOver } from './posted.ts';
import { shownFields } from './visit.ts';

/**
 * Keeps the page at home: whatever would leave the site, by form, link or new tab, goes to the page that stands in for
 * where it leads. A sandbox makes no request to any other host.
 * @param home the app's own address, with a slash at its end
 * @param inPage there is no worker to take a posted form in: the page hands its fields over itself
 */
export function keepAtHome(home: string, inPage: boolean): void {
  const redirected = (address: string): string => {
    const outside = leaves(address, home);
    return outside ? standIn(outside, home) : address;
  };
  const { open } = window;
  /** @returns whether the form is dealt with, so that the browser must not send it */
  const turnForm = (form: HTMLFormElement): boolean => {
    // a field named `action` would hide the property
    const action = form.getAttribute('action') ?? '';
    const standing = URL.canParse(action, home) && standsFor(new URL(action, home), new URL(home).pathname) !== null;
    if (!leaves(action, home) && !(inPage && standing)) return false;
    if (!inPage) {
      form.setAttribute('action', redirected(action));
      return false;
    }
    const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    handOver(shownFields(texts));
    open.call(window, redirected(action), form.getAttribute('target') ?? '_self');
    return true;
  };

  const { submit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.submit = function submitAtHome(this: HTMLFormElement) {
    if (!turnForm(this)) submit.call(this);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && turnForm(event.target)) event.preventDefault();
  };
  document.addEventListener('submit', onSubmit, true);

  window.open = (address, ...rest) => open.call(window, address && redirected(String(address)), ...rest);

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !leaves(link.href, home)) return;
    event.preventDefault();
    if (link.target === '_blank') open.call(window, redirected(link.href), '_blank', 'noopener');
    else location.assign(redirected(link.href));
  });
}
