import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoadAhead } from './use-load-ahead.ts';

test('loads chunks once, after the page has shown its data and the browser is idle', async () => {
  const whenIdle = vi.fn<(job: () => void) => number>();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const loads = [load];
  let answer: (value: string) => void = () => undefined;
  const client = new QueryClient();
  function Page() {
    const { data, refetch } = useQuery({
      queryKey: ['figures'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    useLoadAhead(loads);
    return (
      <button type="button" onClick={() => void refetch()}>
        {data ?? 'loading'}
      </button>
    );
  }
  const { findByText } = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(load).not.toHaveBeenCalled();
  answer('1,234.50');
  const button = await findByText('1,234.50');
  expect(load).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]?.[0]();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  button.click();
  await waitFor(() => expect(client.isFetching()).toBe(1));
  answer('2,000.00');
  await findByText('2,000.00');
  expect(whenIdle).toHaveBeenCalledTimes(1);
});

// APP-260
test('loads the first chunks at once, and the others after they have loaded or failed', async () => {
  const early = Promise.withResolvers<void>();
  const first = [() => early.promise, () => Promise.reject(new Error('offline'))];
  const last = vi.fn(() => Promise.resolve());
  const loads = [last];
  function Page() {
    useLoadAhead(loads, first);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
  expect(last).not.toHaveBeenCalled();
  early.resolve();
  await waitFor(() => expect(last).toHaveBeenCalledTimes(1));
});
