import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { answerUpload, hashIn } from './answer-upload.ts';
import { toApiRequest } from './to-api-request.ts';

/** A call that only the simulator answers, with 204; under the API path, so that it is intercepted like real calls. */
export const selfTestPath = 'api/__sandbox';

/**
 * One handler for everything under the API; the simulator finds the operation itself, faster than MSW would.
 * @param base path of the app, with a slash at both ends
 * @param adapt changes the text of an answer before it is sent
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

/** Answers the files that were uploaded to the world. */
export function uploadsHandler(sandbox: () => Sandbox, origin: string, base: string): RequestHandler {
  return http.get(`${origin}${base}uploads/:name`, async ({ params }) => {
    const name = String(params.name);
    return answerUpload(await sandbox().files.get(hashIn(name)), name);
  });
}
