/** `XMLHttpRequest` as the app's uploads use it, before a backend of a test. */

interface Receiver {
  receive(
    method: string,
    url: URL,
    body: string | null,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string }>;
}

export const uploadTo = (backend: Receiver) =>
  class {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    response: ArrayBuffer | null = null;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    readonly #headers: Record<string, string> = {};
    #call: { method: string; url: URL } | null = null;
    open(method: string, url: URL) {
      this.#call = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name.toLowerCase()] = value;
    }
    abort() {
      this.onabort();
    }
    send() {
      const { method, url } = this.#call ?? { method: '', url: new URL(location.href) };
      backend.receive(method, url, null, this.#headers).then(
        ({ status, text }) => {
          this.status = status;
          this.response = new TextEncoder().encode(text).buffer;
          this.onload();
        },
        () => this.onerror(),
      );
    }
  };
