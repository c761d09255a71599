import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BankMark, bankLook, knownBanks } from './bank-mark.tsx';

/** The banks of the reference data, Thai and Lao, and the e-wallet. */
const offered =
  'SCB KBANK GSB KTB BBL TMB BAY BAAC GHB CIMB UOB TISCO KKP LHB ICBC BCEL LDB JDB APB LVB STB BFL TRUEWALLET'.split(
    ' ',
  );

/** Relative luminance of a colour such as `#4e2e7f`, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('BankMark', () => {
  // DES-310
  test.each([...knownBanks, 'WW', 'PAYONEX', 'PAYTIMZ', 'FP', 'XYZ', 'A', 'BB', 'CCC', 'DDDD', 'constructor', ''])(
    'has letters with a contrast of at least 4.5: %s',
    (code) => {
      const { ground, ink } = bankLook(code);
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );

  // DES-310
  test('has distinct looks for all banks of the reference data and the e-wallet', () => {
    expect(offered.filter((code) => !knownBanks.includes(code))).toEqual([]);
    const looks = offered.map((code) => JSON.stringify(bankLook(code)));
    expect(new Set(looks).size).toBe(offered.length);
  });

  // DES-310
  test('is equal for all codes of a bank, in any case, and hidden from screen readers', () => {
    expect(bankLook('ttb')).toEqual(bankLook('TMB'));
    expect(bankLook(' scb ')).toEqual(bankLook('SCB'));
    expect(bankLook('TrueMoney')).toEqual(bankLook('TRUEWALLET'));
    const { container } = render(<BankMark code="SCB" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('SCB');
  });

  // DES-310
  test('shows a front in place of letters for an account without a code', () => {
    const shapes = (code: string) => render(<BankMark code={code} />).container.querySelectorAll('path').length;
    expect(shapes('')).toBe(shapes('SCB') + 1);
  });

  // DES-310
  test('shows the first characters of an unknown code, without splitting surrogate pairs', () => {
    expect(bankLook('newpay').letters).toBe('NEWP');
    expect(bankLook('😀😀😀😀😀').letters).toBe('😀😀😀😀');
  });
});
