import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askAbout, elementNow, wholeOf } from './asked.ts';

interface Row {
  readonly id: string;
  readonly status: string;
}
const rows: readonly Row[] = [
  { id: 'a', status: 'Done' },
  { id: 'b', status: 'Done' },
];

function Rows({ asTable, shown = rows }: { asTable: boolean; shown?: readonly Row[] }) {
  if (!asTable) {
    return shown.map(({ id, status }) => (
      <p key={id}>
        <b>{status}</b>
      </p>
    ));
  }
  return (
    <table>
      <tbody>
        {shown.map(({ id, status }) => (
          <tr key={id}>
            <td>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

test('finds a word of a row again after the rows become another list', () => {
  const { rerender } = render(<Rows asTable />);
  const asked = askAbout(screen.getAllByRole('cell')[1] as HTMLElement);
  rerender(<Rows asTable={false} />);
  expect(asked.element.isConnected).toBe(false);
  expect(elementNow(asked)).toBe(screen.getAllByText('Done')[1]);
});

test.each([
  ['whose row is gone', [rows[0] as Row]],
  ['whose row has another text', [{ id: 'b', status: 'Failed' }]],
])('finds nothing for a word %s', (_why, shown) => {
  const { rerender } = render(<Rows asTable />);
  const asked = askAbout(screen.getAllByRole('cell')[1] as HTMLElement);
  rerender(<Rows asTable={false} shown={shown} />);
  expect(elementNow(asked)).toBeNull();
});

test('does not guess between equal texts in one row', () => {
  const { rerender } = render(<Rows asTable />);
  const asked = askAbout(screen.getAllByRole('cell')[1] as HTMLElement);
  rerender(
    <ul>
      <li key="b">
        <b>Done</b>
        <i>Done</i>
      </li>
    </ul>,
  );
  expect(elementNow(asked)).toBeNull();
});

test('returns an element that is still on the page', () => {
  render(<Rows asTable />);
  const cell = screen.getAllByRole('cell')[0] as HTMLElement;
  expect(elementNow(askAbout(cell))).toBe(cell);
});

test('takes a whole figure for its digits, and no more', () => {
  render(
    <p>
      <span>
        4,250<small>.75</small>
      </span>{' '}
      baht
    </p>,
  );
  const decimals = screen.getByText('.75');
  expect(wholeOf(decimals)).toBe(decimals.parentElement);
  expect(wholeOf(decimals.parentElement as Element)).toBe(decimals.parentElement);
});
