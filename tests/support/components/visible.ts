/** Visibility in a document without layout: everything except `hidden` is visible. */
import { afterEach, beforeEach } from 'vitest';

/** Installs `checkVisibility` for every test of the file. */
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
