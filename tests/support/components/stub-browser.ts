import { afterEach, beforeEach, onTestFinished } from 'vitest';

/** Overrides properties of `navigator` for one test. Keeps the same object, because some of its methods need it. */
export function stubNavigator(parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts)) {
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, name, before);
      else Reflect.deleteProperty(navigator, name);
    });
  }
}

/** Installs `checkVisibility` for every test of the file: without layout, everything except `hidden` is visible. */
export function letBeVisible(): void {
  const { prototype } = Element as unknown as { prototype: { checkVisibility?: () => boolean } };
  const own = Object.getOwnPropertyDescriptor(prototype, 'checkVisibility');
  beforeEach(() => {
    prototype.checkVisibility = function checkVisibility(this: Element) {
      return this.closest('[hidden]') === null;
    };
  });
  afterEach(() => {
    if (own) Object.defineProperty(prototype, 'checkVisibility', own);
    else delete prototype.checkVisibility;
  });
}
