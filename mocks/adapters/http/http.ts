import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { placeholderImage } from './placeholder-image.ts';
import { toApiRequest } from './to-api-request.ts';

/** Answers whether this page's calls reach the simulator at all; under the API, so that it takes the same way. */
export const selfTestPath = 'api/__sandbox';

/**
 * One wildcard handler for everything under the API: MSW matches handlers one by one, the operation table does not.
 * @param base path of the app, with a slash at both ends
 * @param adapt what an answer's text still has to go through on its way out
 */
export function sandboxHandler(
  sandbox: () => Sandbox,
  origin: string,
  base: string,
  adapt: (text: string) => string = (text) => text,
): RequestHandler {
  return http.all(`${origin}${base}api/*`, async ({ request }) => {
    if (new URL(request.url).pathname === `${base}${selfTestPath}`) return new HttpResponse(null, { status: 204 });
    const answer = await sandbox().handle(await toApiRequest(request, base, sandbox()));
    if (answer.kind === 'cut') return HttpResponse.error();
    return new HttpResponse(adapt(answer.text), { status: answer.status, headers: answer.headers });
  });
}

/** Shows what was uploaded; a file that stayed on the sender's machine (the world came in a link) is drawn. */
export function uploadsHandler(sandbox: () => Sandbox, origin: string, base: string): RequestHandler {
  return http.get(`${origin}${base}uploads/:name`, async ({ params }) => {
    const name = String(params.name);
    const file = await sandbox().files.get(name.split('.')[0] ?? '');
    const headers = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };
    if (file) return new HttpResponse(file, { headers: { ...headers, 'content-type': file.type } });
    return new HttpResponse(placeholderImage(name), { headers: { ...headers, 'content-type': 'image/svg+xml' } });
  });
}
