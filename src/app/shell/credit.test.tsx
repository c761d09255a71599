import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { expect, test } from 'vitest';
import { usePageBusyMark } from './credit.tsx';

function Line() {
  const line = useRef<HTMLElement>(null);
  usePageBusyMark(line, 'page');
  return <footer ref={line}>Line</footer>;
}

/** A page of nested parts; the one at this depth is busy. */
function Page({ busy }: { busy: number | null }) {
  const parts = [1, 2, 3, 4, 5].reduceRight<ReactNode>(
    (within, depth) => <div aria-busy={depth === busy}>{within}</div>,
    null,
  );
  return (
    <>
      <main id="page">{parts}</main>
      <Line />
    </>
  );
}

const isMarked = () => screen.getByText('Line').hasAttribute('data-page-busy');

// DES-17
test.each([2, 3, 4])('marks the line before the first frame for a placeholder at depth %i', (busy) => {
  render(<Page busy={busy} />);
  expect(isMarked()).toBe(true);
});

// DES-17
test.each([null, 1, 5])('does not mark it for a busy part at depth %s', (busy) => {
  render(<Page busy={busy} />);
  expect(isMarked()).toBe(false);
});

// DES-17
test('follows appearing and disappearing placeholders', async () => {
  const { rerender } = render(<Page busy={null} />);
  rerender(<Page busy={3} />);
  await waitFor(() => expect(isMarked()).toBe(true));
  rerender(<Page busy={null} />);
  await waitFor(() => expect(isMarked()).toBe(false));
  document.querySelector('#page > div > div')?.insertAdjacentHTML('beforeend', '<p aria-busy="true"></p>');
  await waitFor(() => expect(isMarked()).toBe(true));
  document.querySelector('#page p')?.remove();
  await waitFor(() => expect(isMarked()).toBe(false));
});
