/**
 * Uploads of forms with files for WebKitGTK, which cannot read such a form before it is sent ("Unable to read form data
 * blob"): the XHR interceptor would wait forever.
 */

const quoted = (name: string): string =>
  `"${name.replace(/[\r\n"]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}"`;

/** Encodes a form as the bytes that a browser would send. */
export async function bytesOf(form: FormData): Promise<{ type: string; bytes: ArrayBuffer }> {
  const boundary = `----krapao${crypto.getRandomValues(new Uint32Array(4)).join('')}`;
  const parts: BlobPart[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
    if (typeof value === 'string') parts.push(`${head}\r\n\r\n${value}\r\n`);
    else {
      const type = value.type || 'application/octet-stream';
      parts.push(`${head}; filename=${quoted(value.name)}\r\nContent-Type: ${type}\r\n\r\n`);
      parts.push(await value.arrayBuffer(), '\r\n');
    }
  }
  parts.push(`--${boundary}--\r\n`);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: await new Blob(parts).arrayBuffer() };
}

/** An XHR that reads its form as bytes and then sends them, unless it is aborted before. */
function sendingBytes(request: XMLHttpRequest): XMLHttpRequest {
  let isAborted = false;
  const send = (body?: Document | XMLHttpRequestBodyInit | null) => {
    if (!(body instanceof FormData)) return request.send(body);
    isAborted = false;
    void bytesOf(body).then(({ type, bytes }) => {
      if (isAborted) return;
      request.setRequestHeader('content-type', type);
      request.send(bytes);
    });
  };
  const abort = () => {
    isAborted = true;
    request.abort();
    // An XHR that was not sent yet reports no abort by itself
    if (request.readyState === XMLHttpRequest.OPENED) request.dispatchEvent(new ProgressEvent('abort'));
  };
  return new Proxy(request, {
    get: (target, name) => (name === 'send' ? send : name === 'abort' ? abort : Reflect.get(target, name, target)),
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

/** Makes every XHR of this page read its form before it is sent. */
export function sendFormsAsBytes(): void {
  globalThis.XMLHttpRequest = new Proxy(globalThis.XMLHttpRequest, {
    construct: (Intercepted) => sendingBytes(new Intercepted()),
  });
}
