import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { actionText, operatorActionList, operatorData, operatorFields } from './operator-fields.ts';

const schema = z.strictObject({
  slip: z.optional(z.string()),
  reason: z.enum(['OLD', 'FAKE']),
  baht: z.number().check(z.gte(1)),
  account: z._default(z.string(), 'WALLET'),
  loud: z.optional(z.boolean()),
});

describe('forms of operator actions', () => {
  it('follow from the schema', () => {
    expect(operatorFields(schema)).toEqual([
      { name: 'slip', kind: 'text', options: [], required: false, fallback: '' },
      { name: 'reason', kind: 'choice', options: ['OLD', 'FAKE'], required: true, fallback: '' },
      { name: 'baht', kind: 'number', options: [], required: true, fallback: '' },
      { name: 'account', kind: 'text', options: [], required: false, fallback: 'WALLET' },
      { name: 'loud', kind: 'flag', options: [], required: false, fallback: '' },
    ]);
  });

  it('make valid data without empty fields', () => {
    const data = operatorData(operatorFields(schema), { reason: 'OLD', baht: ' 12.5 ' });
    expect(data).toEqual({ reason: 'OLD', baht: 12.5, account: 'WALLET', loud: false });
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('exist for the actions', () => {
    expect(operatorActionList.length).toBeGreaterThan(5);
  });

  it('have readable names', () => {
    expect(actionText('approveSlip')).toBe('Approve slip');
  });
});
