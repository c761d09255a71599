import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import type * as Whole from './whole-html.tsx';

/** Whether loading the sanitiser fails. */
let lost = true;
let WholeHtml: typeof Whole.WholeHtml;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../safety/sanitise.ts', async (original) => {
    if (lost) throw new TypeError('Failed to fetch');
    return original();
  });
  const i18n = await import('../i18n/i18n.ts');
  await Promise.all([initI18n(), i18n.initI18n()]);
  ({ WholeHtml } = await import('./whole-html.tsx'));
});

// SAFE-84
test('reports a failed reading if the sanitiser fails to load, and a whole one after the retry', async () => {
  const told: string[] = [];
  const { user } = open(<WholeHtml html="<p>one</p>" onReading={(reading) => told.push(reading)} />);
  await waitFor(() => expect(told.at(-1)).toBe('failed'));
  expect(told).not.toContain('whole');
  expect(screen.queryByText('one')).toBeNull();
  lost = false;
  await user.click(await screen.findByRole('button', { name: texts.common.retry }));
  await screen.findByText('one');
  expect(told.at(-1)).toBe('whole');
});
