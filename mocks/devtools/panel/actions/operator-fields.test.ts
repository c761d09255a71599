import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type OperatorField, operatorData, operatorFields, takesText } from './operator-fields.ts';

const schema = z.strictObject({
  slip: z.optional(z.string()),
  reason: z.enum(['OLD', 'FAKE']),
  baht: z.number().check(z.gte(1)),
  account: z._default(z.string(), 'WALLET'),
  loud: z.optional(z.boolean()),
});

describe('forms of operator actions', () => {
  test('follow from the schema', () => {
    expect(operatorFields(schema)).toEqual([
      { name: 'slip', kind: 'text', options: [], required: false, fallback: '', range: null },
      { name: 'reason', kind: 'choice', options: ['OLD', 'FAKE'], required: true, fallback: '', range: null },
      {
        ...{ name: 'baht', kind: 'number', options: [], required: true, fallback: '' },
        range: { min: 1, max: Number.MAX_SAFE_INTEGER, whole: false },
      },
      { name: 'account', kind: 'text', options: [], required: false, fallback: 'WALLET', range: null },
      { name: 'loud', kind: 'flag', options: [], required: false, fallback: '', range: null },
    ]);
  });

  test('make valid data without empty fields', () => {
    const data = operatorData(operatorFields(schema), { reason: 'OLD', baht: ' 12.5 ' });
    expect(data).toEqual({ reason: 'OLD', baht: 12.5, account: 'WALLET', loud: false });
    expect(schema.safeParse(data).success).toBe(true);
  });

  test('tell which texts a number and an object take', () => {
    const [coins, message] = operatorFields(
      z.strictObject({ coins: z.int().check(z.gte(1), z.lte(9)), message: z.looseObject({}) }),
    ) as [OperatorField, OperatorField];
    expect(['1', '9', '', '0', '10', '1.5', 'many'].map((text) => takesText(coins, text))).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
    ]);
    expect(['{"a":1}', '{"a":'].map((text) => takesText(message, text))).toEqual([true, false]);
    expect(operatorData([coins, message], { coins: '2', message: '{"a":1}' })).toEqual({ coins: 2, message: { a: 1 } });
  });

  test('take only a room that can exist', () => {
    const [room] = operatorFields(z.strictObject({ room: z.string() })) as [OperatorField];
    expect(['KP-38524639', '', '38524639', 'KP-'].map((text) => takesText(room, text))).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  });
});
