/** Replaces `fetch` with the simulator, for component tests. */
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
  /** World start, epoch ms. */
  readonly at?: number;
}

/** A call that a test delays. */
interface Held {
  readonly operation: OperationId;
  readonly on: 'request' | 'response';
  readonly gate: Promise<void>;
}

// Lower-case names, as a server reads them.
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
    await waitOn('request', operation);
    const reply = await sandbox.handle({ method, path: pathname + search, body, headers: headersOf(init) });
    await waitOn('response', operation);
    init.signal?.throwIfAborted();
    if (reply.kind === 'cut') throw new TypeError('Failed to fetch');
    return new Response(reply.text, { status: reply.status });
  }

  return {
    sandbox,
    calls,

    /** Answers the app's calls until the test ends. */
    listen: () => void vi.stubGlobal('fetch', answer),

    asked: () => calls.map(({ operation }) => operation),

    times: (operation: OperationId) => calls.filter((call) => call.operation === operation).length,

    bodies: (operation: OperationId) => calls.filter((call) => call.operation === operation).map(({ body }) => body),

    /** Delays the next request of an operation before the world receives it. @returns releases it */
    hold: holdOn('request'),

    /** Delays the next response of an operation after the world has created it. @returns releases it */
    holdAnswer: holdOn('response'),

    /** Sends a call of the player from another device. @throws Error when the world refuses */
    async elsewhere<Body = unknown>(path: string, method = 'GET', order: object = {}): Promise<Body> {
      const body = method === 'GET' ? null : JSON.stringify(order);
      const headers = { authorization: `Bearer ${sandbox.token('player')}` };
      const answer = await sandbox.handle({ method, path, body, headers });
      if (answer.kind === 'cut' || answer.status !== 200)
        throw new Error(`${method} ${path}: ${answer.kind === 'cut' ? 'cut' : answer.text}`);
      return JSON.parse(answer.text) as Body;
    },

    /**
     * From now on answers an operation with a handwritten response. Only for responses that the simulator cannot give:
     * outside the contract, or contradictory. `clearFaults` of the sandbox ends it.
     */
    forge(operation: OperationId, body: unknown, status = 200): void {
      for (const fault of sandbox.faults()) if (fault.operation === operation) sandbox.clearFaults(fault);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      sandbox.fault(operation, { body: text, status, times: 'always' });
    },
  };
}

export type SimulatedBackend = ReturnType<typeof backendOf>;

/** Opens a new world that answers the app's calls from now on, and logs the player in. */
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
