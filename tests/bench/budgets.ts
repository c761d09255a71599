import { sizeBudgets } from '../../tools/bundle-sizes.ts';

interface Budget {
  readonly unit: '×' | 'kB' | 'MB' | 'ms' | '';
  /** The highest value that passes. */
  readonly budget: number;
}

const sizes = {
  'live login, JS': { unit: 'kB', budget: sizeBudgets.liveJs / 1000 },
  'live login, CSS': { unit: 'kB', budget: sizeBudgets.liveCss / 1000 },
  'sandbox on top of live': { unit: 'kB', budget: sizeBudgets.sandboxExtra / 1000 },
} as const;

/** A page until it can be used; the peer is a recorded ratio (`measurements.ts`). */
const starts = {
  'login LCP ÷ react-dom alone': { unit: '×', budget: 1.1 },
  'live login usable, cold ÷ peer': { unit: '×', budget: 0.7 },
  'live login usable, warm ÷ peer': { unit: '×', budget: 0.7 },
  'sandbox login usable, cold ÷ peer': { unit: '×', budget: 0.9 },
  'sandbox login usable, warm ÷ peer': { unit: '×', budget: 0.9 },
} as const;

/** From the press on the login button; the calls are those that no login can do without. */
const logins = {
  'login to balance ÷ its calls': { unit: '×', budget: 1.2 },
  'login to balance ÷ its calls, pressed at once': { unit: '×', budget: 1.2 },
} as const;

/** A quarter of the machine's speed, long lists among them; `interactions/` lists what is pressed. */
const interactions = {
  'interaction to next paint': { unit: 'ms', budget: 100 },
  'longest task after an interaction': { unit: 'ms', budget: 50 },
} as const;

const others = {
  'layout shift (CLS), worst screen': { unit: '', budget: 0.05 },
  'scenario switch': { unit: 'ms', budget: 100 },
  'wheel, frame': { unit: 'ms', budget: 20 },
} as const;

/** Of `npm run bench:backend`. */
export const backendBudgets = {
  'bare SQLite insert ÷ transfer': { unit: '×', budget: 2 },
  '200 worlds, p99 ÷ p50': { unit: '×', budget: 5 },
} as const satisfies Record<string, Budget>;

export type BackendFigureName = keyof typeof backendBudgets;

/** Of `npm run bench`. */
export const budgets = {
  ...sizes,
  ...starts,
  ...logins,
  ...interactions,
  ...others,
} satisfies Record<string, Budget>;

export type FigureName = keyof typeof budgets;

export const allBudgets: Record<FigureName | BackendFigureName, Budget> = { ...budgets, ...backendBudgets };
