/** Proves that the hostile oracle can fail, and that its cases are as intended. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { amountsIn, foreignAmounts } from './amounts.ts';
import { prepareApp } from './app.tsx';
import { hostileAnswer, subjects } from './cases.ts';
import { chanceOf } from './chance.ts';
import { flowSums, walletSums } from './computed.ts';
import { faultsIn, type Seen } from './faults.ts';
import { kindsOf, mutated } from './mutations.ts';
import { listenToEverything, runOn } from './run-case.ts';
import { answerSchema, exampleOf } from './schema.ts';
import type { Screen } from './screen.ts';
import { dangersIn, textOf } from './screen-text.ts';
import { screens } from './screens.ts';

vi.mock('socket.io-client', () => import('./fake-socket.ts'));

const ids = Object.keys(operations) as OperationId[];

const well: Seen = {
  text: 'Total balance 12.50 baht',
  content: 'Total balance 12.50 baht',
  busy: false,
  dangers: [],
  strange: [],
  noise: ['Answer of getWallet does not fit the contract wallet.amount'],
  answers: [{ wallet: { amount: 12.5 } }],
  computed: [],
};

test('finds nothing on a correct screen', () => expect(faultsIn(well)).toEqual([]));

test.each<[string, Partial<Seen>]>([
  ['blank screen', { content: ' ' }],
  ['crash: Something went wrong', { text: 'Something went wrong' }],
  ['crash: This part cannot be shown', { text: 'This part cannot be shown' }],
  ['text: NaN', { text: 'NaN baht' }],
  ['text: undefined', { text: 'undefined' }],
  ['text: [object Object]', { text: '[object Object]' }],
  ['text: common.retry', { text: 'common.retry' }],
  ['text: {{amount}}', { text: '{{amount}}' }],
  ['waits for ever', { busy: true }],
  ['danger: x', { dangers: ['x'] }],
  ['call: GET https://evil.example/', { strange: ['GET https://evil.example/'] }],
  ['console: broken', { noise: ['broken'] }],
  ['amount: 0.00 stands in no answer', { text: '0.00 baht' }],
  ['amount: 13.00 stands in no answer', { text: '13 baht' }],
])('finds: %s', (fault, planted) => expect(faultsIn({ ...well, ...planted })).toEqual([fault]));

test('finds a changed prototype', () => {
  Reflect.defineProperty(Object.prototype, 'hacked', { value: 1, configurable: true });
  const faults = faultsIn(well);
  Reflect.deleteProperty(Object.prototype, 'hacked');
  expect(faults).toEqual(['a prototype was changed']);
});

describe('amounts', () => {
  test('exclude dates, percentages and versions', () => {
    expect(amountsIn('1,234.50 baht, 7.00; 12,345 rows, 33.33%, 14/03/2026 20:15:00, Version 1.1.14, 5 kip')).toEqual([
      '1234.50',
      '7.00',
      '12345.00',
      '5.00',
    ]);
  });

  test('are foreign in a text instead of a number, not in other texts', () => {
    expect(foreignAmounts('731.37', [{ amount: '731.37' }], [])).toEqual(['731.37']);
    expect(foreignAmounts('20.50', [{ html: '<b>20.50</b>' }], [])).toEqual([]);
  });

  test('may be computed by the screen, but not a zero sum of missing parts', () => {
    const view = { wallet: { amount: 10 }, slots: [{ code: 'A', amount: 2.5, isActive: true, ftWalletSlot: 0.1 }] };
    const given = (answer: unknown) => (id: OperationId) => (id === 'getWallet' ? [answer] : []);
    expect(walletSums(given(view))).toEqual([250, 1250, 1250, 250, 25]);
    expect(walletSums(given({ wallet: { amount: 'x' }, slots: [] }))).toEqual([0]);
    expect(walletSums(given({ wallet: { amount: 'x' } }))).toEqual([]);
  });

  test('of a statement are added up by direction', () => {
    const row = (statementType: string, amount: unknown, status = 'SUCCESS') => ({ statementType, amount, status });
    const page = {
      statements: [row('deposit', 5), row('bonus', 1), row('deposit', 9, 'FAILED'), row('withdraw', null)],
    };
    expect(flowSums(() => [page])).toEqual([600]);
  });
});

describe('the document', () => {
  const drawn = (html: string) => {
    document.body.innerHTML = html;
    return document.body;
  };

  test('is read with labels and fields, without hidden content', () => {
    expect(textOf(drawn('<p aria-label="A">b<b>c</b>.50</p><input value="d"><script>e</script>'))).toBe('A\nb c.50\nd');
  });

  test.each([
    ['<a href="javascript:x">x</a>'],
    ['<img src="https://evil.example/x.png">'],
    ['<img src="data:text/html,x">'],
    ['<p onclick="x()">x</p>'],
    ['<iframe srcdoc="x"></iframe>'],
    ['<form action="https://evil.example/"></form>'],
    ['<script>x</script>'],
    ['<img srcset="//evil.example/x.png 2x">'],
  ])('is dangerous with %s', (html) => expect(dangersIn(drawn(html), ['http://localhost:3000'])).not.toEqual([]));

  test('is harmless with links, own and inline images', () => {
    const html =
      '<a href="https://x.example/">x</a><a href="tel:1">x</a><img src="/a.png"><img src="data:image/png;base64,AA">';
    expect(dangersIn(drawn(html), ['http://localhost:3000'])).toEqual([]);
  });
});

describe('the cases', () => {
  test('contain every kind of mutation', () => {
    const kinds = new Set(ids.flatMap((id) => [...kindsOf(answerSchema(id), exampleOf(id), chanceOf(1, id))]));
    for (const kind of [
      ...['wrong type', 'null', 'missing', 'empty', 'huge', 'deep', 'negative', 'text for a number', 'prototype key'],
      ...['duplicated ids', 'unsorted', 'other currency', 'far date', 'lone surrogate', '100 kB', 'html'],
      'bad items among good ones',
    ])
      expect([...kinds]).toContain(kind);
  });

  test('depend on the seed only', () => {
    const whats = (seed: number) =>
      Array.from(
        { length: 40 },
        (_, at) => hostileAnswer('getWallet', seed, at, JSON.stringify(exampleOf('getWallet'))).what,
      );
    expect(whats(7)).toEqual(whats(7));
    expect(whats(7)).not.toEqual(whats(8));
  });

  test('change only the named place', () => {
    const valid = { a: [{ b: 1, c: 2 }] };
    expect(mutated(valid, { path: ['a', 0, 'b'], kind: 'huge', text: '1e400' })).toBe('{"a":[{"b":1e400,"c":2}]}');
    expect(mutated(valid, { path: ['a', 0, 'b'], kind: 'missing', text: null })).toBe('{"a":[{"c":2}]}');
    expect(mutated(valid, { path: [], kind: 'null', text: 'null' })).toBe('null');
  });

  test('exist for each operation and chat event', () => {
    expect(Object.keys(screens).sort()).toEqual([...ids].sort());
    expect(subjects).toHaveLength(ids.length + 3);
  });
});

describe('a case', () => {
  beforeAll(prepareApp, 120_000);

  const home = (screens.getInfo as readonly Screen[])[0] as Screen;
  const faultsOf = async (screen: Screen, subject: OperationId = 'getInfo') => {
    listenToEverything();
    return (await runOn(screen, subject, null)).faults;
  };

  test('fails without its response', async () => {
    expect(await faultsOf(home, 'getSpinSetup')).toEqual(['the hostile answer never arrived']);
  });

  test.each([
    ['a wrong 0.00', '<p>0.00 baht</p>', 'amount: 0.00 stands in no answer'],
    ['a script', '<script>1</script>', 'danger: element <script>1</script>'],
    ['something that waits', '<p aria-busy="true">x</p>', 'waits for ever'],
    ['a crash', '<p>Something went wrong</p>', 'crash: Something went wrong'],
  ])('fails on the real screen with %s', async (_name, html, fault) => {
    const go = async () => document.getElementById('root')?.insertAdjacentHTML('beforeend', html);
    expect(await faultsOf({ ...home, go: async () => void (await go()) })).toContain(fault);
  });

  test('fails on console output', async () => {
    expect(await faultsOf({ ...home, go: async () => console.error('broken') })).toEqual(['console: broken']);
  });

  test('fails on a request to another host', async () => {
    const go = async () => void (await fetch('https://evil.example/x').catch(() => undefined));
    expect(await faultsOf({ ...home, go })).toEqual(['call: GET https://evil.example/x']);
  });
});
