/** Hydrates the prerendered public pages (DES-90). */
import { earlyFields as fields } from '../../shared/base/reload.ts';
import { type } from '../../shared/base/typed-fields.ts';
import { config } from '../../shared/config/config.ts';
import type { Language } from '../../shared/i18n/i18n.ts';
import { readStored } from '../../shared/storage/storage.ts';

/** Prerendered pages, below the base path. */
export const drawnPaths = ['/login', '/register', '/howto', '/contact'] as const;

/** Settings that a prerendered page shows; a simulator may change them at its start. */
export const drawnSettings = (): string =>
  JSON.stringify([config.appName, config.version, config.environment, config.laos]);

/** A registration in progress or with an invite differs from the prerendered page. */
const isOtherRegistration = () =>
  new URLSearchParams(location.search).has('code') ||
  readStored('code') !== null ||
  (history.state?.usr ?? history.state?.registration) != null;

/**
 * Whether `#root` contains the page that the app would render now, so that it can hydrate it.
 * @param path below the base path
 * @param settings `drawnSettings` of the build
 */
export function isDrawnPage(root: HTMLElement, path: string, language: Language, settings: string): boolean {
  if (root.dataset.drawn !== `${path} ${language}` || settings !== drawnSettings()) return false;
  return path !== '/register' || !isOtherRegistration();
}

/** The focused element when the app started. */
let focused: Element | null = null;

/** Remembers input from before the app's start. */
export function keepTyped(root: HTMLElement): void {
  focused = document.activeElement;
  for (const field of root.querySelectorAll('input')) fields.set(field, field.value);
}

function repeatField(field: HTMLInputElement, before: string): void {
  if (field.type === 'checkbox') {
    if (!field.checked) return;
    field.checked = false;
    field.click();
  } else if (field.value || before) type(field, field.value || before);
}

/** Moves a removed field's input to its replacement, unless that has a value. */
function moveTyped(field: HTMLInputElement, place: HTMLInputElement): void {
  if (field.type === 'checkbox') {
    if (field.checked !== place.checked) place.click();
  } else if (field.value && !place.value) type(place, field.value);
  if (field === focused && document.activeElement === document.body) place.focus();
}

/**
 * Moves early input to the fields of a page that replaced the prerendered one, as soon as they mount. Gives up when the
 * visitor leaves the page.
 * @param path of the prerendered page, below the base path
 */
function findFields(root: HTMLElement, path: string): void {
  const look = () => {
    if (!location.pathname.endsWith(path)) fields.clear();
    for (const field of fields.keys()) {
      const place = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (place && fields.delete(field)) moveTyped(field, place);
    }
    if (fields.size === 0) changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  look();
}

/** Replays early input and presses once the app's page listens. A press is not replayed on another page. */
export function repeatEarlyInput(): void {
  const root = document.getElementById('root');
  if (root?.dataset.drawn === undefined) return;
  const [path = ''] = root.dataset.drawn.split(' ');
  delete root.dataset.drawn;
  for (const [field, value] of fields) {
    if (field.isConnected) repeatField(field, value);
    if (field.isConnected || !(field.type === 'checkbox' ? field.checked : field.value)) fields.delete(field);
  }
  if (fields.size > 0) findFields(root, path);
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  // After the app's state has the fields' values.
  if (pressed) setTimeout(() => pressed.click());
}
