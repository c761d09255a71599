import type { ApiRequest } from '../../engine/api-message.ts';
import { isForm } from '../../kernel/uploaded-file.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';

/** The field `file` of a multipart body; null when there is none, or when the body cannot be read at all. */
async function fileOf(request: Request): Promise<File | null> {
  try {
    const value = (await request.formData()).get('file');
    return value instanceof File ? value : null;
  } catch {
    return null;
  }
}

/** An API request without its body. @param base path that the API lies under, with a slash at both ends */
const headOf = ({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>, base: string) => ({
  method,
  path: `/${new URL(url).pathname.slice(base.length)}`,
  headers: Object.fromEntries(headers),
});

/**
 * Turns a web request into an API request; an uploaded file is put into the world's upload store.
 * @param base path that the API lies under, with a slash at both ends
 */
export async function toApiRequest(request: Request, base: string, sandbox: Sandbox): Promise<ApiRequest> {
  const head = { ...headOf(request, base), signal: request.signal };
  if (!isForm(request.headers.get('content-type'))) {
    return { ...head, body: request.method === 'GET' ? null : await request.text() };
  }
  const file = await fileOf(request);
  return { ...head, body: null, file: file && (await sandbox.files.receive(file)) };
}
