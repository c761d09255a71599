/** The admin API requires its token from every caller, local ones too. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { adminToken, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { openBackend } from '../../../tests/support/backend/in-process.ts';
import { serve } from '../../../tests/support/backend/serve.ts';

let folder = '';
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ folder, drop } = await temporaryFolder());
});
afterEach(() => drop());

const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET', path = '') => {
  const response = await fetch(`${url}/admin/worlds${path}`, { method, headers });
  return { status: response.status, body: await response.text() };
};

test('requires the token behind a reverse proxy, where a request looks local', async () => {
  const backend = await openBackend(folder);
  onTestFinished(() => backend.close());
  // Like nginx with only proxy_pass: a new connection, the target's host, no header of the origin
  const proxy = await serve((incoming, outgoing) => {
    const passed = request(`${backend.url}${incoming.url}`, { method: incoming.method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', '/mine'],
    ['DELETE', '/main'],
    ['POST', '/main/describe'],
  ] as const) {
    const { status, body } = await ask(proxy, {}, method, path);
    expect(status, `${method} ${path}`).toBe(401);
    expect(body).toContain('the admin API takes requests with its token only');
  }
  expect(await ask(backend.url, { authorization: `Bearer ${adminToken}` })).toEqual({ status: 200, body: '["main"]' });
});

test('has no admin API without a token, not even for local programs', async () => {
  const backend = await openBackend(folder, { adminToken: null });
  onTestFinished(() => backend.close());
  for (const authorization of ['', 'Bearer null', 'Bearer ']) {
    const { status, body } = await ask(backend.url, { authorization });
    expect(status).toBe(403);
    expect(body).toContain('the admin API is off');
  }
});

/** Runs `npm run backend` until it has printed its instructions, then ends it. @returns its output */
async function started(token: string | undefined): Promise<{ said: string; url: string; end(): Promise<void> }> {
  const { KRAPAO_ADMIN_TOKEN: _unused, ...inherited } = process.env;
  const env = { ...inherited, REDIS_URL: '', ...(token === undefined ? {} : { KRAPAO_ADMIN_TOKEN: token }) };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/backend.ts', '--port', '0', '--data', folder], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((ready) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('/w/demo')) ready();
      });
    }
    void ended.then(ready);
  });
  const url = /http:\/\/[\d.:]+/.exec(said)?.[0] ?? '';
  return { said, url, end: () => (child.kill('SIGTERM'), ended) };
}

test('creates and prints a token at each start, and prints a working line for another world', async () => {
  const tokens: string[] = [];
  for (const _start of [1, 2]) {
    const { said, url, end } = await started(undefined);
    const [, token = '', address = '', body = ''] =
      /curl -X PUT -H "authorization: Bearer ([\w-]+)" (\S+) -d '([^']+)'/.exec(said) ?? [];
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect((await ask(url)).status).toBe(401);
    const authorization = `Bearer ${token}`;
    expect([201, 409]).toContain((await fetch(address, { method: 'PUT', headers: { authorization }, body })).status);
    expect((await ask(url, { authorization })).body).toBe('["demo","main"]');
    tokens.push(token);
    await end();
  }
  expect(tokens[0]).not.toBe(tokens[1]);
}, 20_000);

test('uses the token of its environment, and does not print it', async () => {
  const { said, url, end } = await started('chosen-elsewhere');
  expect(said).not.toContain('chosen-elsewhere');
  expect(said).toContain('KRAPAO_ADMIN_TOKEN');
  expect((await ask(url, { authorization: 'Bearer chosen-elsewhere' })).status).toBe(200);
  await end();
}, 20_000);

test.each([
  ...['with space', 'ไทย', 'new\nline'].map((token) => [token, 'takes letters, digits']),
  ['a', 'takes at least 16 characters, not 1'],
])(
  'refuses the token %j at the start: it %s',
  async (token, why) => {
    const { said, end } = await started(token);
    expect(said).toContain(`KRAPAO_ADMIN_TOKEN ${why}`);
    await end();
  },
  20_000,
);
