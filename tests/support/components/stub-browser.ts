import { onTestFinished } from 'vitest';

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
