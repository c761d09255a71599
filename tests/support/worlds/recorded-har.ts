/** HAR files of a simulated backend's responses, as a browser writes them. */
import type { Sandbox } from '../../../mocks/index.ts';
import { callerOf, openSandbox, type Reply } from './open-sandbox.ts';

export const harBase = 'https://api.client.example/v2';

export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    headers: { name: string; value: string }[];
    postData?: { mimeType: string; text?: string };
  };
  response: {
    status: number;
    headers: { name: string; value: string }[];
    content: { size: number; mimeType: string; text?: string; encoding?: string };
  };
}
export interface Har {
  log: { version: string; creator: { name: string; version: string }; entries: HarEntry[] };
}

/** Records the calls of one browser. */
export class HarRecorder {
  readonly entries: HarEntry[] = [];
  readonly #sandbox: Sandbox;
  #token: string | null = null;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  async ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Reply> {
    const caller = callerOf(this.#sandbox, this.#token);
    const reply =
      method === 'GET' ? await caller.get(path) : await caller[method === 'POST' ? 'post' : 'put'](path, body);
    const text = JSON.stringify(reply.body);
    this.entries.push({
      startedDateTime: new Date(this.#sandbox.now() + this.entries.length * 20).toISOString(),
      time: 12,
      request: {
        method,
        url: `${harBase}${path}`,
        headers: this.#token === null ? [] : [{ name: 'authorization', value: `Bearer ${this.#token}` }],
        ...(body !== undefined && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
      },
      response: {
        status: reply.status,
        headers: [],
        content: { size: new TextEncoder().encode(text).length, mimeType: 'application/json', text },
      },
    });
    return reply;
  }

  /** Logs in through the API; later calls carry the token. */
  async logIn(username = '0812345678', password = 'krapao99'): Promise<void> {
    const { body } = await this.ask('POST', '/api/login', { username, password });
    this.#token = (body as { token: string }).token;
  }

  /** Requests all pages of a list. */
  async pages(path: string, limit: number): Promise<void> {
    for (let page = 1; ; page += 1) {
      const { body } = await this.ask('POST', path, { page, limit });
      if (!((body as { total: number }).total > page * limit)) return;
    }
  }

  har(): Har {
    const creator = { name: 'WebInspector', version: '537.36' };
    return structuredClone({ log: { version: '1.2', creator, entries: this.entries } });
  }
}

const lookups = [
  'active',
  'info',
  'notice',
  'registerOTP',
  'enableChatWidget',
  'conditions',
  'agreements',
  'contact',
  'banks',
  'sources',
];
const ofPlayers = [
  '/api/lookup/deposit',
  '/api/lookup/withdraw',
  '/api/lookup/slip',
  '/api/account/profile',
  '/api/wallet',
  '/api/invite/banners',
  '/api/refund/check',
  '/api/refund/banners',
  '/api/bonus',
  '/api/bonus/check/active',
  '/api/bonus/check/minimum',
  '/api/promotion/current',
  '/api/spinwheel/active',
  '/api/spinwheel/setup',
  '/api/spinwheel/coupon',
  '/api/qrcode/KBANK',
  '/api/qrcode/WW',
  '/api/qrcode/FP',
];

/** Everything that a player can read. */
export async function readEverything(recorder: HarRecorder): Promise<void> {
  for (const name of lookups) await recorder.ask('GET', `/api/lookup/${name}`);
  await recorder.ask('GET', '/api/chat/config');
  await recorder.logIn();
  for (const path of ofPlayers) await recorder.ask('GET', path);
  await recorder.pages('/api/statement', 10);
  await recorder.pages('/api/statement/slip', 10);
  await recorder.pages('/api/invite', 25);
  await recorder.pages('/api/refund', 25);
  const { body } = await recorder.ask('POST', '/api/statement/slip', { page: 1, limit: 10 });
  for (const { reference } of (body as { slips: { reference: string | null }[] }).slips) {
    if (reference !== null) await recorder.ask('GET', `/api/statement/slip/reference/${encodeURIComponent(reference)}`);
  }
  const wallet = recorder.entries.find(({ request }) => request.url.endsWith('/api/wallet'));
  const { profile } = JSON.parse(wallet?.response.content.text ?? '') as { profile: { _id: string } };
  await recorder.ask('POST', '/api/chat/history', { userId: profile._id, guestId: '', limit: 20, skip: 0 });
  await recorder.ask('POST', '/api/chat/history', { userId: profile._id, guestId: '', limit: 20, skip: 20 });
}

export type Body = Record<string, unknown>;
export const transferOf = (amount: number) => ({ from: 'WALLET', to: 'JOKER', amount });

/** A recording in which the player has read everything; `look` reads wallet and statement again. */
export async function recorderOf() {
  const sandbox = await openSandbox('lucky', { seed: 7, set: { openGames: 'all', balance: 4250.75 } });
  const recorder = new HarRecorder(sandbox);
  await readEverything(recorder);
  const look = async () => {
    await recorder.ask('GET', '/api/wallet');
    await recorder.ask('POST', '/api/statement', { page: 1, limit: 10 });
  };
  return { sandbox, recorder, look };
}

/** Transfers, one of them refused; a withdrawal paid by the bank; a coupon; a QR paid by a banking app. */
export async function recordDay(): Promise<Har> {
  const { sandbox, recorder, look } = await recorderOf();
  await recorder.ask('POST', '/api/wallet/transfer', transferOf(100));
  await look();
  await sandbox.clock.jump('1m');
  await recorder.ask('POST', '/api/wallet/transfer', transferOf(99_999));
  await recorder.ask('POST', '/api/wallet/withdraw', { amount: 500 });
  await look();
  const { coupons } = (await recorder.ask('GET', '/api/spinwheel/coupon')).body as {
    coupons: { _id: string; amount: number }[];
  };
  await recorder.ask('POST', '/api/spinwheel/coupon/claim', { coupon: coupons.find(({ amount }) => amount > 0)?._id });
  await recorder.ask('GET', '/api/spinwheel/coupon');
  await look();
  await recorder.ask('POST', '/api/qrcode/WW', { amount: 300 });
  await recorder.ask('GET', '/api/qrcode/WW');
  await sandbox.clock.jump('30s');
  await sandbox.operator.payQr({ bankCode: 'WW' });
  await sandbox.clock.jump('40s');
  await recorder.ask('GET', '/api/qrcode/WW');
  await look();
  await sandbox.clock.jump('10m');
  await look();
  return recorder.har();
}

export const entriesOf = (har: Har, path: string) =>
  har.log.entries.filter(({ request }) => request.url.endsWith(path));
export const bodyOf = (entry: Har['log']['entries'][number]) => JSON.parse(entry.response.content.text ?? '') as Body;

/** Edits the responses to `path` that follow the first response to `write`. */
export function changeAfter(har: Har, write: string, path: string, edit: (body: Body) => void): void {
  const from = har.log.entries.findIndex(({ request }) => request.url.endsWith(write));
  const later = har.log.entries.slice(from).filter(({ request }) => request.url.endsWith(path));
  if (later.length === 0) throw new Error(`no answer to ${path} after ${write}`);
  for (const entry of later) {
    const body = bodyOf(entry);
    edit(body);
    const text = JSON.stringify(body);
    entry.response.content = { ...entry.response.content, text, size: new TextEncoder().encode(text).length };
  }
}
