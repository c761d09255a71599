import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import { textLanguage } from '../../shared/base/text.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import { Boundary } from '../../shared/parts/guard.tsx';
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
it.each(['root', 'route'] as const)('shows a reference and links, but never the error (%s)', (level) => {
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
it('resets on navigation', () => {
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
