import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { randomFor } from '../../../mocks/kernel/random.ts';
import { goodRequests, pathOf } from '../recipes/requests.ts';

/** A request as a client sends it; uploads carry real bytes. */
export interface WalkRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body: unknown;
  readonly file: File | null;
}
/** Sends requests to a world. @returns status and text of the response */
export type Carrier = (request: WalkRequest) => Promise<string>;

/** A file whose bytes match its type. */
export const pictureFile = (name: string, content = 'krapao') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), content], name, { type: 'image/png' });
const videoFile = (name: string) =>
  new File([new Uint8Array([0, 0, 0, 24]), 'ftypisom', 'krapao'], name, { type: 'video/mp4' });

const ids = Object.keys(operations) as OperationId[];
const varied: Partial<Record<OperationId, readonly unknown[]>> = {
  transfer: [
    { from: 'WALLET', to: 'JOKER', amount: 12.5 },
    { from: 'JOKER', to: 'WALLET', amount: 3.75 },
    { from: 'WALLET', to: 'JOKER', amount: 113.13 },
  ],
  withdraw: [{ amount: 155.55 }, { amount: 120 }],
  createQr: [{ amount: 111.11 }, { amount: 122.22 }, { amount: 500 }],
};

/** Sends directly to the sandbox, in this process. */
export const directly =
  (sandbox: Sandbox): Carrier =>
  async ({ method, path, token, body, file }) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await sandbox.handle({
      method,
      path,
      headers,
      body: text,
      file: file && (await sandbox.files.receive(file)),
    });
    return answer.kind === 'cut' ? 'cut' : `${answer.status} ${answer.text}`;
  };

/** Sends over `fetch`, like the app's own client. */
export const overFetch =
  (origin: string): Carrier =>
  async ({ method, path, token, body, file }) => {
    const form = new FormData();
    if (file) form.set('file', file);
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const content = file ? form : body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${origin}${path}`, { method, headers, body: content });
    return `${response.status} ${await response.text()}`;
  };

/** Operator actions and clock jumps between two requests. */
const asides: readonly ((sandbox: Sandbox) => Promise<unknown>)[] = [
  (sandbox) => sandbox.clock.jump('3m'),
  (sandbox) => sandbox.clock.jump('61s'),
  (sandbox) => sandbox.operate('giveCoins', { coins: 1 }),
  (sandbox) => sandbox.operate('approveSlip', {}).catch(() => undefined),
  (sandbox) => sandbox.set('nextPrize', 'random'),
  (sandbox) => (sandbox.journal().length > 10 ? sandbox.undo() : Promise.resolve()),
];

/**
 * A long sequence of requests, equal for equal seeds: every operation several times, mixed with clock jumps and
 * operator actions.
 * @returns every response, in order
 */
export async function walk(sandbox: Sandbox, carry: Carrier, seed: number, rounds = 4): Promise<string[]> {
  const random = randomFor(seed, 'walk');
  const answers: string[] = [];
  const begin = random.int(0, ids.length - 1);
  for (let step = 0; step < rounds * ids.length; step++) {
    // A stride coprime to the number of operations visits all of them, in another order than the contract
    const id = ids[(begin + step * 31) % ids.length] as OperationId;
    const { method, path, auth, upload } = operations[id];
    const { params, body } = goodRequests[id] ?? {};
    const file = id === 'uploadChatVideo' ? videoFile('clip.mp4') : pictureFile(`slip-${step}.png`, `${step % 5}`);
    answers.push(
      await carry({
        method,
        path: pathOf(path, params),
        token: auth ? sandbox.token('player') : null,
        body: varied[id] ? random.pick(varied[id]) : body,
        file: upload ? file : null,
      }),
    );
    if (random.int(1, 4) === 1) await random.pick(asides)(sandbox);
  }
  return answers;
}
