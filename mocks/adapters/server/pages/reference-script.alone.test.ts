// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { referencePage } from './reference-page.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A DOM of 78 calls is slow in Node. */
const kept = ['getActive', 'getWallet', 'activateGame', 'transfer', 'transferAll', 'spin'];

const html = (await referencePage().text())
  .replace(/^[^]*<main>|<script[^]*$/g, '')
  .replaceAll(/<details id="(\w+)"[^]*?<\/details>/g, (details, id: string) => (kept.includes(id) ? details : ''));

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/w/demo/reference');
  document.body.innerHTML = html;
  vi.resetModules();
  // a variable, since TypeScript knows no types of the file
  const file = './reference-script.js';
  await import(file);
});

const rowOf = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const shown = () => [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden).map(({ id }) => id);

/** Opens a call. @returns its form */
function open(id: string): HTMLElement {
  rowOf(id).open = true;
  fireEvent(rowOf(id), new Event('toggle'));
  return screen.getByRole('form', { name: `Try ${id}` });
}

// APP-342
test('finds calls by name, path, group or code, and hides groups without one', () => {
  const search = screen.getByRole('searchbox');
  fireEvent.input(search, { target: { value: 'money_not_enough' } });
  expect(shown()).toEqual(['transfer', 'transferAll']);
  expect(screen.queryByRole('heading', { name: 'wallet' })).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'spin' })).toBeNull();
  fireEvent.input(search, { target: { value: 'post transferAll' } });
  expect(shown()).toEqual(['transferAll']);
  fireEvent.input(search, { target: { value: 'no such call' } });
  expect(shown()).toEqual([]);
  expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('No call matches.');
});

// APP-342
test('sends a call to the world of the address, with the token of a login', async () => {
  fetched
    .mockResolvedValueOnce(answer(200, { token: 'abc' }))
    .mockResolvedValueOnce(answer(400, { message: 'NO_GAME' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText(/world “demo” are sent with a token/);
  expect(fetched).toHaveBeenCalledWith('/w/demo/api/login', expect.objectContaining({ method: 'POST' }));

  const form = open('transfer');
  expect(within(form).getByText(/changes the world “demo”/)).toBeTruthy();
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(within(form).getByRole('status').textContent).toMatch(/^Answered 400 in \d+ ms\.$/));
  const [url, init] = fetched.mock.calls[1] ?? [];
  expect(url).toBe('/w/demo/api/wallet/transfer');
  expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer abc' } });
  expect(JSON.parse(String(init?.body))).toHaveProperty('amount');
  expect(within(form).getByRole('region', { name: 'Answer of transfer' }).textContent).toContain('NO_GAME');
});

// APP-342
test('escapes a path parameter, and says that a token is missing', async () => {
  fetched.mockResolvedValueOnce(answer(401, { message: 'UNAUTHORIZED' }));
  const form = open('activateGame');
  const [field] = within(form).getAllByRole('textbox');
  fireEvent.input(field as HTMLElement, { target: { value: '../../admin' } });
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  await within(form).findByText(/Answered 401.*Log in above/);
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^\/w\/demo\/api\/wallet\/activate\/\.\.%2F\.\.%2Fadmin$/);
});

// APP-342
test('sends no body that is not JSON', async () => {
  const form = open('transfer');
  const body = within(form).getByLabelText<HTMLTextAreaElement>('Body, as JSON');
  fireEvent.input(body, { target: { value: '{' } });
  expect(body.validationMessage).toBe('This is not JSON.');
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  expect(fetched).not.toHaveBeenCalled();
});

test('says when the server cannot be reached', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed'));
  const form = open('getActive');
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  await within(form).findByText(/the server cannot be reached/);
});
