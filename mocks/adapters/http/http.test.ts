import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';
import { sandboxHandler, uploadsHandler } from './http.ts';

const origin = 'http://krapao.test';

/** The response below `base`; undefined for an address of the host. */
async function appBelow(base: string) {
  const sandbox = await openSandbox('everyday');
  const handlers = [sandboxHandler(() => sandbox, origin, base), uploadsHandler(() => sandbox, origin, base)];
  const answer = (address: string, init?: RequestInit) => getResponse(handlers, new Request(address, init));
  return { sandbox, answer };
}

test.each(['/', '/demo/', '/a.b/c+d/'])('answers every API address below %s, with its query', async (base) => {
  const { sandbox, answer } = await appBelow(base);
  const status = async (path: string) => (await answer(`${origin}${base}${path}`))?.status;

  expect(await status('api/lookup/active')).toBe(200);
  expect(await status('api/lookup/active?x=/api/*&y=%2F#part')).toBe(200);
  expect(await status('api/wallet/game/JO%2FKER%3F')).toBe(501);
  expect(await status('api/')).toBe(501);
  expect(await status('api/__sandbox')).toBe(204);

  expect(sandbox.calls().map(({ path }) => path)).toEqual([
    '/api/lookup/active',
    '/api/lookup/active',
    '/api/wallet/game/JO%2FKER%3F',
    '/api/',
  ]);
});

test.each([204, 205, 304])('responds without a body when a fault sets %i', async (status) => {
  const { sandbox, answer } = await appBelow('/');
  sandbox.fault('getActive', { status });
  const answered = await answer(`${origin}/api/lookup/active`);
  expect([answered?.status, answered?.body]).toEqual([status, null]);
});

// APP-405
test('answers HEAD like GET, without a body', async () => {
  const { answer } = await appBelow('/');
  const [head, get] = [
    await answer(`${origin}/api/lookup/active`, { method: 'HEAD' }),
    await answer(`${origin}/api/lookup/active`),
  ];
  expect([head?.status, head?.headers.get('content-type'), await head?.text()]).toEqual([
    200,
    get?.headers.get('content-type'),
    '',
  ]);
});

test('accepts an upload’s type in any case, and a method in lower case', async () => {
  const { sandbox, answer } = await appBelow('/');
  const authorization = `bearer ${sandbox.token('player')}`;
  const body = new FormData();
  body.set('file', new File(['x'], 'slip.png', { type: 'image/png' }));
  const bytes = await new Response(body).text();
  const boundary = /^--(\S+)/.exec(bytes)?.[1] ?? '';
  const sent = await answer(`${origin}/api/wallet/slip`, {
    method: 'post',
    headers: { authorization, 'content-type': `Multipart/Form-Data; Boundary=${boundary}` },
    body: bytes,
  });
  // The file arrived, but is not a picture
  expect(await sent?.json()).toMatchObject({ message: 'SLIP_INVALID_FILE' });
  expect(sandbox.calls().at(-1)).toMatchObject({ operation: 'uploadSlip' });
});

test('leaves addresses outside API and uploads to the host', async () => {
  const { sandbox, answer } = await appBelow('/demo/');
  for (const address of [
    `${origin}/api/lookup/active`,
    `${origin}/demo/apix/lookup`,
    `${origin}/demo/assets/api/lookup`,
    `http://other.test/demo/api/lookup/active`,
    `${origin}/demo/uploads/`,
    `${origin}/demo/uploads/a/b.png`,
    `${origin}/uploads/a.png`,
  ]) {
    expect(await answer(address), address).toBeUndefined();
  }
  expect(await answer(`${origin}/demo/uploads/a.png`, { method: 'POST' })).toBeUndefined();
  expect(sandbox.calls()).toEqual([]);
});

test.each([
  ['name%20with%20spaces.png', 'name with spaces.png'],
  ['name.png?w=100&h=/', 'name.png'],
  ['%E0%B8%AA.png', 'ส.png'],
  ['100%.png', '100%.png'],
  ['a%2Fb.png', 'a/b.png'],
])('shows the upload %s by its name, %s', async (path, name) => {
  const { answer } = await appBelow('/demo/');
  const drawn = await answer(`${origin}/demo/uploads/${path}`);
  expect(drawn?.headers.get('content-type')).toBe('image/svg+xml');
  expect(await drawn?.text()).toContain(`>${name}</text>`);
});
