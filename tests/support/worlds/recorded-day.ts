/** A recorded day of a player who changes something. */
import { openSandbox } from './open-sandbox.ts';
import { type Har, HarRecorder, readEverything } from './recorded-har.ts';

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

/** Transfers, one of them refused; a withdrawal that the bank pays; a coupon; a QR that is paid by a banking app. */
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

/** Changes the answers to a path that came after the first answer to another one. */
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
