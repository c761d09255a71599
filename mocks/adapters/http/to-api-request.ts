import type { WireRequest } from '../../engine/api-message.ts';
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

/**
 * A request of the web as the simulator takes it; an uploaded file goes to the world's shelf on the way.
 * @param base path that the API lies under, with a slash at both ends
 */
export async function toWire(request: Request, base: string, sandbox: Sandbox): Promise<WireRequest> {
  const path = `/${new URL(request.url).pathname.slice(base.length)}`;
  const head = { method: request.method, path, headers: Object.fromEntries(request.headers), signal: request.signal };
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    return { ...head, body: request.method === 'GET' ? null : await request.text() };
  }
  const file = await fileOf(request);
  return { ...head, body: null, file: file && (await sandbox.files.receive(file)) };
}
