/**
 * Fails a test that writes warnings or errors to the console: ignored warnings hide important ones. A test that expects
 * them spies on the console: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterEach, beforeEach, expect } from 'vitest';

const noise: string[] = [];
const levels = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  noise.length = 0;
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      noise.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const level of levels) console[level] = original[level];
  expect(noise, 'The test wrote to the console').toEqual([]);
});
