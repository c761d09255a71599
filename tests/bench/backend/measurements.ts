import type { BackendFigureName } from '../budgets.ts';
import { type Figure, type Measurement, medians, type Pair, ratioOf } from '../figures.ts';
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

export const backendMeasurements: readonly Measurement<BackendFigureName>[] = [
  { figures: ['bare SQLite insert ÷ transfer'], measure: writes },
  { figures: ['200 worlds, p99 ÷ p50'], measure: manyWorlds },
];
