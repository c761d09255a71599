import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };

/** Whether loading the sanitiser fails. */
let lost = true;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../safety/sanitise.ts', async (original) => {
    if (lost) throw new TypeError('Failed to fetch');
    return original();
  });
  await initI18n();
});

// SAFE-84
it('reports a failed reading while the sanitiser cannot be loaded, and a whole one after the retry', async () => {
  const { WholeHtml } = await import('./whole-html.tsx');
  const { initI18n: init } = await import('../i18n/i18n.ts');
  await init();
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
