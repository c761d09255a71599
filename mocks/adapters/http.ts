import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Sandbox } from '../sandbox.ts';

/** Answers whether this page's calls reach the simulator at all; under the API, so that it takes the same way. */
export const selfTestPath = 'api/__sandbox';

async function toWire(request: Request, base: string) {
  const path = `/${new URL(request.url).pathname.slice(base.length)}`;
  const body = request.method === 'GET' ? null : await request.text();
  return { method: request.method, path, headers: Object.fromEntries(request.headers), body, signal: request.signal };
}

/**
 * One wildcard handler for everything under the API: MSW matches handlers one by one, the operation table does not.
 * @param base path of the app, with a slash at both ends
 */
export function sandboxHandler(sandbox: () => Sandbox, origin: string, base: string): RequestHandler {
  return http.all(`${origin}${base}api/*`, async ({ request }) => {
    if (new URL(request.url).pathname === `${base}${selfTestPath}`) return new HttpResponse(null, { status: 204 });
    const answer = await sandbox().handle(await toWire(request, base));
    if (answer.kind === 'cut') return HttpResponse.error();
    return new HttpResponse(answer.text, { status: answer.status, headers: answer.headers });
  });
}
