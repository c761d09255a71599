import type { ApiRequest } from '../../engine/checks/api-message.ts';
import { isForm } from '../../kernel/uploaded-file.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';

/** The field `file` of a multipart body; null when it is absent or the body is unreadable. */
async function fileOf(request: Request): Promise<File | null> {
  try {
    const value = (await request.formData()).get('file');
    return value instanceof File ? value : null;
  } catch {
    return null;
  }
}

/** An API request without its body. @param base path above the API, with a slash at both ends */
const headOf = ({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>, base: string) => ({
  method,
  path: `/${new URL(url).pathname.slice(base.length)}`,
  headers: Object.fromEntries(headers),
});

/**
 * Converts a web request to an API request, and stores an uploaded file in the world's upload store.
 * @param base path above the API, with a slash at both ends
 */
export async function toApiRequest(request: Request, base: string, sandbox: Sandbox): Promise<ApiRequest> {
  const head = { ...headOf(request, base), signal: request.signal };
  if (!isForm(request.headers.get('content-type'))) {
    return { ...head, body: ['GET', 'HEAD'].includes(request.method) ? null : await request.text() };
  }
  const file = await fileOf(request);
  return { ...head, body: null, file: file && (await sandbox.files.receive(file)) };
}
