import type { BackendFigureName } from '../budgets.ts';
import { attempt, type Figure, type Measurement, medians, type Pair, ratioOf, reasonOf } from '../figures.ts';
import { type LongLife, longLifeInMemory, longLifeInRedis, longLifeOnDisk } from '../long-life.ts';
import { answered, compared } from './load.ts';
import { transfersAt, walletsOf, withServers } from './servers.ts';

const rounds = 5;
const seconds = 2;
const aSecond = (rate: number) => `${Math.round(rate)} a second`;

/** How many times as many calls a bare server answers. */
function slower(what: BackendFigureName, [bare, own]: readonly [string, string], rates: readonly Pair[]): Figure {
  const [a, b] = medians(rates);
  const value = ratioOf(rates);
  return { what, value, detail: `${bare} ${aSecond(a)}, ${own} ${aSecond(b)}: ${(1 / value).toFixed(2)} of it` };
}

const writes = (): Promise<Figure[]> =>
  withServers(async ({ backend, reference, headers }) => {
    const body = JSON.stringify({ from: 'WALLET', to: 'JOKER', amount: 1 });
    const bare = { url: reference, requests: [{ method: 'POST' as const, path: '/insert', headers, body }] };
    const rates = await compared(bare, transfersAt(backend, headers), rounds, seconds);
    return [slower('bare SQLite insert ÷ transfer', ['insert', 'transfer'], rates)];
  });

const worlds = 200;

const manyWorlds = (): Promise<Figure[]> =>
  withServers(async ({ backend }) => {
    const load = await walletsOf(backend, worlds);
    await answered(load, seconds, worlds);
    const { rate, p50, p99 } = await answered(load, rounds * seconds, worlds);
    const detail = `p99 ${p99} ms, p50 ${p50} ms, a connection for each world, ${aSecond(rate)}`;
    return [{ what: '200 worlds, p99 ÷ p50', value: p99 / p50, detail }];
  });

const entries = 30_000;

const stores = { memory: longLifeInMemory, disk: longLifeOnDisk, Redis: longLifeInRedis };

async function longLife(): Promise<Figure[]> {
  const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
  const lives: { readonly store: string; readonly life: LongLife }[] = [];
  const lost: string[] = [];
  for (const [store, measure] of Object.entries(stores)) {
    await measure(entries).then(
      (life) => lives.push({ store, life }),
      (error: unknown) => lost.push(`${store}: ${reasonOf(error)}`),
    );
  }
  /** The figure of the slowest store. */
  const worst = (what: BackendFigureName, of: (life: LongLife) => number, printed: (life: LongLife) => string) =>
    attempt(what, () => {
      if (lives.length === 0) throw new Error(lost.join('; '));
      const detail = lives.map(({ store, life }) => `${store} ${printed(life)}`).join('; ');
      return { value: Math.max(...lives.map(({ life }) => of(life))), detail, lost };
    });
  return Promise.all([
    worst(
      '30,000 entries, open',
      ({ open }) => open,
      ({ open }) => ms(open),
    ),
    worst(
      '30,000 entries, undo',
      ({ undo }) => undo,
      ({ undo }) => ms(undo),
    ),
    worst(
      '10,000 entries, memory',
      ({ memory: bytes }) => bytes,
      ({ memory: bytes }) => `${bytes.toFixed(1)} MB`,
    ),
  ]);
}

export const backendMeasurements: readonly Measurement<BackendFigureName>[] = [
  { figures: ['bare SQLite insert ÷ transfer'], measure: writes },
  { figures: ['200 worlds, p99 ÷ p50'], measure: manyWorlds },
  {
    figures: ['30,000 entries, open', '30,000 entries, undo', '10,000 entries, memory'],
    measure: longLife,
  },
];
