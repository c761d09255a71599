import { demoPlayer } from '../../../reference/logins.ts';
import { strokes, struck } from '../../walks/strokes.ts';
import type { Control, ShownControl } from '../../walks/view.ts';
import type { Act } from './acts.ts';

/** Numbers from 0 to 1 that follow from a seed. */
export function chanceOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const amounts = ['100', '1', '0.5', '100.50', '1,000', '0', '99999999', '12.345', 'abc', '-5'];
const words = ['KRAPAO50', 'NOPROMO', 'hello', '!all', '<b>100</b>', 'no link'];

const phone: string = demoPlayer.username;
const around: readonly Act[] = [
  { do: 'operate', action: 'payQr', data: {} },
  { do: 'operate', action: 'payWithdrawal', data: {} },
  { do: 'operate', action: 'returnWithdrawal', data: {} },
  { do: 'operate', action: 'adjustBalance', data: { baht: 250.5 } },
  { do: 'operate', action: 'giveCoins', data: { phone, coins: 3 } },
  { do: 'operate', action: 'giveCoupon', data: { phone, prize: 'CREDIT30' } },
  { do: 'operate', action: 'giveInvite', data: { phone, amount: 45.5 } },
  { do: 'operate', action: 'giveRefund', data: { phone, amount: 20.25 } },
  { do: 'operate', action: 'expireCoupons', data: { phone } },
];
const jumps: readonly Act[] = ['10s', '1m', '16m', '1h', '1d'].map((by) => ({ do: 'jump', by }));
const turns: readonly Act[] = (['offline', 'transferFails', 'operatorOnline'] as const).flatMap((name) => [
  { do: 'set', name, value: true },
  { do: 'set', name, value: false },
]);
const faults: readonly Act[] = struck.flatMap((operation) =>
  (Object.keys(strokes) as (keyof typeof strokes)[]).map((stroke) => ({ do: 'fault', operation, stroke }) as const),
);

/** Where a walk is. */
export interface Place {
  readonly controls: readonly ShownControl[];
  readonly hasDialog: boolean;
  /** Whether the login form is there. */
  readonly isLogin: boolean;
  /** Whether the browser can go back without leaving the app. */
  readonly canGoBack: boolean;
}

/** Whether a tap stays in the app: a walk ends where another page or program opens. */
function staysInApp(element: HTMLElement): boolean {
  if (!(element instanceof HTMLAnchorElement)) return true;
  return element.origin === location.origin && !element.target && !element.hasAttribute('download');
}

/** What is typed into a field: amounts where numbers are asked for. */
const textsFor = (element: HTMLElement): readonly string[] =>
  element.inputMode === 'decimal' || element.inputMode === 'numeric' ? amounts : words;

const canType = (element: HTMLElement): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.readOnly;

/** All that could be done where the walk is, each kind with how often it is drawn. */
function kindsOf({
  controls,
  hasDialog,
  isLogin,
  canGoBack,
}: Place): readonly (readonly [weight: number, acts: Act[]])[] {
  const seen = new Map<string, number>();
  const usable = controls
    .filter((control) => control.usable && control.name !== '')
    .map(({ element, role, name }) => {
      const nth = seen.get(`${role} ${name}`) ?? 0;
      seen.set(`${role} ${name}`, nth + 1);
      return { element, named: { role, name, nth } };
    });
  const of = (...roles: Control['role'][]) => usable.filter(({ named }) => roles.includes(named.role));
  const tapped = of('button', 'link', 'option').filter(({ element }) => staysInApp(element));
  const fields = of('textbox').filter(({ element }) => canType(element));
  return [
    [60, tapped.map(({ named }) => ({ do: 'tap', ...named }))],
    [14, of('button').map(({ named }) => ({ do: 'twice', ...named }))],
    [
      30,
      fields.flatMap(({ element, named }) => textsFor(element).map((text) => ({ do: 'type', text, ...named }) as Act)),
    ],
    [6, fields.map(({ named }) => ({ do: 'enter', ...named }))],
    [80, isLogin ? [{ do: 'login' }] : []],
    [6, hasDialog ? [{ do: 'escape' }] : []],
    [3, canGoBack ? [{ do: 'back' }] : []],
    [2, [{ do: 'comeBack' }]],
    [3, [...jumps]],
    [5, [...around]],
    [4, [...faults]],
    [2, [...turns]],
  ];
}

/** Draws what is done next. @param chance numbers from 0 to 1 */
export function chooseAct(place: Place, chance: () => number): Act {
  const kinds = kindsOf(place).filter(([, acts]) => acts.length > 0);
  const all = kinds.reduce((sum, [weight]) => sum + weight, 0);
  let left = chance() * all;
  for (const [weight, acts] of kinds) {
    left -= weight;
    const act = left < 0 ? acts[Math.floor(chance() * acts.length)] : undefined;
    if (act) return act;
  }
  return { do: 'comeBack' };
}
