import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { ErrorState } from '../ui/states/error-state.tsx';
import { queryFailure, useFailureKept } from './query-failure.ts';

const { retry } = texts.common;

beforeAll(() => initI18n());

/** A paged list whose calls the test answers. */
function openList() {
  const calls: { answer: (rows: string) => void; fail: () => void }[] = [];
  const ask = () =>
    new Promise<string>((resolve, reject) => calls.push({ answer: resolve, fail: () => reject(new Error('No line')) }));
  function List() {
    const [page, setPage] = useState(1);
    const query = useFailureKept(
      useQuery({ queryKey: ['list', page], queryFn: ask, placeholderData: keepPreviousData }),
    );
    return (
      <main>
        <h1>Friends</h1>
        <button type="button" onClick={() => setPage(page + 1)}>
          Next
        </button>
        {query.isPending ? <p>Loading</p> : null}
        {query.isError ? <ErrorState {...queryFailure(query, query.error.message)} /> : null}
        {query.data ? <p>{query.data}</p> : null}
      </main>
    );
  }
  const { user } = open(<List />);
  /** Waits for the call with this number, the last one so far. */
  const arrived = async (count: number) => {
    await waitFor(() => expect(calls).toHaveLength(count));
    return calls[count - 1];
  };
  return { user, arrived };
}

// DES-21
test('keeps the failure and its button until the retry has an answer', async () => {
  const { user, arrived } = openList();
  (await arrived(1))?.fail();
  const button = await screen.findByRole('button', { name: retry });
  await user.click(button);
  await arrived(2);
  expect(screen.getByText('No line')).toBeDefined();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(button.getAttribute('aria-busy')).toBe('true');
  // A browser takes the focus away from a disabled button.
  expect(button.matches(':disabled')).toBe(false);
  await user.keyboard('{Enter}');
  (await arrived(2))?.fail();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  (await arrived(3))?.answer('Somchai');
  await screen.findByText('Somchai');
  expect(screen.queryByRole('button', { name: retry })).toBeNull();
});

// DES-21
test('does not replace a failure with rows of the previous page during a retry', async () => {
  const { user, arrived } = openList();
  (await arrived(1))?.answer('Somchai');
  await screen.findByText('Somchai');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  (await arrived(2))?.fail();
  await user.click(await screen.findByRole('button', { name: retry }));
  await arrived(3);
  expect(screen.getByText('No line')).toBeDefined();
  expect(screen.queryByText('Somchai')).toBeNull();
  (await arrived(3))?.answer('Malee');
  await screen.findByText('Malee');
});

// DES-21
test('does not show the failure of the previous page while another one loads', async () => {
  const { user, arrived } = openList();
  (await arrived(1))?.answer('Somchai');
  await screen.findByText('Somchai');
  const next = screen.getByRole('button', { name: 'Next' });
  await user.click(next);
  (await arrived(2))?.fail();
  await screen.findByRole('button', { name: retry });
  await user.click(next);
  await arrived(3);
  expect(screen.queryByText('No line')).toBeNull();
});

// DES-27
test('moves the focus to the page heading when the pressed retry button disappears', async () => {
  const { user, arrived } = openList();
  (await arrived(1))?.fail();
  await user.click(await screen.findByRole('button', { name: retry }));
  (await arrived(2))?.answer('Somchai');
  await screen.findByText('Somchai');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
