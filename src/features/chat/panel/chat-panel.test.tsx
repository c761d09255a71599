import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline, openPanel, pass } from '../../../../tests/support/components/chat-panel.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };

const { chat } = texts;
const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

// CHT-22
test('reports a missing connection in an empty room too', async () => {
  const { fail } = await openPanel();
  expect(screen.getByText(chat.welcome)).toBeTruthy();
  fail();
  expect(said()).toContain(chat.alert.join);
});

// CHT-72
test('does not repeat an error when it is reopened', async () => {
  const { room, close, openAgain } = await openPanel();
  await act(() => room.sender.sendFiles([new File(['x'], 'a.pdf', { type: 'application/pdf' })]));
  expect(said()).toContain(chat.alert.notSupported);
  await pass(4_000);
  expect(said()).not.toContain(chat.alert.notSupported);
  close();
  openAgain();
  expect(said()).not.toContain(chat.alert.notSupported);
});

// CHT-58
test('says which of several files cannot be sent', async () => {
  const { room } = await openPanel();
  const files = ['a.pdf', 'b\u202efdp.exe', 'c.txt', 'd.txt'].map((name) => new File(['x'], name));
  await act(() => room.sender.sendFiles(files));
  const lines = [...document.querySelectorAll('[role="alert"] p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([...['a.pdf', 'bfdp.exe', 'c.txt'].map((name) => `${name}: ${chat.alert.notSupported}`), '…']);
});

// CHT-37
test('shows an unsent message although the history is missing', async () => {
  const { room } = await openPanel({ history: () => Promise.reject(offline) });
  expect(screen.getByText(chat.loadFailed)).toBeTruthy();
  act(() => void room.sender.sendText('hello'));
  await pass(500);
  expect(screen.getByText('hello')).toBeTruthy();
  expect(screen.getByRole('button', { name: chat.resend })).toBeTruthy();
});

const fromSupport = (id: string, message: string) => ({
  ...{ _id: id, sender: 'operator', createdAt: new Date(Date.now()).toISOString(), session_id: 's' },
  message: { message_type: 'text', payload: { message } },
});

// CHT-45
test('announces support messages while it is open, the first one too, but no own messages', async () => {
  const { room, hear } = await openPanel();
  const live = () => [...document.querySelectorAll('[aria-live], [role="log"]')];
  expect(live().map(({ textContent }) => textContent)).toEqual(['']);
  hear(fromSupport('1', 'good evening'));
  expect(live().map(({ textContent }) => textContent)).toEqual([`${chat.desk}: good evening`]);
  expect(screen.getAllByText(/good evening/)).toHaveLength(2);
  act(() => void room.sender.sendText('my own words'));
  await pass(500);
  expect(live()[0]?.textContent).toBe(`${chat.desk}: good evening`);
});

// CHT-45
test('announces each of several messages once, also equal texts', async () => {
  const { hear } = await openPanel();
  const said = () => [...document.querySelectorAll('[aria-live] p')];
  hear(fromSupport('1', 'one'), fromSupport('2', 'two'));
  expect(said().map(({ textContent }) => textContent)).toEqual([`${chat.desk}: one`, `${chat.desk}: two`]);
  hear(fromSupport('3', 'two'));
  const [again] = said();
  expect(said().map(({ textContent }) => textContent)).toEqual([`${chat.desk}: two`]);
  hear(fromSupport('3', 'two'));
  expect(said()).toEqual([again]);
  hear(fromSupport('4', 'two'));
  expect(said()[0]).not.toBe(again);
});

// CHT-27, CHT-45
test('announces a message that follows one from a clock ahead', async () => {
  const { hear } = await openPanel();
  const live = () => document.querySelector('[aria-live]')?.textContent;
  hear({ ...fromSupport('1', 'ahead'), createdAt: new Date(Date.now() + 3_600_000).toISOString() });
  hear(fromSupport('2', 'later'));
  expect(live()).toBe(`${chat.desk}: later`);
});

// CHT-38, CHT-45
test('does not call an unknown sender support', async () => {
  const { hear } = await openPanel();
  hear({ ...fromSupport('1', 'my own words'), sender: null as unknown as string });
  expect(document.querySelector('[aria-live]')?.textContent).toBe(`${chat.unknownSender}: my own words`);
  expect(screen.queryByText(chat.desk)).toBeNull();
  expect(screen.getByText(chat.unknownSender)).toBeTruthy();
});

// CHT-47
test('limits the field, so that the browser cuts a huge paste before layout', async () => {
  await openPanel();
  const box = screen.getByRole('textbox', { name: chat.message }) as HTMLTextAreaElement;
  expect(box.maxLength).toBe(2_064);
  fireEvent.change(box, { target: { value: `${'a'.repeat(1_999)}${'👨‍👩‍👧‍👦'.repeat(5)}` } });
  expect(box.value).toBe('a'.repeat(1_999));
});

// CHT-45
test('does not announce the history', async () => {
  const { hear } = await openPanel({ history: async () => [fromSupport('1', 'long ago')] });
  screen.getByText('long ago');
  const live = () => document.querySelector('[aria-live]')?.textContent;
  expect(live()).toBe('');
  hear(fromSupport('2', 'now'));
  expect(live()).toBe(`${chat.desk}: now`);
});

// CHT-48
test.each([
  [1_699, '1,699', false],
  [1_700, '1,700', true],
])('counts a message of %d units as %s: %j', async (length, shown, counted) => {
  await openPanel();
  fireEvent.change(screen.getByRole('textbox', { name: chat.message }), { target: { value: 'ก'.repeat(length) } });
  const count = chat.count.replace('{{shown}}', shown).replace('{{limit}}', '2,000');
  expect(screen.queryByText(count) !== null).toBe(counted);
  expect((screen.getByRole('textbox', { name: chat.message }) as HTMLTextAreaElement).value).toHaveLength(length);
});

// SAFE-16, SAFE-17
test('keeps each paragraph in its own direction', async () => {
  const { hear } = await openPanel();
  hear(fromSupport('1', '\u202eevil\nשלום'));
  const words = screen.getAllByText(/שלום/).find(({ tagName, ariaLive }) => tagName === 'P' && !ariaLive);
  expect(words?.getAttribute('dir')).toBe('auto');
});
