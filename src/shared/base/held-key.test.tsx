// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import './held-key.ts';

const heard = vi.fn();
/** @returns whether the browser may act on it */
const key = (name: string, key: string, repeat: boolean) =>
  fireEvent.keyDown(screen.getByLabelText(name), { key, repeat });

beforeEach(() => {
  heard.mockClear();
  const { container } = render(
    <form>
      <button type="button" aria-label="Opener" />
      <button type="button" aria-label="OK" />
      <input aria-label="Amount" />
      <textarea aria-label="Message" />
    </form>,
  );
  container.addEventListener('keydown', heard);
});

// DES-96
test.each([
  ['Enter', 'Opener', 'OK'],
  ['Enter', 'Opener', 'Opener'],
  ['Enter', 'Amount', 'Amount'],
  ['Enter', 'Opener', 'Message'],
  [' ', 'Opener', 'OK'],
  [' ', 'Opener', 'Amount'],
])('ignores the repeats of %j from %s to %s, until it goes down again', (name, from, to) => {
  expect(key(from, name, false)).toBe(true);
  expect(key(to, name, true)).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  expect(key(to, name, false)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
});

// DES-96
test.each([
  [' ', 'Amount'],
  [' ', 'Message'],
  ['Enter', 'Message'],
  ['Backspace', 'Amount'],
])('repeats %j in %s', (name, field) => {
  key(field, name, false);
  expect(key(field, name, true)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
});

// DES-96
test('leaves a button that is held down with Space to its release', () => {
  key('OK', ' ', false);
  expect(key('OK', ' ', true)).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});
