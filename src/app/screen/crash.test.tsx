import { globSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textLanguage } from '../../shared/base/text.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { Boundary, guarded } from '../../shared/parts/guard.tsx';
import { theme } from '../theme/theme.tsx';
import { crashOf } from './crash.tsx';

let broken = true;

function Part() {
  if (broken) throw new Error('balance of 0812345678 is 5');
  return <p>Fine</p>;
}

beforeAll(() => initI18n());
beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

// APP-92, SAFE-50
test.each(['root', 'route'] as const)('shows a reference and links, but never the error (%s)', (level) => {
  render(
    <Boundary fallback={crashOf(level)}>
      <Part />
    </Boundary>,
  );
  const text = screen.getByRole('alert').textContent;
  expect(text).toMatch(/[0-9a-f]{8}/);
  expect(text).not.toContain('balance');
  expect(screen.getByRole('button')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

// APP-92
test('resets on navigation', () => {
  const { rerender } = render(
    <Boundary resetKey="/a" fallback={crashOf('route')}>
      <Part />
    </Boundary>,
  );
  broken = false;
  rerender(
    <Boundary resetKey="/b" fallback={crashOf('route')}>
      <Part />
    </Boundary>,
  );
  expect(screen.getByText('Fine')).toBeTruthy();
});

// SAFE-68
test('shows a crash in place of its part only, remounts it on Try again, and lets a sheet be closed', async () => {
  const Sheet = guarded('over', Part);
  const onClose = vi.fn();
  render(
    <>
      <p>Neighbour</p>
      <Sheet opened onClose={onClose} />
    </>,
  );
  const note = await screen.findByText(texts.boundary.widget);
  expect(document.body.textContent).not.toContain('balance of');
  expect(screen.getByText('Neighbour')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.common.close }));
  expect(onClose).toHaveBeenCalledOnce();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  expect(await screen.findByText('Fine')).toBeTruthy();
  expect(note.isConnected).toBe(false);
});

// SAFE-68
test('has a boundary around each sheet and dialog', () => {
  const files = globSync('src/**/*.tsx', { exclude: (file) => file.endsWith('.test.tsx') });
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const fetched = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/import\('[^']*\/([\w-]+\.tsx)'\)/g)].map(([, name]) => name)),
  );
  const dialogs = /<(?:Sheet|MoneySheet|BannerSheet|DialogFrame|AlertDialog|ConfirmDialog|Modal\.Root)\b/;
  const outside = sources
    .filter(({ file, text }) => !file.startsWith('src/shared/ui/') && dialogs.test(text))
    .filter(({ file, text }) => !/\bguarded\(|<Guard\b/.test(text) && !fetched.has(file.split('/').at(-1)));
  expect(outside.map(({ file }) => file)).toEqual([]);
});

// What stands in place of the app when it failed has no theme, and not every system has letters of Thai and Lao.
test('pages without the theme use its font family', () => {
  const styles = readFileSync('src/app/theme/mantine-variables.css', 'utf8');
  const family = /--mantine-font-family: ([^;]+);/.exec(styles)?.[1];
  expect(family?.replaceAll('"', "'")).toBe(theme.fontFamily);
});

// SAFE-82, APP-97
test('each sentence of the splash screen has its language', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const words = [...page.querySelectorAll('.boot-late *')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join('');
    return /\p{L}/u.test(text) ? [{ text, lang: element.getAttribute('lang') }] : [];
  });
  expect(words).toHaveLength(12);
  expect(words.filter(({ text, lang }) => lang !== textLanguage(text))).toEqual([]);
});
