import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ChatMessage, textContent } from '../room/chat-content.ts';
import { useTail } from './use-tail.ts';

const saying = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from }, (_, at) => ({
    _id: `${from + at}`,
    sender: 'operator',
    createdAt: '2026-03-14T00:00:00.000Z',
    session_id: 's',
    message: textContent(`${from + at}`),
  }));

const tailOf = (messages: ChatMessage[]) =>
  renderHook(({ all }: { all: ChatMessage[] }) => useTail(all), { initialProps: { all: messages } });
const ends = ({ shown }: ReturnType<typeof useTail>) => [shown[0]?._id, shown.at(-1)?._id];

// CHT-34
test('renders the last twelve of many messages, and twenty more for each step back', () => {
  const { result } = tailOf(saying(0, 50));
  expect(ends(result.current)).toEqual(['38', '49']);
  act(() => result.current.reveal());
  expect(ends(result.current)).toEqual(['18', '49']);
  act(() => result.current.reveal());
  expect(ends(result.current)).toEqual(['0', '49']);
  expect(result.current.hasMore).toBe(false);
});

test('removes nothing at the top when a message arrives', () => {
  const { result, rerender } = tailOf(saying(0, 50));
  rerender({ all: saying(0, 60) });
  expect(ends(result.current)).toEqual(['38', '59']);
});

test('renders a short log completely, with all older messages loaded', () => {
  const { result, rerender } = tailOf(saying(20, 30));
  expect(result.current.hasMore).toBe(false);
  rerender({ all: saying(0, 30) });
  expect(ends(result.current)).toEqual(['0', '29']);
});

// CHT-301
test('draws up to a hundred messages to include the divider', () => {
  const newsAt = (id: string) => renderHook(() => useTail(saying(0, 500), id)).result.current;
  expect(ends(newsAt('450'))).toEqual(['450', '499']);
  expect(ends(newsAt('400'))).toEqual(['400', '499']);
  expect(ends(newsAt('399'))).toEqual(['488', '499']);
  expect(ends(newsAt('495'))).toEqual(['488', '499']);
  expect(ends(newsAt('gone'))).toEqual(['488', '499']);
});

test('renders a restarted log', () => {
  const { result, rerender } = tailOf(saying(0, 500));
  rerender({ all: saying(600, 605) });
  expect(ends(result.current)).toEqual(['600', '604']);
});
