import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initI18n, type Language, setLanguage } from './i18n.ts';
import { useBankName } from './use-bank-name.ts';

const Name = (names: Parameters<typeof useBankName>[0]) => <p role="note">{useBankName(names)}</p>;

const thai = { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' };
const lao = { nameTH: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' };

beforeAll(() => initI18n());
afterEach(() => act(() => setLanguage('th')));

// DEP-23
it.each([
  ['th', thai, thai.nameTH],
  ['la', thai, thai.nameEN],
  ['en', thai, thai.nameEN],
  ['th', lao, lao.nameTH],
  ['la', lao, lao.nameTH],
  ['en', lao, lao.nameEN],
  ['la', { nameTH: thai.nameTH }, thai.nameTH],
  ['la', { nameEN: thai.nameEN }, thai.nameEN],
  ['th', {}, '-'],
] as const)('in %s the bank %j is called %s', async (language: Language, names, called) => {
  await act(() => setLanguage(language));
  render(<Name {...names} />);
  expect(screen.getByRole('note').textContent).toBe(called);
});
