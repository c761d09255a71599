import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

describe('pageWindow', () => {
  // DES-24, SLP-26, WAL-47
  it('shows three pages before and one after the current one, with the first and the last', () => {
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 7, 8, 9, 10, 11, 'gap', 20]);
    expect(pageWindow(5, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  // DES-24, WAL-47
  it('leaves no gap where no page is missing', () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 4)).toEqual([1, 2, 'gap', 4]);
    expect(pageWindow(4, 4)).toEqual([1, 2, 3, 4]);
  });

  // SAFE-51, WAL-49
  it('moves a page that no longer exists to the nearest one', () => {
    expect(pageWindow(9, 2)).toEqual([1, 2]);
    expect(pageWindow(0, 2)).toEqual([1, 2]);
  });

  // WAL-48
  it('is empty when there is no page', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });
});
