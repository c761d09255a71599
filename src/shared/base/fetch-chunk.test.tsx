import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answerBy, lost } from '../../../tests/support/components/answered-calls.ts';
import { fetchChunk, fetchQuietly } from './fetch-chunk.ts';

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
const fail = () => fetchChunk(gone).catch(() => undefined);
let reload = vi.fn();
let host = vi.fn(async () => new Response());

beforeEach(() => {
  reload = vi.fn();
  host = vi.fn(async () => new Response());
  answerBy(host);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => history.replaceState(null, ''));

// APP-91
it('loads the page anew for a file that is gone, once', async () => {
  history.replaceState({ usr: { step: 'otp' } }, '');
  await fail();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(history.state).toMatchObject({ usr: { step: 'otp' } });
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

// APP-91
it('leaves the page alone when the file was only fetched ahead', async () => {
  await fetchQuietly(() => fetchChunk(gone));
  expect(host).not.toHaveBeenCalled();
  await fail();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

// APP-91
it('loads the page anew for a file that the player waits for while others are fetched ahead', async () => {
  void fetchQuietly(() => fetchChunk(() => new Promise<never>(() => undefined)));
  await fail();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

// APP-91
it('leaves the page alone offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail();
  expect(host).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page alone while its host cannot be reached, whatever the browser says', async () => {
  host.mockImplementation(lost);
  await fail();
  await expect(host.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

// APP-94
it('a file that does not come in time counts as lost; the page is loaded anew for the second one only', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => fetchChunk(() => new Promise<never>(() => undefined)).then(undefined, () => 'lost');
  const first = never();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toBe('lost');
  expect(host).not.toHaveBeenCalled();
  const second = never();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second).toBe('lost');
  expect(host).toHaveBeenCalledOnce();
});
