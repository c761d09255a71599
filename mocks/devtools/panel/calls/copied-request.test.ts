/** Runs the copied text: the command in a shell, the statement with a stub for `fetch`. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createWorld, temporaryFolder } from '../../../../tests/support/backend/client.ts';
import { openBackend } from '../../../../tests/support/backend/in-process.ts';
import { evening, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { lacks } from '../../../../tools/run/programs.ts';
import { asCurl, asFetch } from './copied-request.ts';

const run = promisify(execFile);
const token = 'kp1.0123456789abcdef';
const call = {
  method: 'POST',
  path: "/api/it's/$HOME",
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': 'Browser',
    'sec-fetch-mode': 'cors',
    'x-client': 'wallet-user',
  },
  requestBody: `{"text":"it's \`$(id)\` \\n","token":"${token}"}`,
};

/** The arguments a shell passes to curl; Node stands in for it and prints them. */
async function wordsOf(command: string): Promise<string[]> {
  const script = command.replace(/^curl /, `"$NODE" -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- `);
  const { stdout } = await run('sh', ['-c', script], { env: { NODE: process.execPath, TOKEN: token } });
  return JSON.parse(stdout) as string[];
}

// APP-369
test('curl receives exactly the call from the shell, with the token from $TOKEN', async () => {
  const command = asCurl(call);
  expect(command).not.toContain(token);
  expect(await wordsOf(command)).toEqual([
    ...['-sS', '-X', 'POST', `http://127.0.0.1:4870${call.path}`],
    ...['-H', `authorization: Bearer ${token}`, '-H', 'content-type: application/json', '-H', 'x-client: wallet-user'],
    ...['--data-raw', call.requestBody],
  ]);
});

// APP-369
test('the shell sends nothing without a token', async () => {
  await expect(run('sh', ['-c', asCurl(call)], { env: { PATH: process.env['PATH'] } })).rejects.toThrow(
    /TOKEN: set it to the token of a login/,
  );
});

// APP-369
test('copies an upload with a placeholder for its file', async () => {
  const upload = {
    ...call,
    headers: { ...call.headers, 'content-type': 'multipart/form-data; boundary=x' },
    requestBody: null,
  };
  const words = await wordsOf(asCurl(upload));
  expect(words.slice(-2)).toEqual(['-F', 'file=@FILE']);
  expect(words.join('\n')).not.toContain('boundary');
  expect(asFetch(upload)).toContain("form.append('file', FILE);");
});

// APP-369
test('the fetch statement sends exactly the call, with the token of the page', async () => {
  const text = asFetch(call);
  expect(text).not.toContain(token);
  const sent: unknown[] = [];
  const fetchInstead = async (...args: unknown[]) => {
    sent.push(...args);
    return new Response('{}');
  };
  const storage = { getItem: (key: string) => (key === 'token' ? token : null) };
  const quiet = { log: () => undefined };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, no-new-func
  await new Function('fetch', 'sessionStorage', 'localStorage', 'console', `return (async () => {${text}})()`)(
    fetchInstead,
    { getItem: () => null },
    storage,
    quiet,
  );
  const { authorization, 'content-type': type, 'x-client': client } = call.headers;
  expect(sent).toEqual([
    call.path,
    { method: 'POST', headers: { authorization, 'content-type': type, 'x-client': client }, body: call.requestBody },
  ]);
});

// APP-369
describe.skipIf(lacks('curl'))('with curl', () => {
  test('the command gets the response from a backend that the panel shows', async () => {
    const sandbox = await openSandbox('everyday');
    const own = sandbox.token('player') ?? '';
    const headers = { authorization: `Bearer ${own}`, 'x-client': 'wallet-user' };
    await sandbox.handle({ method: 'GET', path: '/api/wallet', headers, body: null });
    const shown = sandbox.calls().at(-1);
    if (!shown) throw new Error('there was no call');
    const { folder, drop } = await temporaryFolder();
    onTestFinished(drop);
    const backend = await openBackend(folder);
    onTestFinished(() => backend.close());
    await createWorld(backend.url, 'twin', { at: evening, frozen: true });
    const env = { ...process.env, API_BASE: `${backend.url}/w/twin`, TOKEN: own };
    const { stdout } = await run('sh', ['-c', asCurl(shown)], { env });
    expect(stdout).toBe(shown.responseBody);
  });
});
