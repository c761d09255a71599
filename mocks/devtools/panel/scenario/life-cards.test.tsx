import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPanel } from '../../../../tests/support/components/open-panel.tsx';
import { openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { labels } from '../kit/labels.ts';

const life = readFileSync('scenarios/lives/example.json', 'utf8');
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

// LIFE-36
it('marks the world from life that is open, until another scenario is', async () => {
  const sandbox = await openSandbox('everyday');
  const files = new Map([
    ['life-other', '{}'],
    ['life-example', life],
  ]);
  openPanel(sandbox, {
    loadLives: async () => ({ names: [...files.keys()], load: async (name) => files.get(name) ?? '' }),
  });
  expect((await card('life-example')).getAttribute('aria-current')).toBeNull();

  await userEvent.click(await card('life-example'));
  await waitFor(async () => expect((await card('life-example')).getAttribute('aria-current')).toBe('true'));
  expect((await card('life-example')).textContent).toContain(labels.en.scenario.current);
  expect((await card('life-other')).getAttribute('aria-current')).toBeNull();

  await userEvent.click(await card('broke'));
  await waitFor(async () => expect((await card('life-example')).getAttribute('aria-current')).toBeNull());
});
