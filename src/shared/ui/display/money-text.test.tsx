import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { hiddenFigure, MoneyText, useHiddenMoney } from './money-text.tsx';

const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  motion(false);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const figure = (container: Element) => container.querySelector('span')?.textContent;

describe('MoneyText', () => {
  // WAL-285
  test('hides amounts on request, unless `always` is set', () => {
    const hide = renderHook(useHiddenMoney);
    act(() => hide.result.current[1](() => true));
    const { container } = show(<MoneyText satang={123450} sign="minus" currency="baht" />);
    expect(figure(container)).toBe(`${hiddenFigure} baht`);
    expect(figure(show(<MoneyText always satang={123450} />).container)).toBe('1,234.50');
    act(() => hide.result.current[1](() => false));
    expect(figure(container)).toBe('−1,234.50 baht');
  });

  // DES-6, MNY-17, WAL-4
  test('reads as one amount with its currency', () => {
    const { container } = show(<MoneyText satang={123450} currency="baht" />);
    expect(figure(container)).toBe('1,234.50 baht');
  });

  // MNY-222
  test.each(['plus', 'minus'] as const)('shows no %s sign before zero', (sign) => {
    const { container } = show(<MoneyText satang={0} sign={sign} />);
    expect(figure(container)).toBe('0.00');
  });

  // MNY-17
  test('shows the sign before the absolute figure', () => {
    const { container, again } = show(<MoneyText satang={-5000} sign="minus" />);
    expect(figure(container)).toBe('−50.00');
    again(<MoneyText satang={-5000} sign="plus" />);
    expect(figure(container)).toBe('+50.00');
  });

  // DES-7, MNY-18
  test('counts to a new amount, and ends exactly on it', () => {
    const { container, again } = show(<MoneyText satang={0} />);
    again(<MoneyText satang={100000} />);
    act(() => void vi.advanceTimersByTime(200));
    const midway = figure(container);
    expect(midway).not.toBe('0.00');
    expect(midway).not.toBe('1,000.00');
    act(() => void vi.advanceTimersByTime(600));
    expect(figure(container)).toBe('1,000.00');
  });

  // DES-7, DES-32, MNY-18
  test('shows a new amount at once with reduced motion', () => {
    motion(true);
    const { container, again } = show(<MoneyText satang={0} />);
    again(<MoneyText satang={100000} />);
    expect(figure(container)).toBe('1,000.00');
  });
});
