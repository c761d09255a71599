import { globSync, readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Joint, joints, openApp, pages, type Visit } from '../../tests/support/components/joints.tsx';
import texts from '../shared/i18n/th.json' with { type: 'json' };

const { boundary, common } = texts;

// Each test renders the whole app; the chat waits for its connection.
vi.setConfig({ testTimeout: 20_000 });

/** Name of the component that crashes when rendered. */
const crash: { name: string | null } = { name: null };

type Make = (type: unknown, ...more: unknown[]) => unknown;

/** Replaces the component that `crash` names by one that throws. */
async function crashByName(original: () => Promise<{ jsxDEV: Make }>) {
  const { jsxDEV, ...others } = await original();
  const crashing =
    (Part: FunctionComponent): FunctionComponent =>
    (props) => {
      if (crash.name === Part.name) throw new Error('balance of 0812345678 is 5');
      return Part(props);
    };
  const isWanted = (type: unknown) => typeof type === 'function' && type.name === crash.name;
  const known = new Map<unknown, FunctionComponent>();
  const inPlaceOf = (type: unknown) => {
    if (!known.has(type)) known.set(type, crashing(type as FunctionComponent));
    return known.get(type);
  };
  const make: Make = (type, ...more) => jsxDEV(isWanted(type) ? inPlaceOf(type) : type, ...more);
  return { ...others, jsxDEV: make };
}

let open: (visit: Visit) => ReturnType<typeof openApp>;
let endSession: () => void;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('react/jsx-dev-runtime', crashByName);
  const [providers, routes, { initI18n }, { clearSession }] = await Promise.all([
    import('./app.tsx'),
    import('./routes.tsx'),
    import('../shared/i18n/i18n.ts'),
    import('../shared/session/session.ts'),
    import('./player-home.ts'),
  ]);
  await initI18n();
  open = (visit) => openApp([providers, routes], visit);
  endSession = () => clearSession('logout');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  crash.name = null;
  act(endSession);
});

const widen = () => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: !query.includes('max-width') }));
};

async function seeCrash({ part, wide, steps, beside, ...visit }: Joint) {
  if (wide) widen();
  crash.name = part;
  await open(visit);
  await steps?.();
  await screen.findAllByText(boundary.widget, {}, { timeout: 10_000 });
  expect((await screen.findAllByText(beside)).length).toBeGreaterThan(0);
  expect(screen.queryByText(boundary.title)).toBeNull();
  expect(document.body.textContent).not.toContain('balance of');
}

describe('a crash shows in place of its part only, and Try again remounts it', () => {
  // SAFE-68
  it.each(joints)('$part', async (joint) => {
    await seeCrash(joint);
    crash.name = null;
    for (const again of screen.getAllByText(boundary.widget).map((note) => note.nextElementSibling as HTMLElement)) {
      act(() => again.click());
    }
    await waitFor(() => expect(screen.queryByText(boundary.widget)).toBeNull());
    expect(screen.getAllByText(joint.beside).length).toBeGreaterThan(0);
  });
});

describe('a crash of a page keeps the bars, and other pages open', () => {
  // APP-92, SAFE-50
  it.each(pages)('$part', async ({ part, menu, ...visit }) => {
    crash.name = part;
    await open(visit);
    expect(await screen.findByText(boundary.title)).toBeTruthy();
    expect(document.body.textContent).not.toContain('balance of');
    if (!menu) return expect(screen.getByRole('link', { name: boundary.home })).toBeTruthy();
    const link = await screen.findByRole('link', { name: menu });
    // Suspending needs an asynchronous act.
    await act(async () => link.click());
    await waitFor(() => expect(screen.queryByText(boundary.title)).toBeNull());
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

// SAFE-68
it('a crashed sheet can be closed', async () => {
  crash.name = 'DepositModal';
  await open({ at: '/user/home' });
  await userEvent.click(await screen.findByRole('button', { name: texts.home.actions.deposit }));
  const note = within((await screen.findByText(boundary.widget)).parentElement as HTMLElement);
  await userEvent.click(note.getByRole('button', { name: common.close }));
  expect(screen.queryByText(boundary.widget)).toBeNull();
  expect(screen.getByText(texts.home.total)).toBeTruthy();
});

describe('the list is complete', () => {
  const files = globSync('src/**/*.tsx', { exclude: (file) => file.endsWith('.test.tsx') });
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const found = (pattern: RegExp) => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));
  const names = (rows: readonly { part: string }[]) => rows.map(({ part }) => part).toSorted();

  it('of the parts with a boundary', () => {
    const inline = ['Toaster', 'SlowNote', 'VersionNote', 'TransferForm', 'WithdrawForm', 'Outcome'];
    const own = found(/guarded\('\w+', (\w+)\)/g);
    const lazy = found(/lazyPart(?:<[^>]*>)?\('(?:over|line|float)'[^;]*?module\.(\w+)[,)]/gs);
    expect([...new Set([...own, ...lazy, ...inline])].toSorted()).toEqual(names(joints));
  });

  it('of the pages', () => {
    const shells = ['PublicShell', 'PlayerShell'];
    const all = found(/\bchunk\(\s*(?:load\w+|\(\) => import\('[^']*'\)),\s*'(\w+)'/g);
    expect(all.filter((name) => !shells.includes(name ?? '')).toSorted()).toEqual([...new Set(names(pages))]);
  });

  it('and each file with a sheet or dialog has a boundary', () => {
    const fetched = new Set(found(/import\('[^']*\/([\w-]+\.tsx)'\)/g));
    const dialogs = /<(?:Sheet|MoneySheet|BannerSheet|DialogFrame|AlertDialog|ConfirmDialog|Modal\.Root)\b/;
    const outside = sources
      .filter(({ file, text }) => !file.startsWith('src/shared/ui/') && dialogs.test(text))
      .filter(({ file, text }) => !/\bguarded\(|<Guard\b/.test(text) && !fetched.has(file.split('/').at(-1) ?? ''));
    expect(outside.map(({ file }) => file)).toEqual([]);
  });
});
