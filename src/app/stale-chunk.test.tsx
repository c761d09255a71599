import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, reloadOnStaleChunk } from './stale-chunk.ts';

const fail = () => window.dispatchEvent(new Event('vite:preloadError'));
let reload = vi.fn();

beforeAll(() => reloadOnStaleChunk());
beforeEach(() => {
  reload = vi.fn();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => history.replaceState(null, ''));

it('loads the page anew for a file that is gone, once', () => {
  history.replaceState({ usr: { step: 'otp' } }, '');
  fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toMatchObject({ usr: { step: 'otp' } });
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the page alone when the file was only fetched ahead', async () => {
  await fetchAhead(() => {
    fail();
    return Promise.reject(new Error('gone'));
  });
  expect(reload).not.toHaveBeenCalled();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the page alone offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
});
