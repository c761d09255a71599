/** The simulator in the place of `fetch`, for component tests. */
import { vi } from 'vitest';
import { matchOperation, type OperationId } from '../../../contract/generated/operations.ts';
import type { Sandbox, Switches } from '../../../mocks/index.ts';
import { openSandbox } from '../worlds/open-sandbox.ts';

interface Call {
  readonly operation: OperationId | null;
  readonly path: string;
  readonly body: unknown;
}

interface World {
  readonly set?: Partial<Switches>;
  readonly as?: 'player' | 'visitor';
  /** When the world begins, epoch ms. */
  readonly at?: number;
}

/** A call that a test keeps on its way. */
interface Held {
  readonly operation: OperationId;
  readonly on: 'the way there' | 'the way back';
  readonly gate: Promise<void>;
}

// Names in small letters, as a server reads them.
const headersOf = (init: RequestInit) =>
  Object.fromEntries([...new Headers(init.headers)].map(([name, value]) => [name.toLowerCase(), value]));

function backendOf(sandbox: Sandbox) {
  const calls: Call[] = [];
  const held: Held[] = [];

  const holdOn = (on: Held['on']) => (operation: OperationId) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push({ operation, on, gate: promise });
    return resolve;
  };

  async function waitOn(on: Held['on'], operation: OperationId | null) {
    const index = held.findIndex((one) => one.operation === operation && one.on === on);
    if (index >= 0) await held.splice(index, 1)[0]?.gate;
  }

  async function answer(input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? init.body : null;
    const operation = matchOperation(method, pathname)?.id ?? null;
    calls.push({ operation, path: pathname, body: body === null ? null : JSON.parse(body) });
    await waitOn('the way there', operation);
    const reply = await sandbox.handle({ method, path: pathname + search, body, headers: headersOf(init) });
    await waitOn('the way back', operation);
    init.signal?.throwIfAborted();
    if (reply.kind === 'cut') throw new TypeError('Failed to fetch');
    return new Response(reply.text, { status: reply.status });
  }

  return {
    sandbox,
    calls,

    /** The world answers the calls of the app, until the test ends. */
    listen: () => void vi.stubGlobal('fetch', answer),

    asked: () => calls.map(({ operation }) => operation),

    times: (operation: OperationId) => calls.filter((call) => call.operation === operation).length,

    bodies: (operation: OperationId) => calls.filter((call) => call.operation === operation).map(({ body }) => body),

    /** Keeps the next call of an operation on its way to the world. @returns lets it arrive there */
    hold: holdOn('the way there'),

    /** Keeps the answer of the next call of an operation, after the world has given it. @returns lets it arrive */
    holdAnswer: holdOn('the way back'),

    /** What the world answers to a call of the player from another device. @throws when it refuses */
    async elsewhere<Body = unknown>(path: string, method = 'GET', order: object = {}): Promise<Body> {
      const body = method === 'GET' ? null : JSON.stringify(order);
      const headers = { authorization: `Bearer ${sandbox.token('player')}` };
      const answer = await sandbox.handle({ method, path, body, headers });
      if (answer.kind === 'cut' || answer.status !== 200)
        throw new Error(`${method} ${path}: ${answer.kind === 'cut' ? 'cut' : answer.text}`);
      return JSON.parse(answer.text) as Body;
    },

    /**
     * From here on an operation answers this, which the test has made by hand: only for answers that the simulator may not
     * give by itself, because the contract does not have them or because they contradict each other. `clearFaults` of the
     * sandbox ends it.
     */
    forge(operation: OperationId, body: unknown, status = 200): void {
      for (const fault of sandbox.faults()) if (fault.operation === operation) sandbox.clearFaults(fault);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      sandbox.fault(operation, { body: text, status, times: 'always' });
    },
  };
}

export type SimulatedBackend = ReturnType<typeof backendOf>;

/** Opens a new world, which answers the calls of the app from here on, and lets the player in. */
export async function simulate(
  scenario = 'everyday',
  { set = {}, as = 'player', ...rest }: World = {},
): Promise<SimulatedBackend> {
  const sandbox = await openSandbox(scenario, { set, now: () => Date.now(), ...rest });
  const token = as === 'player' ? sandbox.token('player') : null;
  if (token !== null) localStorage.setItem('token', token);
  const backend = backendOf(sandbox);
  backend.listen();
  return backend;
}
