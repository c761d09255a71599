import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchChunk, fetchQuietly } from '../base/fetch-chunk.ts';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { SlowNote } from './slow-note.tsx';

const { stillWorking } = texts.common;
let answer: (data: string) => void;
const answered = () =>
  new Promise<string>((resolve) => {
    answer = resolve;
  });

beforeAll(() => initI18n());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isSaid = () => screen.queryByText(stillWorking) !== null;

function FirstLoad() {
  return <p>{useQuery({ queryKey: ['first'], queryFn: answered }).data}</p>;
}
function Refresh() {
  return <p>{useQuery({ queryKey: ['again'], queryFn: answered, initialData: 'before', staleTime: 0 }).data}</p>;
}
function Command() {
  const { mutate } = useMutation({ mutationFn: answered });
  return (
    <button type="button" onClick={() => mutate()}>
      Send
    </button>
  );
}
const show = (part?: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SlowNote />
      {part}
    </QueryClientProvider>,
  );

const waits = {
  'a first load': () => void show(<FirstLoad />),
  'a command': () => {
    show(<Command />);
    fireEvent.click(screen.getByRole('button'));
  },
  'a file of the app, such as a language': () => {
    show();
    act(() => void fetchChunk(answered));
  },
};

// APP-93
test.each(Object.entries(waits))(
  'shows the note for %s that takes longer than 8 s, until it ends',
  async (_, begin) => {
    begin();
    await pass(7_900);
    expect(isSaid()).toBe(false);
    await pass(200);
    expect(screen.getByRole('status').textContent).toBe(stillWorking);
    act(() => answer('done'));
    await pass(0);
    expect(isSaid()).toBe(false);
  },
);

// APP-93
test('ignores background refetches, prefetches and consecutive short waits', async () => {
  show(<Refresh />);
  act(() => void fetchQuietly((quiet) => fetchChunk(answered, quiet)));
  await pass(20_000);
  expect(isSaid()).toBe(false);
  // This fetch must end before the next ones, which count.
  act(() => answer('done'));
  await pass(0);
  for (let wait = 0; wait < 3; wait += 1) {
    act(() => void fetchChunk(answered));
    await pass(5_000);
    act(() => answer('done'));
    await pass(0);
    expect(isSaid()).toBe(false);
  }
});
