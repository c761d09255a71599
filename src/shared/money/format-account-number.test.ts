import { describe, expect, it } from 'vitest';
import { formatAccountNumber } from './format-account-number.ts';

describe('formatAccountNumber', () => {
  // ACC-27, DEP-3
  it('groups ten digits 3-3-rest', () => {
    expect(formatAccountNumber('1234567890')).toBe('123-456-7890');
    expect(formatAccountNumber(' 1234567890 ')).toBe('123-456-7890');
    expect(formatAccountNumber(1_234_567_890)).toBe('123-456-7890');
  });

  // ACC-27, DEP-3
  it('leaves every other number as it is', () => {
    expect(formatAccountNumber('123456789012')).toBe('123456789012');
    expect(formatAccountNumber('123-456-7890')).toBe('123-456-7890');
  });

  // DEP-3
  it('shows a dash where there is no number', () => {
    expect(formatAccountNumber('')).toBe('-');
    expect(formatAccountNumber(null)).toBe('-');
    expect(formatAccountNumber({})).toBe('-');
  });
});
