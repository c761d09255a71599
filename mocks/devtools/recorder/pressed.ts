/** Finds the element that a press or a text was meant for. */

const pressable = [
  'button',
  'a[href]',
  'summary',
  'label',
  'input',
  'select',
  'textarea',
  ...['button', 'link', 'option', 'menuitem', 'menuitemradio', 'tab', 'radio', 'checkbox', 'switch'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

const filledIn =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image])';

export const isFilledIn = (element: Element): boolean => element.matches(filledIn);

/** Whether the element has a click handler of React; it may have no role. */
function listens(element: Element): boolean {
  const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'));
  const props = name === undefined ? null : (element as unknown as Record<string, unknown>)[name];
  return typeof (props as { onClick?: unknown } | null)?.onClick === 'function';
}

export const openDialogs = (): readonly HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter(
    (dialog) => dialog.closest('[inert], .kps-host') === null && dialog.checkVisibility({ visibilityProperty: true }),
  );

/** Whether an event happened in the app, not in a tool of the sandbox. */
export const isInApp = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  document.body.contains(target) &&
  target.closest('[inert], .kps-notices, .kps-host') === null;

/**
 * The pressed element. Null when there is none, and for a label, whose control gets a click of its own. `beside`: outside an open
 * dialog, which closes it.
 */
export function pressedIn(target: Element): HTMLElement | 'beside' | null {
  const dialog = openDialogs().findLast((one) => one.getAttribute('aria-modal') === 'true');
  if (dialog && !dialog.contains(target)) return 'beside';
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLLabelElement && element.control) return null;
    if (element.matches(pressable) || listens(element))
      return isFilledIn(element) || !(element instanceof HTMLElement) ? null : element;
  }
  return null;
}
