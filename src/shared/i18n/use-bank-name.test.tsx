import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { initI18n, type Language, setLanguage } from './i18n.ts';
import { useAllBankNames, useBankName } from './use-bank-name.ts';

type Names = Parameters<typeof useBankName>[0];

const Called = (names: Names) => <p role="note">{useBankName(names)}</p>;
const All = (names: Names) => <p role="note">{useAllBankNames()(names).join(' | ')}</p>;

const thai = { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' };
const lao = { code: 'LDB', nameTH: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' };
const unknown = { ...thai, code: 'NEW' };

beforeAll(() => initI18n());
afterEach(() => act(() => setLanguage('th')));

// DEP-23
test.each([
  ['th', thai, thai.nameTH],
  ['la', thai, 'ກຸງໄທ'],
  ['en', thai, thai.nameEN],
  ['th', lao, 'พัฒนาลาว'],
  ['la', lao, lao.nameTH],
  ['en', lao, lao.nameEN],
  ['la', unknown, unknown.nameEN],
  ['la', { nameTH: thai.nameTH }, thai.nameTH],
  ['la', { nameEN: thai.nameEN }, thai.nameEN],
  ['th', { code: 'PAYTIMZ', nameTH: 'Paytimz', nameEN: 'Paytimz' }, 'Paytimz'],
  ['th', {}, '-'],
] as const)('in %s, the name of %j is %s', async (language: Language, names, called) => {
  await act(() => setLanguage(language));
  render(<Called {...names} />);
  expect(screen.getByRole('note').textContent).toBe(called);
});

// DEP-1, REG-34
test.each([
  ['th', thai, 'ธนาคารกรุงไทย | Krungthai Bank'],
  ['la', thai, 'ກຸງໄທ | ธนาคารกรุงไทย | Krungthai Bank'],
  ['en', thai, 'Krungthai Bank | ธนาคารกรุงไทย'],
  ['la', lao, 'ທະນາຄານພັດທະນາລາວ | Lao Development Bank'],
  ['en', lao, 'Lao Development Bank | ທະນາຄານພັດທະນາລາວ'],
  ['la', unknown, 'Krungthai Bank | ธนาคารกรุงไทย'],
  ['la', {}, '-'],
] as const)('in %s, all names of %j are %s', async (language: Language, names, all) => {
  await act(() => setLanguage(language));
  render(<All {...names} />);
  expect(screen.getByRole('note').textContent).toBe(all);
});
