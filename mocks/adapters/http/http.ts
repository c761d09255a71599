import { HttpResponse, http, type RequestHandler } from 'msw';
import { type ApiResponse, jsonAnswer, mayHaveBody } from '../../engine/checks/api-message.ts';
import { refusedWith } from '../../engine/execute/command.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { toApiRequest } from './to-api-request.ts';

/** A call that only the simulator answers (204); under the API path, so that it is intercepted like real calls. */
export const selfTestPath = 'api/__sandbox';

/** Marks the simulator's responses: one without it came from the host, or from a worker that lost its page. */
export const answerHeader = 'x-sandbox';
const mark = { [answerHeader]: 'answer' };
const failed = refusedWith('INTERNAL_SERVER_ERROR');

/** The simulator's response; `INTERNAL_SERVER_ERROR` when it fails, for example without its store. */
async function answerOf(request: Request, base: string, sandbox: Sandbox): Promise<ApiResponse> {
  try {
    return await sandbox.handle(await toApiRequest(request, base, sandbox));
  } catch (problem) {
    console.error(problem);
    return jsonAnswer(failed.status, JSON.stringify(failed.body), sandbox.now());
  }
}

/**
 * One handler for the whole API: the simulator finds the operation faster than MSW.
 * @param base path of the app, with a slash at both ends
 * @param adapt changes the text of a response before it is sent
 */
export function sandboxHandler(
  sandbox: () => Sandbox,
  origin: string,
  base: string,
  adapt: (text: string) => string = (text) => text,
): RequestHandler {
  return http.all(
    ({ request }) => request.url.startsWith(`${origin}${base}api/`),
    async ({ request }) => {
      if (new URL(request.url).pathname === `${base}${selfTestPath}`)
        return new HttpResponse(null, { status: 204, headers: mark });
      const answer = await answerOf(request, base, sandbox());
      if (answer.kind === 'cut') return HttpResponse.error();
      const { status, headers } = answer;
      const body = mayHaveBody(status) && request.method !== 'HEAD' ? adapt(answer.text) : null;
      return new HttpResponse(body, { status, headers: { ...headers, ...mark } });
    },
  );
}

const uploadName = /^([^/?#]+)(?:[?#]|$)/;

/** The name of the uploaded file in an address; null for every other address. */
function uploadNameOf(url: string, folder: string): string | null {
  const name = url.startsWith(folder) && uploadName.exec(url.slice(folder.length))?.[1];
  if (!name) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // A percent sign that escapes nothing
  }
}

/** Serves the uploads of the world. */
export function uploadsHandler(sandbox: () => Sandbox, origin: string, base: string): RequestHandler {
  const nameIn = ({ url }: Request) => uploadNameOf(url, `${origin}${base}uploads/`);
  return http.get(
    ({ request }) => nameIn(request) !== null,
    async ({ request }) => {
      const name = String(nameIn(request));
      // Lazy-loaded: few worlds have uploads that are viewed
      const { answerUpload, hashIn } = await import('./answer-upload.ts');
      return answerUpload(await sandbox().files.get(hashIn(name)), name);
    },
  );
}
