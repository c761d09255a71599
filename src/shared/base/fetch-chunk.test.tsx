import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerBy, lost } from '../../../tests/support/components/answered-calls.ts';
import { fetchChunk, fetchQuietly } from './fetch-chunk.ts';
import { askForVersion, reloadPage, setCommandsUnderWay } from './reload.ts';

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
const fail = () => fetchChunk(gone).catch(() => undefined);
/** The host's page with this entry script. */
const pageOf = (entry: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/${entry}.js"></script>`;
let reload = vi.fn();
let host = vi.fn(async () => new Response(pageOf('index-new')));

beforeEach(() => {
  // The retry of a reload (APP-243) must not outlive its test.
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

// Test files share a process and the known version.
afterAll(async () => {
  document.head.insertAdjacentHTML('beforeend', pageOf('index-own').replace('<!doctype html>', ''));
  answerBy(async () => new Response(pageOf('index-own')));
  await askForVersion();
  document.head.replaceChildren();
});

/** Fails to fetch a file, and waits until the host's response is handled. */
async function failUntilAnswered(): Promise<void> {
  await fail();
  await waitFor(() => expect(host).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
}

// APP-91
test('reloads the page once for a lost file', async () => {
  history.replaceState({ usr: { step: 'otp' } }, '');
  await fail();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(history.state).toMatchObject({ usr: { step: 'otp' } });
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

// APP-91
test('does not reload for a prefetched file', async () => {
  await fetchQuietly((quiet) => fetchChunk(gone, quiet));
  expect(host).not.toHaveBeenCalled();
  await fail();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

// APP-91
test('reloads for a file that the player waits for during a prefetch', async () => {
  void fetchQuietly((quiet) => fetchChunk(() => new Promise<never>(() => undefined), quiet));
  await fail();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

// APP-91
test('does not reload offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail();
  expect(host).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while the host is unreachable', async () => {
  host.mockImplementation(lost);
  await fail();
  await expect(host.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while a gateway answers instead of the host', async () => {
  host.mockImplementation(async () => new Response('<!doctype html><title>Log in to this network</title>'));
  await failUntilAnswered();
  expect(reload).not.toHaveBeenCalled();
});

describe('a reload that would lose something', () => {
  const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // APP-241
  test.each(['input', 'textarea'] as const)('waits while a %s has text', async (kind) => {
    const field = document.body.appendChild(document.createElement(kind));
    type(field, '500');
    await failUntilAnswered();
    expect(reload).not.toHaveBeenCalled();
    type(field, '');
    await fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  // APP-241
  test('waits for a command', async () => {
    setCommandsUnderWay(1);
    await failUntilAnswered();
    expect(reload).not.toHaveBeenCalled();
    setCommandsUnderWay(0);
    await fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  // APP-241
  test('waits for an open question, and ignores checkboxes and removed fields', async () => {
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
test('treats a late file as lost, and reloads only for the second one', async () => {
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

// APP-243
test('requests the page again five seconds after a reload', () => {
  reloadPage();
  vi.advanceTimersByTime(4_999);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
