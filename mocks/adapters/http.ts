import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Sandbox } from '../sandbox.ts';
import type { WireRequest } from '../transport/message.ts';
import { placeholderImage } from './placeholder-image.ts';

/** Answers whether this page's calls reach the simulator at all; under the API, so that it takes the same way. */
export const selfTestPath = 'api/__sandbox';

/** The field `file` of a multipart body; null when there is none, or when the body cannot be read at all. */
async function fileOf(request: Request): Promise<File | null> {
  try {
    const value = (await request.formData()).get('file');
    return value instanceof File ? value : null;
  } catch {
    return null;
  }
}

async function toWire(request: Request, base: string, sandbox: Sandbox): Promise<WireRequest> {
  const path = `/${new URL(request.url).pathname.slice(base.length)}`;
  const head = { method: request.method, path, headers: Object.fromEntries(request.headers), signal: request.signal };
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    return { ...head, body: request.method === 'GET' ? null : await request.text() };
  }
  const file = await fileOf(request);
  return { ...head, body: null, file: file && (await sandbox.files.receive(file)) };
}

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
    const answer = await sandbox().handle(await toWire(request, base, sandbox()));
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
