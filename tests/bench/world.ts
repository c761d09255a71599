import { createMemoryStore } from '../../mocks/index.ts';
import { callerOf, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';
import { type Pair, timed } from './figures.ts';

/** Calls in turns; the first rounds warm up. @returns ms */
async function rounds(count: number, warmUp: number, round: (turn: number) => Promise<Pair>): Promise<Pair[]> {
  const times: Pair[] = [];
  for (let turn = 0; turn < count; turn += 1) times.push(await round(turn));
  return times.slice(warmUp);
}

/** Opens a statement. @returns takes the time of a page in the middle of it, ms */
async function statement(rows: number): Promise<() => Promise<number>> {
  const player = await logIn(await openSandbox('everyday', { set: { statementRows: rows } }));
  const page = Math.floor(rows / 20);
  return () => timed(() => player.post('/api/statement', { page, limit: 10 }));
}

/** A page of each of two statements. */
export async function statementPages(rows: number, fewer: number): Promise<Pair[]> {
  const [long, short] = [await statement(rows), await statement(fewer)];
  return rounds(300, 50, async () => [await long(), await short()]);
}

async function replayAndRunOnce(transfers: number): Promise<Pair> {
  const address = { store: createMemoryStore(), set: { balance: 1_000_000 } };
  const sandbox = await openSandbox('everyday', address);
  const player = callerOf(sandbox, sandbox.token('player'));
  const run = await timed(async () => {
    for (let turn = 0; turn < transfers; turn += 1) {
      const { status } = await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1.25 });
      if (status !== 200) throw new Error(`Transfer ${turn} was refused.`);
    }
  });
  return [await timed(() => openSandbox('everyday', address)), run];
}

/** Replaying transfers from the journal, and running them as requests. */
export const replayAndRun = (transfers: number): Promise<Pair[]> => rounds(30, 10, () => replayAndRunOnce(transfers));

/** Opens a world, logs in, fetches wallet and history. @returns ms */
async function boot(scenario: string, seed: number): Promise<number> {
  return timed(async () => {
    const player = await logIn(await openSandbox(scenario, { seed }));
    await player.get('/api/wallet');
    await player.post('/api/statement', { page: 1, limit: 10 });
  });
}

/** Starting each of two scenarios. */
export const boots = (one: string, other: string): Promise<Pair[]> =>
  rounds(40, 10, async (seed) => [await boot(one, seed), await boot(other, seed)]);
