import { describe, expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

describe('pageWindow', () => {
  // DES-24, SLP-26, WAL-47
  test('shows three pages before and one after the current one, the first and the last', () => {
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 7, 8, 9, 10, 11, 'gap', 20]);
    expect(pageWindow(5, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  // DES-24, WAL-47
  test('has no gap if no page is missing', () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 4)).toEqual([1, 2, 'gap', 4]);
    expect(pageWindow(4, 4)).toEqual([1, 2, 3, 4]);
  });

  // SAFE-51, WAL-49
  test('uses the nearest page if the current one does not exist', () => {
    expect(pageWindow(9, 2)).toEqual([1, 2]);
    expect(pageWindow(0, 2)).toEqual([1, 2]);
  });

  // WAL-48
  test('is empty without pages', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });
});
