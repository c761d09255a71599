import { describe, expect, it } from 'vitest';
import { fieldsOf, listsOf, otherValue, valueAt, withOtherValues, withoutLastItem } from './change.ts';

const answer = {
  total: 2,
  note: null,
  statements: [
    { _id: 'st1', status: 'SUCCESS', amount: 10.5, createdAt: '2026-03-14T01:54:54.000Z' },
    { _id: 'st2', status: 'FAILED', amount: 0, createdAt: '2026-03-13T01:54:54.000Z' },
  ],
};

describe('the fields of a response', () => {
  it('are its leaves', () => {
    expect(fieldsOf(answer).map((path) => path.join('.'))).toEqual([
      'total',
      'note',
      'statements.0._id',
      'statements.0.status',
      'statements.0.amount',
      'statements.0.createdAt',
      'statements.1._id',
      'statements.1.status',
      'statements.1.amount',
      'statements.1.createdAt',
    ]);
    expect(listsOf(answer)).toEqual([['statements']]);
    expect(listsOf({ empty: [] })).toEqual([]);
  });

  it('are read by path; missing ones are undefined', () => {
    expect(valueAt(answer, ['statements', 1, 'status'])).toBe('FAILED');
    expect(valueAt(answer, ['statements', 2, 'status'])).toBeUndefined();
    expect(valueAt(answer, ['constructor'])).toBeUndefined();
  });

  it('change alone, in a copy', () => {
    const before = structuredClone(answer);
    const changed = withOtherValues(answer, [['statements', 0, 'amount']], 0);
    expect(valueAt(changed, ['statements', 0, 'amount'])).not.toBe(10.5);
    expect(withOtherValues(changed, [], 0)).toEqual(changed);
    expect(valueAt(changed, ['statements', 1])).toEqual(answer.statements[1]);
    expect(withoutLastItem(answer, ['statements'])).toEqual({ ...answer, statements: [answer.statements[0]] });
    expect(answer).toEqual(before);
  });
});

describe('another value', () => {
  it.each([
    ['amount', 4250.75],
    ['amount', 0],
    ['isActive', true],
    ['createdAt', '2026-03-14T01:54:54.000Z'],
    ['day', '2026-03-14'],
    ['image', 'https://cdn.example/a.png'],
    ['phone', '0812345678'],
    ['name', 'สมชาย'],
    ['name', ''],
    ['note', null],
  ])('of %s %j differs in both variants', (name, value) => {
    for (const variant of [0, 1]) {
      const other = otherValue(name, value, variant);
      expect(other).not.toEqual(value);
      if (value !== null) expect(typeof other).toBe(typeof value);
    }
  });

  it('of a code is another known code of the field', () => {
    expect(['FAILED', 'PENDING']).toContain(otherValue('status', 'SUCCESS', 0));
    expect(['FAILED', 'PENDING']).toContain(otherValue('status', 'SUCCESS', 1));
  });

  it('of a date is another day, of digits as many other digits', () => {
    expect(otherValue('createdAt', '2026-03-14T01:54:54.000Z', 0)).toBe('2026-03-13T00:54:54.000Z');
    expect(otherValue('phone', '0812345678', 0)).toBe('1923456789');
  });
});
