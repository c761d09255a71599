import { expect, test } from 'vitest';
import { appTexts, knownValues } from './lens-tables.ts';

test("keeps the app's keys of texts", () => {
  const nested = { home: { total: 'Total', actions: { spin: 'Wheel' } }, ok: 'OK' };
  expect(JSON.parse(appTexts(JSON.stringify(nested)))).toEqual({
    'home.total': 'Total',
    'home.actions.spin': 'Wheel',
    ok: 'OK',
  });
});

test('lists the values of a field for each schema', () => {
  const schemas = {
    Row: { properties: { status: { 'x-known-values': ['SUCCESS', 'FAILED'] }, amount: { type: 'number' } } },
    Slip: { properties: { status: { enum: ['success'] }, kinds: { items: { 'x-known-values': ['a', 'b'] } } } },
    Amount: { type: 'number' },
  };
  expect(JSON.parse(knownValues(JSON.stringify({ components: { schemas } })))).toEqual({
    status: [['SUCCESS', 'FAILED'], ['success']],
    kinds: [['a', 'b']],
  });
});
