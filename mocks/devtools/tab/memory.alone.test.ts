// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Blocks a storage, as a browser with blocked site data does. */
function block(name: 'localStorage' | 'sessionStorage'): void {
  const before = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, get: refuse });
  onTestFinished(() => {
    if (before) Object.defineProperty(window, name, before);
    else Reflect.deleteProperty(window, name);
  });
}

/** The module, freshly imported as after a page load. */
async function newPage() {
  vi.resetModules();
  return import('./memory.ts');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tab = {
  address: { scenario: 'everyday', seed: 1, at: null, set: {} },
  frozen: false,
  panel: true,
  net: 'worker',
} as const;

describe.each([
  ['localStorage', ['localStorage']],
  ['sessionStorage', ['sessionStorage']],
  ['every storage', ['localStorage', 'sessionStorage']],
] as const)('where %s is blocked', (_what, names) => {
  // SAFE-55
  test('a page keeps session, language and brand of its address, and hands them to the app', async () => {
    const { appStorage, handOver, keptBrand } = await newPage();
    for (const name of names) block(name);
    appStorage.setToken('t1');
    appStorage.setLocale('en');
    appStorage.setTokenIn('session', 't2');
    if (!keptBrand.write('{}')) keptBrand.hold('{}');
    expect([appStorage.token(), appStorage.locale(), keptBrand.read()]).toEqual(['t2', 'en', '{}']);

    const taken = new Map<string, string | null>();
    handOver({
      read: (key, area) => taken.get(`${area} ${key}`) ?? null,
      write: (key, value, area) => taken.set(`${area} ${key}`, value),
    });
    const expected = {
      ...(names.includes('localStorage' as never) && { 'local token': 't1', 'local locale': 'en' }),
      ...(names.includes('sessionStorage' as never) && { 'session token': 't2' }),
    };
    expect(Object.fromEntries(taken)).toEqual(expected);
    appStorage.setToken('t3');
    expect(taken.get('local token')).toBe('t3');
  });

  test('a tab says whether a reload finds its world', async () => {
    const { remember, recall } = await newPage();
    for (const name of names) block(name);
    expect(remember(tab)).toBe(!names.includes('sessionStorage' as never));
    expect(recall(['everyday'])).toEqual(tab);
  });
});
