import { requestAdmin } from '../support/backend/client.ts';

/** The tests' backend, for what calls it without a browser. */
export const backendUrl = `http://127.0.0.1:${process.env['KRAPAO_BACKEND_PORT']}`;

/**
 * Calls the admin API of the tests' backend: creates, scripts and removes worlds. A missing world is no error.
 * @throws Error with the server's message when it refuses
 */
export async function admin(path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await requestAdmin(backendUrl, path, method, JSON.stringify(body));
  const text = await response.text();
  if (!response.ok && response.status !== 404) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
