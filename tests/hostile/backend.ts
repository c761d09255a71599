/** Replaces the network of one mounted app by the simulator, with the response of one operation replaced. */
import { vi } from 'vitest';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { png } from '../support/recipes/requests.ts';
import { evening, openSandbox } from '../support/worlds/open-sandbox.ts';
import { answerSchema, resolve, type Schema, typeOf } from './schema.ts';
import type { Reply } from './wire.ts';

export interface WorldChoice {
  readonly scenario?: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Replaces an operation's response; receives the simulator's valid response. */
export type Replacement = (valid: string) => Reply;

/**
 * Replaces amounts of zero by distinct small amounts: the response stays valid, and any 0.00 on the screen is wrong.
 */
function withoutZeros(schema: Schema, value: unknown, count = { zeros: 0 }): unknown {
  const own = resolve(schema);
  if (value === 0 && typeOf(own) === 'number') return 3.07 + (count.zeros += 1) / 100;
  if (Array.isArray(value)) return value.map((item) => withoutZeros(own.items ?? {}, item, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutZeros(own.properties?.[name] ?? {}, field, count)]),
  );
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export class Backend {
  readonly asked: OperationId[] = [];
  /** Addresses of calls to no API operation. */
  readonly strange: string[] = [];
  /** Bodies given to the app, the newest for each operation and path. */
  readonly given = new Map<string, { id: OperationId; text: string }>();
  /** Number of replaced responses. */
  replaced = 0;
  /** Whether a command was carried out: the world has changed. */
  changed = false;
  open = 0;
  readonly #kept = new Map<string, { status: number; text: string }>();
  readonly #world: Promise<Sandbox>;
  #target: OperationId | null = null;
  #replacement: Replacement | null = null;

  constructor(choice: WorldChoice) {
    const { scenario = 'everyday', set = {} } = choice;
    this.#world = openSandbox(scenario, { set: { latency: 'none', ...set }, now: () => Date.now() });
  }

  /** From now on replaces the response of one operation; null ends it. */
  replace(target: OperationId | null, replacement: Replacement | null): void {
    this.#target = target;
    this.#replacement = replacement;
    this.replaced = 0;
    this.asked.length = 0;
    this.strange.length = 0;
    for (const [key, { id }] of this.given) if (id === target) this.given.delete(key);
  }

  begin(): void {
    this.given.clear();
  }

  /** A game's name in the valid wallet. */
  gameName(code: string): string {
    for (const [key, { text }] of this.#kept) {
      if (!key.startsWith('GET /api/wallet ')) continue;
      const { slots } = JSON.parse(text) as { slots: { code: string; name: string }[] };
      return slots.find((slot) => slot.code === code)?.name ?? code;
    }
    return code;
  }

  async token(): Promise<string> {
    const answer = await this.#ask(
      'POST',
      '/api/login',
      JSON.stringify({ username: '0812345678', password: 'krapao99' }),
      {},
    );
    return (JSON.parse(answer.text) as { token: string }).token;
  }

  async #ask(method: string, path: string, body: string | null, headers: Record<string, string>, file = false) {
    const world = await this.#world;
    const request = { method, path, body: file ? null : body, headers, ...(file ? { file: png('slip-500.png') } : {}) };
    const answer = await world.handle(request);
    if (answer.kind === 'cut') throw new TypeError('Failed to fetch');
    return answer;
  }

  /** The simulator's own response; cached after the first call, so that all cases of a screen start equal. */
  async #valid(id: OperationId, method: string, path: string, body: string | null, headers: Record<string, string>) {
    const key = `${method} ${path} ${body ?? ''}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const answer = await this.#ask(method, path, body, headers, operations[id].upload);
    const text =
      answer.status === 200 ? JSON.stringify(withoutZeros(answerSchema(id), JSON.parse(answer.text))) : answer.text;
    const valid = { status: answer.status, text };
    this.#kept.set(key, valid);
    return valid;
  }

  async receive(method: string, url: URL, body: string | null, headers: Record<string, string>): Promise<Received> {
    const path = url.pathname;
    const match = url.origin === location.origin ? matchOperation(method, path) : null;
    if (!match) {
      this.strange.push(`${method} ${url.href.slice(0, 200)}`);
      throw new TypeError('Failed to fetch');
    }
    const { id } = match;
    this.asked.push(id);
    this.open += 1;
    try {
      const valid = await this.#valid(id, method, path + url.search, body, headers);
      const replacement = this.#target === id ? this.#replacement : null;
      const reply = replacement ? replacement(valid.text) : { ...valid, headers: {}, after: false };
      if (replacement) this.replaced += 1;
      if (reply.after && operations[id].effect === 'write') {
        this.#kept.clear();
        this.changed = true;
      }
      this.given.set(`${id} ${path} ${body ?? ''}`, { id, text: reply.text });
      const date = new Date(Date.now()).toUTCString();
      return { status: reply.status, headers: new Headers({ date, ...reply.headers }), text: reply.text };
    } finally {
      this.open -= 1;
    }
  }

  /** Replaces `fetch` and `XMLHttpRequest` by this backend. */
  listen(): void {
    vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
      const body = typeof init.body === 'string' ? init.body : null;
      const headers = Object.fromEntries(
        [...new Headers(init.headers)].map(([name, value]) => [name.toLowerCase(), value]),
      );
      const {
        status,
        headers: own,
        text,
      } = await this.receive(init.method ?? 'GET', new URL(input, location.href), body, headers);
      if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
      return { status, headers: own, arrayBuffer: async () => new TextEncoder().encode(text).buffer };
    });
    vi.stubGlobal('XMLHttpRequest', uploadTo(this));
  }
}

export const machineStart = evening;

/** `XMLHttpRequest` as the app's uploads use it, answered by a test backend. */
const uploadTo = (backend: Pick<Backend, 'receive'>) =>
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
