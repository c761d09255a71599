import { describe, expect, test } from 'vitest';
import {
  amounts,
  banks,
  fillPattern,
  names,
  phonePatterns,
  phrases,
  slipFileNames,
  slipReferencePatterns,
} from './reference-data.ts';

function twice<T>(list: readonly T[]): T[] {
  return list.filter((item, i) => list.indexOf(item) !== i);
}

describe('the reference data', () => {
  test('has no name twice', () => {
    for (const { first, last } of Object.values(names)) {
      expect(twice(first.map((name) => name.local))).toEqual([]);
      expect(twice(first.map((name) => name.latin))).toEqual([]);
      expect(twice(last.map((name) => name.local))).toEqual([]);
      expect(twice(last.map((name) => name.latin))).toEqual([]);
    }
  });

  test('writes each name in its own script and in plain English letters', () => {
    for (const name of [...names.thai.first, ...names.thai.last]) expect(name.local).toMatch(/^[\u0e01-\u0e4e]+$/);
    for (const name of [...names.lao.first, ...names.lao.last])
      expect(name.local).toMatch(/^[\u0e81-\u0ecd\u0edc\u0edd]+$/);
    // KTB, TMB and BBL take English letters and spaces only (ACC-41)
    for (const { first, last } of Object.values(names)) {
      for (const name of [...first, ...last]) expect(name.latin).toMatch(/^[A-Z][a-z]+$/);
    }
  });

  test('knows every bank that the product treats specially, each once, with names in Thai, Lao and English', () => {
    const codes = banks.map((bank) => bank.code);
    expect(twice(codes)).toEqual([]);
    expect(codes).toEqual(expect.arrayContaining(['SCB', 'KBANK', 'GSB', 'BCEL', 'KTB', 'TMB', 'BBL', 'LDB', 'JDB']));
    for (const bank of banks) {
      expect(bank.nameTH).toMatch(/^ธนาคาร/);
      expect(bank.nameLA).toMatch(/^ທະນາຄານ[\u0e81-\u0edd ()-]+$/);
      expect(bank.nameEN).toMatch(/^[A-Za-z ()-]+$/);
      expect(bank.digits).toBeGreaterThanOrEqual(10);
      expect(['TH', 'LA']).toContain(bank.country);
    }
  });

  test('gives phone numbers of ten digits, Thai ones with a mobile prefix', () => {
    const seven = () => 7;
    for (const pattern of phonePatterns.thai) expect(fillPattern(pattern, seven)).toMatch(/^0[689]\d{8}$/);
    for (const pattern of phonePatterns.lao) expect(fillPattern(pattern, seven)).toMatch(/^20[25789]\d{7}$/);
    expect(twice([...phonePatterns.thai, ...phonePatterns.lao])).toEqual([]);
  });

  test('holds positive whole satang, whole baht where people type the amount', () => {
    for (const list of Object.values(amounts)) {
      for (const satang of list) expect(Number.isSafeInteger(satang) && satang > 0).toBe(true);
    }
    for (const satang of [...amounts.deposit, ...amounts.withdraw, ...amounts.transfer]) expect(satang % 100).toBe(0);
  });

  test('has phrases in all three languages, none of them twice', () => {
    for (const list of Object.values(phrases)) {
      expect(list.length).toBeGreaterThan(5);
      expect(twice(list)).toEqual([]);
    }
  });

  test('names slips as phones do, with references safe in an address', () => {
    expect(twice(slipFileNames)).toEqual([]);
    for (const file of slipFileNames) expect(file).toMatch(/^[\w-]+\.(jpg|png)$/);
    for (const pattern of slipReferencePatterns)
      expect(fillPattern(pattern, (n) => n - 1)).toMatch(/^[A-Z0-9-]{15,24}$/);
  });
});

describe('fillPattern', () => {
  test('asks for a digit per # and a letter per ?, in order', () => {
    const asked: number[] = [];
    const filled = fillPattern('A#?-#', (n) => {
      asked.push(n);
      return asked.length;
    });
    expect(filled).toBe('A1C-3');
    expect(asked).toEqual([10, 26, 10]);
  });
});
