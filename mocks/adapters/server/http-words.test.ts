/** HTTP types, schemes and statuses, byte by byte. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { adminHeaders, administer, createWorld } from '../../../tests/support/backend/client.ts';
import { ownBackend } from '../../../tests/support/backend/in-process.ts';
import { headOf, writeRaw } from '../../../tests/support/backend/raw-http.ts';
import { evening } from '../../../tests/support/worlds/open-sandbox.ts';
import { pictureFile } from '../../../tests/support/worlds/walk.ts';

const own = ownBackend();

test('sends no length with a response without a body', async () => {
  const url = await own.open();
  await createWorld(url, 'demo');
  const asked: [string, string, Record<string, string>][] = [
    ['/admin/worlds/demo', 'DELETE', adminHeaders],
    ['/api/wallet', 'OPTIONS', { origin: 'https://a.example', 'access-control-request-method': 'GET' }],
  ];
  await administer(url, 'main', 'fault', 'getActive', { status: 204 });
  asked.push(['/api/lookup/active', 'GET', {}]);
  for (const [path, method, headers] of asked) {
    const head = await writeRaw(url, headOf(path, { ...headers, connection: 'close' }, method)).closed;
    expect(head).toMatch(/^HTTP\/1\.1 204 /);
    expect(head.toLowerCase()).not.toMatch(/content-length|transfer-encoding/);
  }
});

// APP-405
test('answers HEAD with the head of GET only', async () => {
  const url = await own.open();
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map(
      (method) => writeRaw(url, headOf('/api/lookup/active', { connection: 'close' }, method)).closed,
    ),
  );
  const [withoutDate, ofGet] = [head, get].map((text) => text?.replace(/^date:.*\r\n/im, ''));
  expect(withoutDate).toBe(ofGet?.replace(/(?<=\r\n\r\n).*$/s, ''));
});

test.each([
  'Multipart/Form-Data; boundary=edge',
  'MULTIPART/FORM-DATA;BOUNDARY="edge"; Charset=UTF-8',
  'multipart/form-data; charset=utf-8; Boundary=edge',
])('stores a slip of type %s', async (type) => {
  const server = await own.open();
  await createWorld(server, 'early', { at: evening });
  const token = await administer<string>(server, 'early', 'token', 'player');
  const picture = await pictureFile('slip.png').bytes();
  const part =
    '--edge\r\nContent-Disposition: Form-Data; Name="file"; FileName="slip.png"\r\nContent-Type: Image/PNG\r\n\r\n';
  const body = Buffer.concat([Buffer.from(part), picture, Buffer.from('\r\n--edge--\r\n')]);
  const headers = {
    AUTHORIZATION: `bearer ${token}`,
    'Content-TYPE': type,
    'Content-Length': body.length,
    Connection: 'close',
  };
  const answer = await writeRaw(server, headOf('/w/early/api/wallet/slip', headers), body).closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('reads JSON with a type in any case and chunk sizes in any case', async () => {
  const url = await own.open();
  const json = '{"username":"0812345678","password":"krapao99"}';
  const headers = {
    'content-type': 'Application/JSON; Charset="UTF-8"',
    'Transfer-Encoding': 'Chunked',
    connection: 'close',
  };
  const body = `${json.length.toString(16).toUpperCase()}\r\n${json}\r\n0\r\n\r\n`;
  expect(await writeRaw(url, headOf('/api/login', headers), body).closed).toMatch(/^HTTP\/1\.1 200 /);
});

test('refuses a body with a content encoding, and reads one without', async () => {
  const url = await own.open();
  const token = await administer<string>(url, 'main', 'token', 'player');
  const send = async (path: string, encoding: string, type: string, body: Buffer) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-encoding': encoding };
    const length = { 'content-length': body.length, connection: 'close' };
    const answer = await writeRaw(url, headOf(path, { ...headers, ...length }), body).closed;
    return `${answer.split(' ')[1]} ${/"message":"(\w+)"/.exec(answer)?.[1] ?? ''}`;
  };
  const json = Buffer.from('{"username":"0812345678","password":"krapao99"}');
  expect(await send('/api/login', 'Identity', 'application/json', json)).toBe('200 ');
  expect(await send('/api/login', 'GZip', 'application/json', gzipSync(json))).toBe('422 KEY_INVALID');
  const form = gzipSync(Buffer.from('--edge--\r\n'));
  expect(await send('/api/wallet/slip', 'gzip', 'multipart/form-data; boundary=edge', form)).toBe(
    '400 SLIP_INVALID_FILE',
  );
});

test('forbids caching of responses that come from no world', async () => {
  const url = await own.open();
  const { status, headers } = await fetch(`${url}/w/nowhere/api/lookup/active`);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});
