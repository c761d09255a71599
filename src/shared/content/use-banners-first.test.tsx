import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Banner } from '../../../contract/generated/models/banner.ts';
import { useBannersFirst } from './use-banners-first.ts';

const banner = (image: string, html = '<p>words</p>'): Banner => ({ image, html });

function open(banners: readonly Banner[] | undefined) {
  return renderHook((given: { opened: boolean; loading: boolean }) => useBannersFirst({ ...given, banners }), {
    initialProps: { opened: true, loading: false },
  });
}

// INV-1, INV-2, INV-5
describe('banners before a modal', () => {
  // INV-1, REF-1
  test.each([1, 20])('show if there are %i, once for each opening', (count) => {
    const { result, rerender } = open(Array.from({ length: count }, (_, at) => banner(`${at}.png`)));
    expect([result.current.stage, result.current.list.length]).toEqual(['banners', count]);
    act(() => result.current.next());
    expect(result.current.stage).toBe('modal');
    rerender({ opened: false, loading: false });
    rerender({ opened: true, loading: false });
    expect(result.current.stage).toBe('banners');
  });

  test.each([
    ['there are none', []],
    ['they failed to load', undefined],
    ['none of them shows anything', [banner('', ' '), banner('javascript:alert(1)', '')]],
    // INV-2, INV-6, REF-2
  ])('are skipped if %s', (_when, banners) => {
    expect(open(banners).result.current).toMatchObject({ stage: 'modal', list: [] });
  });

  // INV-5
  test('need an image or a text', () => {
    const { list } = open([banner('', '<p>words</p>'), banner('1.png', '')]).result.current;
    expect(list).toHaveLength(2);
  });

  // INV-4
  test('load until the player continues', () => {
    const { result, rerender } = open(undefined);
    rerender({ opened: true, loading: true });
    expect(result.current.stage).toBe('banners');
    act(() => result.current.next());
    expect(result.current.stage).toBe('modal');
  });
});
