/** Pages of visitors that the build has drawn (DES-90): what the browser does with them. */
import { readStored } from '../../shared/base/storage.ts';
import { config } from '../../shared/config/config.ts';
import type { Language } from '../../shared/i18n/i18n.ts';

/** The pages that are drawn in every language, below the base path. */
export const drawnPaths = ['/login', '/register', '/howto', '/contact'] as const;

/** What a drawn page says of the deployment; a simulator may change it at its start. */
export const drawnSettings = (): string =>
  JSON.stringify([config.appName, config.version, config.environment, config.laos]);

/** Registration goes on where it was, and names the invite: neither is in what was drawn. */
const isOtherRegistration = () =>
  new URLSearchParams(location.search).has('code') || readStored('code') !== null || history.state?.usr !== undefined;

/**
 * Whether the page in `#root` is the one that the app would draw now, so that it can go on with it.
 * @param path below the base path
 * @param settings `drawnSettings` as the build knew them
 */
export function isDrawnPage(root: HTMLElement, path: string, language: Language, settings: string): boolean {
  if (root.dataset.drawn !== `${path} ${language}` || settings !== drawnSettings()) return false;
  return path !== '/register' || !isOtherRegistration();
}

const fields = new Map<HTMLInputElement, string>();

/** Remembers what a visitor has typed before the app was there. */
export function keepTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) fields.set(field, field.value);
}

/** Sets a field as a keyboard would: React takes over a value only if its own setter has not seen it. */
function type(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatField(field: HTMLInputElement, before: string): void {
  if (field.type === 'checkbox') {
    if (!field.checked) return;
    field.checked = false;
    field.click();
  } else if (field.value || before) type(field, field.value || before);
}

/**
 * Tells the app, once its page listens, what was typed and pressed before: a page that was drawn takes input at once.
 */
export function repeatEarlyInput(): void {
  const root = document.getElementById('root');
  if (root?.dataset.drawn === undefined) return;
  delete root.dataset.drawn;
  for (const [field, value] of fields) repeatField(field, value);
  fields.clear();
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  // After the fields have reached the app's state.
  if (pressed) setTimeout(() => pressed.click());
}
