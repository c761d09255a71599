import { expect, test } from 'vitest';
import { serverWith } from '../../tests/support/backend/example-server.ts';
import { serveBackend } from '../../tests/support/backend/serve.ts';
import { logIn, sendsReadably } from './log-in.ts';

const refusalAt = (baseUrl: string) => {
  const target = { baseUrl, token: null, headers: { 'x-client': 'wallet-user' }, timeoutMs: 30_000, origin: null };
  return logIn(target, '0812345678', 'wrong').catch((error: unknown) => (error as Error).message);
};

test('says what the code of a refused login means', async () => {
  expect(await refusalAt(await serveBackend())).toBe(
    'the login was refused: 400 WRONG_CREDENTIAL: Incorrect phone number or password.',
  );
});

test.each([
  ['a page', 200, '<html></html>', '200, and the body is not JSON'],
  ['JSON of another API', 200, '{"ok":true}', '200, without a token'],
  ['a code of another API', 401, '{"message":"BAD_LOGIN"}', '401, without a token'],
])('asks whether it is a Krapao backend after %s', async (_what, status, body, said) => {
  const url = await serverWith((_request, response) => Boolean(response.writeHead(status).end(body)));
  const question = 'Is --base-url the address of a Krapao backend, without /api?';
  expect(await refusalAt(url)).toBe(`the login was refused: ${said}. ${question}`);
});

test.each([
  ['https://api.client.example', false],
  ['http://127.0.0.1:4870', false],
  ['http://[::1]:4870/w/demo', false],
  ['http://localhost', false],
  ['http://demo.localhost:4870', false],
  ['http://api.client.example', true],
  ['http://127.0.0.1.client.example', true],
  ['http://localhost.client.example', true],
  ['http://192.168.1.5:4870', true],
])('knows whether a password travels readably to %s', (baseUrl, isReadable) => {
  expect(sendsReadably(baseUrl)).toBe(isReadable);
});
