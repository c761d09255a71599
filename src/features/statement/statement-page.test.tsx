import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { StatementPage } from './statement-page.tsx';

const { statement, common, ui } = texts;

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (at = '/') =>
  openPart(
    <>
      <StatementPage />
      <Address />
    </>,
    { at },
  ).user;
const address = () => screen.getByRole('status').textContent;
/** The times of the rows: every row has one. */
const times = () => screen.queryAllByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).map(({ textContent }) => textContent);
const untilShown = (rows: number) => waitFor(() => expect(times()).toHaveLength(rows));

beforeAll(() => initI18n());

// WAL-28, WAL-44
it('asks for ten rows of the page in the address and turns pages there', async () => {
  const { bodies } = await simulate('everyday', { set: { statementRows: 25 } });
  const user = open();
  await untilShown(10);
  await user.click(screen.getByRole('button', { name: 'หน้า 3' }));
  await untilShown(5);
  expect(address()).toBe('?page=3');
  expect(bodies('listStatements')).toEqual([
    { page: 1, limit: 10 },
    { page: 3, limit: 10 },
  ]);
});

// WAL-50
it('keeps the rows of the page before while the next one loads', async () => {
  const { hold } = await simulate();
  const user = open();
  await untilShown(10);
  const before = times();
  const arrive = hold('listStatements');
  await user.click(screen.getByRole('button', { name: ui.pages.next }));
  expect(times()).toEqual(before);
  arrive();
  await waitFor(() => expect(times()).not.toEqual(before));
  expect(times()).toHaveLength(10);
});

// WAL-49
it('returns from a page beyond the end to the last one there is', async () => {
  await simulate('everyday', { set: { statementRows: 25 } });
  open('/?page=99');
  await waitFor(() => expect(address()).toBe('?page=3'));
  await untilShown(5);
});

// WAL-42
it('has neither rows nor pages when there is nothing', async () => {
  await simulate('everyday', { set: { statementRows: 0 } });
  open('/?page=4');
  await screen.findByText(statement.empty);
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.queryByRole('navigation')).toBeNull();
});

// WAL-56
it('shows all rows of a page that has none of the chosen type', async () => {
  await simulate();
  // One withdrawal is on the third page, and none on the fourth.
  const user = open('/?page=3');
  await user.click(await screen.findByRole('button', { name: statement.type.withdraw }));
  await untilShown(1);
  await user.click(screen.getByRole('button', { name: ui.pages.next }));
  await untilShown(10);
  expect(screen.queryByText(statement.type.withdraw)).toBeNull();
});

// WAL-41
it('offers another try when the page can not be loaded', async () => {
  const { sandbox } = await simulate();
  sandbox.fault('listStatements', 'INTERNAL_SERVER_ERROR');
  const user = open();
  await user.click(await screen.findByRole('button', { name: common.retry }));
  await untilShown(10);
});
