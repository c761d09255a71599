/** Parts that fail while the failure kit cannot be fetched either. */
import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { failureKit } from './failure-kit.ts';
import { lazyPart } from './lazy-part.tsx';

vi.mock('./failure-kit-parts.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { common } = texts;
let online: boolean;
let tries: number;
const Part = () => <p>Part</p>;
const openLazy = () => lazyPart('line', fetchPart);
async function fetchPart() {
  tries += 1;
  if (!online) throw new TypeError('Failed to fetch dynamically imported module');
  return Part;
}

beforeAll(() => initI18n());
beforeEach(() => {
  tries = 0;
  online = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

it('a part comes by itself when the network is back, although the kit that tells of failures never comes', async () => {
  const Late = openLazy();
  await act(async () => render(<Late />));
  expect(await screen.findByText(common.loadFailed, { exact: false })).toBeTruthy();
  expect(tries).toBe(1);
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Part')).toBeTruthy();
  expect(failureKit()).toBeUndefined();
  expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
});
