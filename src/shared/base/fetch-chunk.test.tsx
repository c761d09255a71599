import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerBy, lost } from '../../../tests/support/components/answered-calls.ts';
import { fetchChunk, fetchQuietly } from './fetch-chunk.ts';
import { askForVersion, setCommandsUnderWay } from './reload.ts';

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
const fail = () => fetchChunk(gone).catch(() => undefined);
/** A page as the host serves it, with the script that it begins with. */
const pageOf = (entry: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/${entry}.js"></script>`;
let reload = vi.fn();
let host = vi.fn(async () => new Response(pageOf('index-new')));

beforeEach(() => {
  // A reload asks once more after some seconds (APP-243): the timer must not outlive its test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  setCommandsUnderWay(0);
  reload = vi.fn();
  host = vi.fn(async () => new Response(pageOf('index-new')));
  answerBy(host);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '');
  document.body.replaceChildren();
});

// Test files share a process, and with it what is known of the version.
afterAll(async () => {
  document.head.insertAdjacentHTML('beforeend', pageOf('index-own').replace('<!doctype html>', ''));
  answerBy(async () => new Response(pageOf('index-own')));
  await askForVersion();
  document.head.replaceChildren();
});

/** A file that is gone, until all has been done that the answer of the host leads to. */
async function failUntilAnswered(): Promise<void> {
  await fail();
  await waitFor(() => expect(host).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
}

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

it('leaves the page alone while a gateway answers in the place of its host', async () => {
  host.mockImplementation(async () => new Response('<!doctype html><title>Log in to this network</title>'));
  await failUntilAnswered();
  expect(reload).not.toHaveBeenCalled();
});

describe('what a reload would take from the player', () => {
  const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // APP-241
  it.each(['input', 'textarea'] as const)('keeps the page while something stands in a %s', async (kind) => {
    const field = document.body.appendChild(document.createElement(kind));
    type(field, '500');
    await failUntilAnswered();
    expect(reload).not.toHaveBeenCalled();
    type(field, '');
    await fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  // APP-241
  it('keeps the page until a command has ended', async () => {
    setCommandsUnderWay(1);
    await failUntilAnswered();
    expect(reload).not.toHaveBeenCalled();
    setCommandsUnderWay(0);
    await fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  // APP-241
  it('keeps the page while a question is open, and does not count what was ticked or has left the page', async () => {
    const box = document.body.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    type(box, 'on');
    const gone = document.body.appendChild(document.createElement('input'));
    type(gone, '500');
    gone.remove();
    const question = document.body.appendChild(document.createElement('div'));
    question.role = 'alertdialog';
    await failUntilAnswered();
    expect(reload).not.toHaveBeenCalled();
    question.remove();
    await fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
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
