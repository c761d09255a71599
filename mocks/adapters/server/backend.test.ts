import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  administer,
  adminToken,
  createWorld,
  playerAt,
  requestAdmin,
  temporaryFolder,
} from '../../../tests/support/backend/client.ts';
import { openBackend, ownBackend } from '../../../tests/support/backend/in-process.ts';
import { databaseFile } from './stores/database.ts';

const { open, close } = ownBackend();

test('lets a page of another origin call, send the client header and read the Date', async () => {
  const url = await open();
  const preflight = await fetch(`${url}/api/wallet`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://wallet.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-client',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client');

  const refused = await fetch(`${url}/api/wallet`, { headers: { origin: 'https://wallet.example' } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('access-control-expose-headers')).toContain('date');
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

// APP-192
test.each(['/', '/w/shop', '/w/shop/'])(
  'describes the server to a browser at %s, and its worlds only with the token',
  async (path) => {
    const url = await open();
    await createWorld(url, 'shop', { scenario: 'vip', seed: 3 });
    await administer(url, 'shop', 'clock.jump', '26h');
    const seen = await fetch(`${url}${path}`);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await seen.text();
    expect(page).toContain('href="/health"');
    expect(page).not.toContain('shop');
    const wrong = await fetch(`${url}${path}`, { headers: { authorization: 'Bearer other' } });
    expect(await wrong.text()).toBe(page);
    const right = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${adminToken}` } });
    const table = await right.text();
    expect(table).toContain('<a href="/w/shop/api/lookup/active">shop</a><td>vip, seed 3<td>1 d 2 h<td>2<td>2');
  },
);

// APP-341
test('asks a browser for the admin token as password before it lists the worlds', async () => {
  const url = await open();
  await createWorld(url, 'shop', {});
  const asked = await fetch(`${url}/worlds`);
  expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="Krapao backend"']);
  expect(await asked.text()).not.toContain('shop');
  const basic = (password: string) => ({ authorization: `Basic ${btoa(`me:${password}`)}` });
  expect((await fetch(`${url}/worlds`, { headers: basic('other') })).status).toBe(401);
  const seen = await fetch(`${url}/worlds`, { headers: basic(adminToken) });
  expect(await seen.text()).toContain('>shop</a>');
  // The password that a browser keeps allows no change of a world
  expect((await fetch(`${url}/admin/worlds`, { headers: basic(adminToken) })).status).toBe(401);
});

// APP-342
test('serves the API reference with its own files only, and every call with its refusal codes', async () => {
  const url = await open();
  const page = await fetch(`${url}/reference`);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/reference\/[^"]+)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(2);
  for (const file of files) expect((await fetch(`${url}${file}`)).status).toBe(200);
  const document = await (await fetch(`${url}/reference/openapi.json`)).json();
  const { responses } = document.paths['/api/wallet/transfer'].post;
  expect(responses['400'].description).toContain('`MONEY_NOT_ENOUGH`: Insufficient funds.');
});

test('allows only the configured origins, if there are any', async () => {
  const url = await open({ origins: ['https://wallet.example'] });
  const allowed = (origin: string) =>
    fetch(`${url}/api/lookup/active`, { headers: { origin } }).then(({ headers }) =>
      headers.get('access-control-allow-origin'),
    );
  expect(await allowed('https://wallet.example')).toBe('https://wallet.example');
  expect(await allowed('https://evil.example')).toBeNull();
});

test('sends the world’s time as the Date of a response', async () => {
  const url = await open();
  await createWorld(url, 'past', { at: Date.parse('2026-03-14T20:15:00+07:00'), frozen: true });
  const { headers } = await fetch(`${url}/w/past/api/lookup/active`);
  expect(headers.get('date')).toBe('Sat, 14 Mar 2026 13:15:00 GMT');
});

test('loses no concurrent write of two players', async () => {
  const url = await open();
  const players = [await playerAt(url), await playerAt(url)];
  const before = await players[0]!.wallet();

  const statuses = await Promise.all(Array.from({ length: 60 }, (_, turn) => players[turn % 2]!.transfer()));

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await players[0]!.wallet()).toBe(before - 60 * 100);
});

test('keeps every answered change through a restart, to the byte', async () => {
  const url = await open();
  const player = await playerAt(url);
  for (let turn = 0; turn < 5; turn += 1) await player.transfer();
  const journal = await administer(url, 'main', 'journal');
  const wallet = await player.wallet();
  await close();

  const again = await open();
  expect(await administer(again, 'main', 'journal')).toEqual(journal);
  expect(await (await playerAt(again)).wallet()).toBe(wallet);
});

test('isolates worlds from each other, in every way to name them', async () => {
  const url = await open({ worldOrigin: 'http://*.demo.example' });
  for (const name of ['one', 'two']) await createWorld(url, name);
  const one = await playerAt(`${url}/w/one`);
  const byHeader = await playerAt(url, { 'x-krapao-world': 'two' });
  const byOrigin = await playerAt(url, { origin: 'http://two.demo.example' });
  const before = await byHeader.wallet();

  expect(await one.transfer()).toBe(200);
  expect(await byHeader.wallet()).toBe(before);
  expect(await byOrigin.transfer()).toBe(200);
  expect(await byHeader.wallet()).toBe(before - 100);
  expect(await administer(url, 'main', 'journal')).toHaveLength(1);
});

test('responds 404 for an unknown world and an invalid name', async () => {
  const url = await open();
  for (const name of ['missing', 'UPPER', 'a%2f..%2fb']) {
    expect((await fetch(`${url}/w/${name}/api/lookup/active`)).status).toBe(404);
  }
  await expect(createWorld(url, 'UPPER')).rejects.toThrow('400');
  await expect(createWorld(url, 'main')).rejects.toThrow('409');
  await expect(createWorld(url, 'other', { scenario: 'unheard-of' })).rejects.toThrow('400');
});

test('limits the number of worlds and the size of a body', async () => {
  const url = await open({ maxWorlds: 2 });
  await createWorld(url, 'one');
  await expect(createWorld(url, 'two')).rejects.toThrow('409');
  const login = async (username: string, chunked: boolean) => {
    const body = JSON.stringify({ username, password: 'krapao99' });
    const way = chunked ? ({ body: new Blob([body]).stream(), duplex: 'half' } as RequestInit) : { body };
    const answer = await fetch(`${url}/api/login`, { method: 'POST', ...way });
    return [answer.status, ((await answer.json()) as { message?: string }).message];
  };
  for (const chunked of [false, true]) {
    expect(await login('0812345678', chunked)).toEqual([200, undefined]);
    expect(await login('x'.repeat(1024 * 1024), chunked)).toEqual([422, 'KEY_INVALID']);
  }
});

test('applies faults on the wire: a status, a broken connection, a lost response', async () => {
  const url = await open();
  const player = await playerAt(url);
  const before = await player.wallet();
  await administer(url, 'main', 'fault', 'transfer', 'TRANSFER_FAIL');
  expect(await player.transfer()).toBe(400);
  await administer(url, 'main', 'fault', 'transfer', { cut: true });
  expect(await player.transfer()).toBe(0);
  expect(await player.wallet()).toBe(before);
  await administer(url, 'main', 'fault', 'transfer', { after: 'cut' });
  expect(await player.transfer()).toBe(0);
  expect(await player.wallet()).toBe(before - 100);
});

test('moves money once when a browser repeats a request with a key', async () => {
  const url = await open();
  const player = await playerAt(url, { 'idempotency-key': 'one-intent' });
  const before = await player.wallet();
  expect(await Promise.all([player.transfer(), player.transfer()])).toEqual([200, 200]);
  expect(await player.wallet()).toBe(before - 100);
  await close();
  const again = await playerAt(await open(), { 'idempotency-key': 'one-intent' });
  expect(await again.wallet()).toBe(before - 100);
});

test('offers the methods of window.sandbox in the admin API, and explains refusals', async () => {
  const url = await open();
  await createWorld(url, 'demo', { scenario: 'newcomer' });
  await administer(url, 'demo', 'load', 'broke', { seed: 7 });
  expect(await administer(url, 'demo', 'describe')).toMatchObject({ scenario: 'broke', seed: 7, stored: 'disk' });
  await administer(url, 'demo', 'set', 'terminated', true);
  expect((await fetch(`${url}/w/demo/api/lookup/banks`)).status).toBe(410);
  expect(await administer(url, 'demo', 'undo')).toBe(1);
  expect((await fetch(`${url}/w/demo/api/lookup/banks`)).status).toBe(200);
  for (const [method, ...args] of [
    ['set', 'unheardOf', 1],
    ['set', 'terminated', 'perhaps'],
    ['clock.jump', 'soon'],
    ['constructor'],
    ['operator.payQr'],
  ] as [string, ...unknown[]][]) {
    await expect(administer(url, 'demo', method, ...args), method).rejects.toThrow(method);
  }
  expect((await requestAdmin(url, 'demo', 'DELETE')).status).toBe(204);
  expect((await fetch(`${url}/w/demo/api/lookup/banks`)).status).toBe(404);
});

test('keeps a tenant’s loaded scenario through a restart', async () => {
  await administer(await open(), 'main', 'load', 'broke');
  await close();
  expect(await administer(await open(), 'main', 'describe')).toMatchObject({ scenario: 'broke' });
});

test.each(['main', 'demo'])(
  'closes only the world with the damaged record, %s, and allows recreating it',
  async (damaged) => {
    const own = await temporaryFolder();
    onTestFinished(own.drop);
    const first = await openBackend(own.folder);
    for (const world of ['demo', 'other']) await createWorld(first.url, world);
    await first.close();
    const database = new DatabaseSync(databaseFile(own.folder));
    database.prepare('UPDATE worlds SET record = ? WHERE name = ?').run('{"address":', damaged);
    database.close();
    const reported: unknown[] = [];
    const second = await openBackend(own.folder, { report: (problem) => reported.push(problem) });
    onTestFinished(() => second.close());
    const urlOf = (world: string) => `${second.url}/w/${world}`;

    expect((await fetch(`${urlOf(damaged)}/api/login`, { method: 'POST' })).status).toBe(500);
    expect(
      reported
        .map(String)
        .every((line) => line.includes(`the record of ${damaged} in ${databaseFile(own.folder)} says nothing`)),
    ).toBe(true);
    expect(reported).not.toHaveLength(0);
    await expect(administer(second.url, damaged, 'describe')).rejects.toThrow('delete that world');
    expect(await (await playerAt(urlOf('other'))).wallet()).toBeGreaterThan(0);

    expect((await requestAdmin(second.url, damaged, 'DELETE')).status).toBe(204);
    await createWorld(second.url, damaged);
    expect(await (await playerAt(urlOf(damaged))).wallet()).toBeGreaterThan(0);
  },
);

test('closes an idle world, and replays it for the next caller', async () => {
  const url = await open({ idleMs: 100 });
  const player = await playerAt(url);
  await player.transfer();
  const wallet = await player.wallet();
  const health = async () => (await fetch(`${url}/health`).then((answer) => answer.json())) as { open: number };
  await vi.waitFor(async () => expect((await health()).open).toBe(0), { timeout: 3000 });
  expect(await player.wallet()).toBe(wallet);
});

test('releases its folder when its port is taken', async () => {
  const url = await open();
  const other = await temporaryFolder();
  onTestFinished(other.drop);
  await expect(openBackend(other.folder, { port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
  const next = await openBackend(other.folder);
  await next.close();
});

test('answers running calls while it closes, and accepts no new ones', async () => {
  const url = await open();
  const player = await playerAt(url);
  await administer(url, 'main', 'fault', 'transfer', { delay: 300 });
  const underWay = player.transfer();
  await vi.waitFor(async () => expect(await administer(url, 'main', 'faults')).toEqual([]));

  const closed = close();
  const late = await player.transfer();

  expect(await underWay).toBe(200);
  expect(late).toBe(0);
  await closed;
});
