import { expect, it } from 'vitest';
import { moneyStatus } from './money-status.ts';

it.each([
  ['success', 'success'],
  ['SUCCESS', 'success'],
  [' Failed ', 'failed'],
  ['FAILED', 'failed'],
  ['processing', 'pending'],
  ['reviewing', 'pending'],
  ['constructor', 'pending'],
  ['', 'pending'],
  [null, 'pending'],
  [1, 'pending'],
  // SAFE-18, SLP-29, WAL-36
])('takes the status %j as %s', (status, shown) => expect(moneyStatus(status)).toBe(shown));
