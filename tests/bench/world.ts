import { createMemoryStore } from '../../mocks/index.ts';
import { callerOf, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';
import { median, timed } from './figures.ts';

/** Median for a page in the middle of a history, ms. */
export async function statementPage(rows: number): Promise<number> {
  const player = await logIn(await openSandbox('everyday', { set: { statementRows: rows } }));
  const page = Math.floor(rows / 20);
  const times: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    times.push(await timed(() => player.post('/api/statement', { page, limit: 10 })));
  }
  return median(times.slice(50));
}

async function runAndReplay(transfers: number): Promise<[run: number, replay: number]> {
  const address = { store: createMemoryStore(), set: { balance: 1_000_000 } };
  const sandbox = await openSandbox('everyday', address);
  const player = callerOf(sandbox, sandbox.token('player'));
  const run = await timed(async () => {
    for (let turn = 0; turn < transfers; turn += 1) {
      const { status } = await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1.25 });
      if (status !== 200) throw new Error(`Transfer ${turn} was refused.`);
    }
  });
  return [run, await timed(() => openSandbox('everyday', address))];
}

/** Medians of running transfers as requests, and of replaying them from the journal, ms. */
export async function replayAndRun(transfers: number): Promise<{ run: number; replay: number }> {
  const times: [run: number, replay: number][] = [];
  for (let turn = 0; turn < 30; turn += 1) times.push(await runAndReplay(transfers));
  const warm = times.slice(10);
  return { run: median(warm.map(([run]) => run)), replay: median(warm.map(([, replay]) => replay)) };
}

/** Opens a world, logs in, fetches wallet and history. @returns ms */
async function boot(scenario: string, seed: number): Promise<number> {
  return timed(async () => {
    const player = await logIn(await openSandbox(scenario, { seed }));
    await player.get('/api/wallet');
    await player.post('/api/statement', { page: 1, limit: 10 });
  });
}

/** Medians of starting two scenarios in turns, ms. */
export async function boots(one: string, other: string): Promise<[number, number]> {
  const times: [number, number][] = [];
  for (let turn = 0; turn < 40; turn += 1) times.push([await boot(one, turn), await boot(other, turn)]);
  const warm = times.slice(10);
  return [median(warm.map(([first]) => first)), median(warm.map(([, second]) => second))];
}
