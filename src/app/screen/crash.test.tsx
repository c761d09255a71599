import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import { Boundary } from '../../shared/parts/guard.tsx';
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
it.each(['root', 'route'] as const)('shows a reference and a way on, but nothing of the error (%s)', (level) => {
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
it('forgets the crash of the page that was left', () => {
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
