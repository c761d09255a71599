import type { Browser } from '@playwright/test';
import { loginSizes } from '../../tools/bundle-sizes.ts';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { budgets, type FigureName } from './budgets.ts';
import {
  attempt,
  type Figure,
  type Measurement,
  median,
  medians,
  type Pair,
  percentile,
  ratioOf,
  reasonOf,
} from './figures.ts';
import { firstBalance } from './first-balance.ts';
import { measureInteractions } from './interactions/measure.ts';
import { layoutShifts } from './layout-shift.ts';
import { launched } from './live-app.ts';
import { largestPaint } from './paint.ts';
import { buildReactOnly } from './react-only.ts';
import { scenarioSwitches } from './scenario-switch.ts';
import { type UsableTimes, usableTimes } from './usable.ts';
import { wheelFrame } from './wheel.ts';

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const detailOf = (sides: readonly [string, string], rounds: readonly Pair[]): string =>
  medians(rounds)
    .map((time, side) => `${sides[side]} ${ms(time)}`)
    .join(', ');

const ratio = (what: FigureName, sides: readonly [string, string], rounds: readonly Pair[]): Figure => ({
  what,
  value: ratioOf(rounds),
  detail: detailOf(sides, rounds),
});

async function withPage<Result>(folder: string, measure: (browser: Browser, url: string) => Promise<Result>) {
  const browser = await launched();
  const { url, server } = await serveFolder({ folder, port: 0 });
  try {
    return await measure(browser, url);
  } finally {
    await browser.close();
    server.close();
  }
}

async function sizes(): Promise<Figure[]> {
  const { live, sandboxExtra } = loginSizes();
  return [
    { what: 'live login, JS', value: live.js / 1000, detail: 'gzip' },
    { what: 'live login, CSS', value: live.css / 1000, detail: 'gzip' },
    { what: 'sandbox on top of live', value: sandboxExtra / 1000, detail: 'gzip' },
  ];
}

const paints = async (): Promise<Figure[]> => {
  const react = await serveFolder({ folder: await buildReactOnly(), port: 0 });
  const rounds: Pair[] = [];
  await withPage('dist/live', async (browser, url) => {
    for (let turn = 0; turn < 7; turn += 1)
      rounds.push([await largestPaint(browser, `${url}login`), await largestPaint(browser, react.url)]);
  }).finally(() => react.server.close());
  return [ratio('login LCP ÷ react-dom alone', ['login', 'react-dom'], rounds)];
};

/**
 * The login page of bulletproof-react (apps/react-vite) with its mock, without that mock's delay: time until its password field
 * can be used, divided by that of react-dom alone. Recorded in one run on a quiet machine, because its code is not here.
 */
const peer = {
  name: 'bulletproof-react',
  commit: '9506629',
  measured: '2026-11-22',
  cold: 4.7,
  warm: 4.4,
} as const;

const starts = async (): Promise<Figure[]> => {
  const pages = [
    { name: 'react-dom', folder: await buildReactOnly(), path: '', awaited: 'h1' },
    { name: 'live', folder: 'dist/live', path: 'login', awaited: 'input[type=password]' },
    { name: 'sandbox', folder: 'dist/sandbox', path: 'login', awaited: 'input[type=password]' },
  ] as const;
  const times = new Map<string, UsableTimes[]>(pages.map(({ name }) => [name, []]));
  const failures = new Map<string, unknown>();
  for (let turn = 0; turn < 11; turn += 1) {
    for (const { name, folder, path, awaited } of pages.filter((page) => !failures.has(page.name))) {
      await withPage(folder, (browser, url) => usableTimes(browser, url + path, awaited)).then(
        (seen) => times.get(name)?.push(seen),
        (error: unknown) => failures.set(name, error),
      );
    }
  }
  const seen = (name: string): UsableTimes[] => {
    if (failures.has(name)) throw new Error(`${name}: ${reasonOf(failures.get(name))}`);
    return times.get(name) ?? [];
  };
  return Promise.all(
    (['live', 'sandbox'] as const).flatMap((name) =>
      (['cold', 'warm'] as const).map((which) =>
        attempt(`${name} login usable, ${which} ÷ peer`, () => {
          const bare = seen('react-dom');
          const rounds = seen(name).map((own, turn): Pair => [own[which], bare[turn]?.[which] ?? Number.NaN]);
          return {
            value: ratioOf(rounds) / peer[which],
            detail: `${detailOf(['login', 'react-dom'], rounds)}; ${peer.name} ${peer[which]} × react-dom`,
          };
        }),
      ),
    ),
  );
};

/** @param isRested whether the login is pressed once the page has prefetched everything, else as soon as possible */
const login = (what: FigureName, isRested: boolean) => async (): Promise<Figure[]> => {
  return [ratio(what, ['press to balance', 'login and wallet alone'], await firstBalance(isRested))];
};

const interactions = async (): Promise<Figure[]> => {
  const { measured, lost } = await measureInteractions(5);
  const slow = (which: 'paints' | 'tasks', budget: number) =>
    measured
      .map(({ name, [which]: times }) => ({ name, time: median(times) }))
      .filter(({ time }) => time > budget)
      .toSorted((a, b) => b.time - a.time)
      .map(({ name, time }) => `${name} ${ms(time)}`)
      .join(', ') || 'none';
  const paint: FigureName = 'interaction to next paint';
  const task: FigureName = 'longest task after an interaction';
  const paints = measured.flatMap((each) => each.paints);
  return [
    {
      what: paint,
      value: percentile(paints, 0.95),
      detail: `p95 of ${paints.length}; slower than the budget: ${slow('paints', budgets[paint].budget)}`,
      lost,
    },
    {
      what: task,
      value: Math.max(...measured.map(({ tasks }) => median(tasks))),
      detail: `longer than the budget: ${slow('tasks', budgets[task].budget)}`,
      lost,
    },
  ];
};

const shifts = (): Promise<Figure[]> =>
  withPage('dist/sandbox', async (browser, url) => {
    const all = (await layoutShifts(browser, url)).toSorted((a, b) => b.shift - a.shift);
    const worst = all[0] ?? { route: 'none', shift: Number.NaN };
    // DES-17
    return [
      { what: 'layout shift (CLS), worst screen', value: worst.shift, detail: `${worst.route}, of ${all.length}` },
    ];
  });

const switching = (): Promise<Figure[]> =>
  withPage('dist/sandbox', async (browser, url) => {
    const times = await scenarioSwitches(browser, url);
    return [{ what: 'scenario switch', value: median(times), detail: `of ${times.length}` }];
  });

const wheel = (): Promise<Figure[]> =>
  withPage('dist/sandbox', async (browser, url) => [await wheelFrame(browser, url)]);

export const measurements: readonly Measurement<FigureName>[] = [
  { figures: ['live login, JS', 'live login, CSS', 'sandbox on top of live'], measure: sizes },
  { figures: ['login LCP ÷ react-dom alone'], measure: paints },
  {
    figures: [
      'live login usable, cold ÷ peer',
      'live login usable, warm ÷ peer',
      'sandbox login usable, cold ÷ peer',
      'sandbox login usable, warm ÷ peer',
    ],
    measure: starts,
  },
  { figures: ['login to balance ÷ its calls'], measure: login('login to balance ÷ its calls', true) },
  {
    figures: ['login to balance ÷ its calls, pressed at once'],
    measure: login('login to balance ÷ its calls, pressed at once', false),
  },
  { figures: ['interaction to next paint', 'longest task after an interaction'], measure: interactions },
  { figures: ['layout shift (CLS), worst screen'], measure: shifts },
  { figures: ['scenario switch'], measure: switching },
  { figures: ['wheel, frame'], measure: wheel },
];
