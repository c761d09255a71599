/** What a browser would refuse, named by operation. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { exampleOf, serverWith } from '../../tests/support/backend/example-server.ts';
import { askEverything, askPreflights } from './contract-calls.ts';

const client = { headers: { 'x-client': 'wallet-user' }, timeoutMs: 30_000, origin: null };
const origin = 'https://wallet.example';
const quiet = () => undefined;

/** The verdicts on an operation that does not exist twice. */
async function verdictsOn(id: OperationId, baseUrl: string) {
  const target = { ...client, origin, baseUrl, token: 'any' };
  const preflights = await askPreflights(target, quiet);
  return [...preflights, ...(await askEverything(target, quiet))].filter((verdict) => verdict.id === id);
}

test('accepts a backend that pages may call, and calls it like a page', async () => {
  const asked = new Map<string | undefined, IncomingMessage['headers']>();
  const url = await serverWith(({ method, headers, url: path }) => {
    if (path === operations.listStatements.path) asked.set(method, headers);
    return undefined;
  });
  expect(await verdictsOn('listStatements', url)).toMatchObject([{ kind: 'kept' }]);
  expect(asked.get('OPTIONS')).toMatchObject({
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-client',
  });
  expect(asked.get('POST')).toMatchObject({ origin, 'x-client': 'wallet-user' });
});

test.each<[string, string[], (request: IncomingMessage, response: ServerResponse) => boolean | undefined]>([
  [
    'a byte order mark',
    ['200, and the body begins with a byte order mark'],
    ({ method }, response) => method !== 'OPTIONS' && Boolean(response.end('\ufeff{}')),
  ],
  [
    'a cache',
    ['Cache-Control is max-age=600, not no-store'],
    (_request, response) => void response.setHeader('cache-control', 'max-age=600'),
  ],
  [
    'a Date that is not exposed',
    ['Access-Control-Expose-Headers has no date'],
    (_request, response) => void response.removeHeader('access-control-expose-headers'),
  ],
  [
    'HTML in name',
    ['Content-Type is text/html, not application/json'],
    ({ method }, response) => void (method !== 'OPTIONS' && response.setHeader('content-type', 'text/html')),
  ],
  [
    'letters of another encoding',
    ['the body is not UTF-8: its letters are lost'],
    ({ method, url }, response) =>
      method !== 'OPTIONS' &&
      url === operations.getNotice.path &&
      Boolean(response.end(Buffer.from('{"notice":"caf\u00e9"}', 'latin1'))),
  ],
  [
    'an origin of two servers',
    [
      'preflight: Access-Control-Allow-Origin is sent twice: *, *: a page of https://wallet.example cannot read it',
      'Access-Control-Allow-Origin is sent twice: *, *: a page of https://wallet.example cannot read it',
    ],
    (_request, response) => void response.setHeader('access-control-allow-origin', ['*', '*']),
  ],
  [
    'headers that are not allowed',
    ['preflight: Access-Control-Allow-Headers has no x-client'],
    (_request, response) => void response.setHeader('access-control-allow-headers', 'authorization'),
  ],
])('names %s in the verdict of a call', async (_what, whys, change) => {
  const verdicts = await verdictsOn('getNotice', await serverWith(change));
  const bad = verdicts.flatMap((verdict) => (verdict.kind === 'broken' ? [verdict.why] : []));
  expect(bad).toEqual(whys);
});

test('sends what a browser sends, and no cookie', async () => {
  const asked: IncomingMessage['headers'][] = [];
  const url = await serverWith(({ headers }, response) => {
    asked.push(headers);
    response.setHeader('set-cookie', 'session=1');
    return undefined;
  });
  const remarks: string[] = [];
  const target = {
    ...client,
    origin,
    baseUrl: url,
    token: 'any',
    tellRemark: (line: string) => void remarks.push(line),
  };
  await askEverything(target, quiet);
  expect(asked.at(-1)).toMatchObject({
    'accept-encoding': 'gzip, deflate, br',
    'sec-fetch-mode': 'cors',
    referer: 'https://wallet.example/',
    'user-agent': expect.stringMatching(/^Mozilla/),
  });
  expect(asked.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(remarks[0]).toMatch(/^getActive: it sets a cookie/);
});

test('requires that a page can read the refusal of a wrong token', async () => {
  const verdictsWith = async (change: (response: ServerResponse) => unknown) => {
    const url = await serverWith(({ headers }, response) => {
      if (headers.authorization !== 'Bearer KRAPAO-CHECK-WRONG') return false;
      return Boolean(change(response));
    });
    const verdicts = await askEverything({ ...client, origin, baseUrl: url, token: 'any' }, quiet);
    return verdicts.flatMap((verdict) =>
      verdict.id === 'getProfile' && verdict.kind === 'broken' ? [verdict.why] : [],
    );
  };
  const refusal = '{"message":"invalid-token"}';
  expect(await verdictsWith((response) => response.writeHead(401).end(refusal))).toEqual([]);
  expect(await verdictsWith((response) => response.end(JSON.stringify(exampleOf('getProfile'))))).toEqual([
    'with a wrong token: it answers without a valid token',
  ]);
  const noCors = (response: ServerResponse) => {
    response.removeHeader('access-control-allow-origin');
    return response.writeHead(401).end(refusal);
  };
  expect(await verdictsWith(noCors)).toEqual([
    'with a wrong token: no Access-Control-Allow-Origin: a page of https://wallet.example cannot read it',
  ]);
});

test('names pictures that a page over https does not show', async () => {
  const wallet = exampleOf('getWallet') as { slots: Record<string, unknown>[] };
  wallet.slots = wallet.slots.map((slot) => ({ ...slot, logo: 'http://img.example/a.png' }));
  const url = await serverWith(
    ({ method, url: path }, response) =>
      method === 'GET' && path === operations.getWallet.path && Boolean(response.end(JSON.stringify(wallet))),
  );
  expect(await verdictsOn('getWallet', url)).toMatchObject([
    { kind: 'broken', why: 'slots[].logo begins with http: a page over https does not show it' },
  ]);
});

test('names mixed content once, for every call, and an address that nobody knows in words', async () => {
  const target = { ...client, origin, baseUrl: 'http://api.invalid', token: null };
  expect(await askPreflights(target, quiet)).toEqual([
    {
      id: 'every call',
      kind: 'broken',
      why: `mixed content: a browser sends no call from a page of ${origin} to an address that begins with http:`,
    },
    {
      id: 'getActive',
      kind: 'broken',
      why: expect.stringMatching(/^preflight: .*\bname\b.* \(E\w+\); no more preflights are sent$/),
    },
  ]);
});
