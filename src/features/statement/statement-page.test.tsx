import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { StatementPage } from './statement-page.tsx';

const { statement, common, ui } = texts;
const row = (at: number) => ({
  _id: `st-${at}`,
  statementType: 'deposit',
  from: 'KBANK',
  to: 'WALLET',
  amount: at,
  status: 'SUCCESS',
  createdAt: '2026-03-14T20:15:30Z',
  description: null,
});

/** How many rows the server has; the total that it states may differ. */
let rows: number;
let total: unknown;
let failing: boolean;
/** What the server has as the row of this number. */
let rowAt: (at: number) => ReturnType<typeof row>;
let asked: unknown[];

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <StatementPage />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}
const address = () => screen.getByRole('status').textContent;

beforeAll(() => initI18n());
beforeEach(() => {
  [rows, total, failing, asked, rowAt] = [25, 25, false, [], row];
  vi.stubGlobal('fetch', async (input: URL | RequestInfo, init?: RequestInit) => {
    if (!String(input).includes('/api/statement') || failing) {
      return Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
    }
    const { page, limit } = JSON.parse(String(init?.body)) as { page: number; limit: number };
    asked.push({ page, limit });
    const first = (page - 1) * limit;
    const count = Math.max(0, Math.min(limit, rows - first));
    return Response.json({ total, statements: Array.from({ length: count }, (_, at) => rowAt(first + at + 1)) });
  });
});

// WAL-28, WAL-44
it('asks for ten rows of the page in the address and turns pages there', async () => {
  const user = open();
  expect(await screen.findAllByText(statement.type.deposit)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'หน้า 3' }));
  await waitFor(() => expect(screen.getAllByText(statement.type.deposit)).toHaveLength(5));
  expect(address()).toBe('?page=3');
  expect(asked).toEqual([
    { page: 1, limit: 10 },
    { page: 3, limit: 10 },
  ]);
});

// WAL-50
it('keeps the rows of the page before while the next one loads', async () => {
  const user = open();
  await screen.findAllByText(statement.type.deposit);
  await user.click(screen.getByRole('button', { name: ui.pages.next }));
  expect(screen.getAllByText(statement.type.deposit)).toHaveLength(10);
});

// WAL-49
it('returns from a page beyond the end to the last one there is', async () => {
  open('/?page=99');
  await waitFor(() => expect(address()).toBe('?page=3'));
  expect(await screen.findAllByText(statement.type.deposit)).toHaveLength(5);
});

// WAL-42
it('has neither rows nor pages when there is nothing', async () => {
  [rows, total] = [0, 0];
  open('/?page=4');
  await screen.findByText(statement.empty);
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.queryByRole('navigation')).toBeNull();
});

// WAL-56
it('shows all rows of a page that has none of the chosen type', async () => {
  rowAt = (at) => ({
    ...row(at),
    statementType: at <= 10 && at % 2 === 0 ? 'bonus' : at % 3 === 0 ? 'transfer' : 'deposit',
  });
  const shown = () => screen.getAllByText('15/03/2026 03:15:30').length;
  const user = open();
  await user.click(await screen.findByRole('button', { name: statement.type.bonus }));
  expect(shown()).toBe(5);
  await user.click(screen.getByRole('button', { name: ui.pages.next }));
  await waitFor(() => expect(shown()).toBe(10));
  expect(screen.queryByText(statement.type.bonus)).toBeNull();
});

// WAL-41
it('offers another try when the page can not be loaded', async () => {
  failing = true;
  const user = open();
  const retry = await screen.findByRole('button', { name: common.retry });
  failing = false;
  await user.click(retry);
  expect(await screen.findAllByText(statement.type.deposit)).toHaveLength(10);
});
