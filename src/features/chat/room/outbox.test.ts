import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatTabs, pass, textsIn, timedOut, underWay } from '../../../../tests/support/components/fake-chat-backend.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { configure } from '../../../shared/config/config.ts';
import { setClock } from '../../../shared/time/clock.ts';

const refused = new ApiError({ code: 'REQUEST_LIMIT', kind: 'refused', status: 429 });
let tabs: ChatTabs;

beforeEach(() => {
  tabs = new ChatTabs();
});

afterEach(() => {
  tabs.close();
});

/** Says "hello" in a tab that is left after some ms. @returns the tab that is opened next */
async function helloThenReload(ms: number) {
  const before = await tabs.open();
  before.sender.sendText('hello');
  await pass(ms);
  await tabs.leave(before);
  return tabs.open();
}
/** The next call is sent and never answered. */
const loseCall = () => vi.spyOn(tabs.backend.calls, 'send').mockImplementationOnce(() => new Promise(() => undefined));

describe('a message that was sent', () => {
  // CHT-81
  test('right before a reload is sent once after it, then deleted', async () => {
    const before = await tabs.open();
    before.sender.sendText('one');
    before.sender.sendText('two');
    await pass(100);
    await tabs.leave(before);
    expect(tabs.backend.sent).toEqual([]);
    expect(tabs.kept()).toHaveLength(2);

    const after = await tabs.open();
    expect(tabs.sent()).toEqual(['one', 'two']);
    expect(textsIn(after)).toEqual(['one', 'two']);
    expect(tabs.kept()).toEqual([]);
    await tabs.leave(after);
    await tabs.open();
    await pass(10_000);
    expect(tabs.backend.sent).toHaveLength(2);
  });

  // CHT-120
  test.each([
    ['the page that left it is still ending', 500, ['one', 'two']],
    ['another tab goes on holding it', 5_000, ['two', 'one']],
  ])('goes before the next one unless it is held for long: %s', async (_what, heldMs, order) => {
    const before = await tabs.open();
    before.sender.sendText('one');
    before.sender.sendText('two');
    const [first] = before.state().outgoing;
    await pass(100);
    await tabs.leave(before);
    const ended = new Promise((end) => setTimeout(end, heldMs));
    void navigator.locks.request(`krapao-chat:${first?.key}`, { signal: new AbortController().signal }, () => ended);
    await tabs.open();
    await pass(10_000);
    expect(tabs.sent()).toEqual(order);
  });

  // CHT-81, CHT-86
  test('is sent again under its id when it did not arrive before the page closed', async () => {
    loseCall();
    const after = await helloThenReload(500);
    await pass(0);
    expect(textsIn(after)).toEqual(['hello']);
    expect(underWay(after)).toEqual([]);
    expect(tabs.backend.said).toHaveLength(1);
  });

  // CHT-81, CHT-86
  test('shows once and is not sent again when it arrived before the page closed', async () => {
    const before = await tabs.open();
    tabs.backend.trouble = { after: true, error: timedOut };
    const send = tabs.backend.calls.send.bind(tabs.backend.calls);
    vi.spyOn(tabs.backend.calls, 'send').mockImplementationOnce(async (...given) => {
      await send(...given).catch(() => undefined);
      return new Promise(() => undefined);
    });
    before.sender.sendText('hello');
    await pass(500);
    await tabs.leave(before);
    expect(tabs.kept()).toHaveLength(1);
    const after = await tabs.open();
    await pass(0);
    expect(tabs.backend.sent).toHaveLength(1);
    expect(textsIn(after)).toEqual(['hello']);
    expect(tabs.kept()).toEqual([]);
  });

  // CHT-81, CHT-86
  test('is stored once by a backend that reads its id, although it is sent twice', async () => {
    const before = await tabs.open();
    const send = tabs.backend.calls.send.bind(tabs.backend.calls);
    vi.spyOn(tabs.backend.calls, 'send').mockImplementationOnce(async (...given) => {
      await send(...given);
      return new Promise(() => undefined);
    });
    before.sender.sendText('hello');
    await pass(500);
    await tabs.leave(before);
    // Not in the history yet.
    const [late] = tabs.backend.said.splice(0);
    const after = await tabs.open();
    await pass(0);
    expect(tabs.backend.sent).toHaveLength(2);
    expect(tabs.backend.said).toEqual([]);
    tabs.backend.push(late as never);
    expect(textsIn(after)).toEqual(['hello']);
  });

  // CHT-81
  test('is not confused with an earlier equal one', async () => {
    const before = await tabs.open();
    before.sender.sendText('ok');
    await pass(1_000);
    loseCall();
    before.sender.sendText('ok');
    await pass(600);
    await tabs.leave(before);
    const after = await tabs.open();
    await pass(0);
    expect(textsIn(after)).toEqual(['ok', 'ok']);
    expect(tabs.backend.said).toHaveLength(2);
  });

  // CHT-81, CHT-86
  test('is not sent again by itself if it may have arrived and the backend ignores ids', async () => {
    configure({ idempotencyKey: false });
    loseCall();
    const after = await helloThenReload(500);
    await pass(10_000);
    expect(tabs.backend.sent).toEqual([]);
    expect(underWay(after)).toEqual(['failed']);
    await after.sender.resend(after.state().outgoing[0]?.key ?? '');
    expect(textsIn(after)).toEqual(['hello']);
  });

  // CHT-81
  test('still shows as failed after a reload, and is sent on request', async () => {
    tabs.backend.trouble = { after: false, error: refused };
    const after = await helloThenReload(500);
    await pass(10_000);
    expect(underWay(after)).toEqual(['failed']);
    expect(tabs.backend.sent).toHaveLength(1);
    await after.sender.resend(after.state().outgoing[0]?.key ?? '');
    expect(textsIn(after)).toEqual(['hello']);
    expect(tabs.kept()).toEqual([]);
  });

  // CHT-81
  test('is sent after the reload if the browser aborted its call with the page', async () => {
    const before = await tabs.open();
    vi.spyOn(tabs.backend.calls, 'send').mockRejectedValueOnce(new ApiError({ code: 'NETWORK', kind: 'network' }));
    before.sender.sendText('hello');
    await pass(500);
    expect(underWay(before)).toEqual(['failed']);
    await tabs.leave(before);
    const after = await tabs.open();
    await pass(0);
    expect(textsIn(after)).toEqual(['hello']);
  });

  // CHT-81
  test('is not sent by itself after a reload if the customer saw its time-out', async () => {
    tabs.backend.trouble = { after: false, error: timedOut };
    const after = await helloThenReload(2_000);
    await pass(10_000);
    expect(underWay(after)).toEqual(['failed']);
    expect(tabs.backend.sent).toHaveLength(1);
  });

  // CHT-86
  test('is sent again under a new id after a refusal, and under the same after an unknown outcome', async () => {
    const room = await tabs.open();
    const intents: string[] = [];
    const send = tabs.backend.calls.send.bind(tabs.backend.calls);
    vi.spyOn(tabs.backend.calls, 'send').mockImplementation((...given) => {
      intents.push(given[2]);
      return send(...given);
    });
    tabs.backend.trouble = { after: false, error: refused };
    room.sender.sendText('hello');
    await pass(500);
    const key = room.state().outgoing[0]?.key ?? '';
    tabs.backend.trouble = { after: false, error: timedOut };
    await room.sender.resend(key);
    await room.sender.resend(key);
    expect(intents).toHaveLength(3);
    expect(intents[1]).not.toBe(intents[0]);
    expect(intents[2]).toBe(intents[1]);
  });

  // CHT-83
  test.each([
    ['six minutes later', 6 * 60_000],
    ['by a clock that was set back an hour', -3_600_000],
  ])('is not sent by itself %s, and shows as failed', async (_when, ms) => {
    const before = await tabs.open();
    before.sender.sendText('hello');
    await tabs.leave(before);
    setClock(() => Date.now() + ms);
    const after = await tabs.open();
    await pass(10_000);
    expect(tabs.backend.sent).toEqual([]);
    expect(underWay(after)).toEqual(['failed']);
  });

  // CHT-83
  test('is forgotten after a day', async () => {
    const before = await tabs.open();
    before.sender.sendText('hello');
    await tabs.leave(before);
    setClock(() => Date.now() + 86_400_001);
    const after = await tabs.open();
    expect(underWay(after)).toEqual([]);
    expect(tabs.kept()).toEqual([]);
  });

  // CHT-83
  test('is stored with at most 29 others', async () => {
    const room = await tabs.open();
    vi.spyOn(tabs.backend.calls, 'send').mockImplementation(() => new Promise(() => undefined));
    for (let count = 0; count < 40; count += 1) room.sender.sendText(`${count}`);
    expect(tabs.kept()).toHaveLength(30);
  });
});

// CHT-85
test('a file not uploaded before a reload shows as not sent', async () => {
  const before = await tabs.open();
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  void before.sender.sendFiles([new File([bytes], 'slip.png', { type: 'image/png' })]);
  await pass(10);
  expect(underWay(before)).toEqual(['uploading_file']);
  await tabs.leave(before);
  const after = await tabs.open();
  expect(after.state().outgoing).toMatchObject([{ status: 'failed', lostFile: 'slip.png', content: null }]);
  after.sender.remove(after.state().outgoing[0]?.key ?? '');
  expect(tabs.kept()).toEqual([]);
});

// SAFE-55
test('a full storage loses nothing while the page is open', async () => {
  tabs.storage.full = true;
  const room = await tabs.open();
  room.sender.sendText('hello');
  await pass(500);
  expect(textsIn(room)).toEqual(['hello']);
});
