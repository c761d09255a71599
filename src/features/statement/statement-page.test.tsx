import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { StatementPage as Answer } from '../../../contract/generated/models/statementPage.ts';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { StatementPage } from './statement-page.tsx';

const { statement, common, ui } = texts;

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (at = '/', onAsk?: (question: string) => void) =>
  openPart(
    <>
      <StatementPage onAsk={onAsk} />
      <Address />
    </>,
    { at },
  ).user;
const address = () => screen.getByRole('status').textContent;
/** The times of the rows: every row has one. */
const times = () => screen.queryAllByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).map(({ textContent }) => textContent);
const untilShown = (rows: number) => waitFor(() => expect(times()).toHaveLength(rows));

// WAL-28, WAL-44
test('asks for ten rows of the page in the address and turns pages there', async () => {
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

// WAL-44
test.each([
  ['/?panel=0&page=2', 1, '?panel=0'],
  ['/?page=2&panel=0', 3, '?page=3&panel=0'],
])('keeps the other parameters of %s when it turns to page %i', async (at, page, after) => {
  await simulate('everyday', { set: { statementRows: 25 } });
  const user = open(at);
  await user.click(await screen.findByRole('button', { name: `หน้า ${page}` }));
  await waitFor(() => expect(address()).toBe(after));
});

// MNY-263
test('opens the entry that a receipt links to, and none that is gone', async () => {
  const { elsewhere } = await simulate();
  const { statements } = await elsewhere<Answer>('/api/statement', 'POST', { page: 1, limit: 10 });
  const third = statements[2]?._id;
  const { unmount } = openPart(<StatementPage />, { state: { entry: third } });
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(third ?? '')).toBeTruthy();
  unmount();
  openPart(<StatementPage />, { state: { entry: 'gone' } });
  await untilShown(10);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// WAL-50
test('keeps the rows of the previous page while the next one loads', async () => {
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
test('returns from a page beyond the end to the last page', async () => {
  await simulate('everyday', { set: { statementRows: 25 } });
  open('/?page=99');
  await waitFor(() => expect(address()).toBe('?page=3'));
  await untilShown(5);
});

// WAL-42
test('has neither rows nor pages when there is nothing', async () => {
  await simulate('everyday', { set: { statementRows: 0 } });
  open('/?page=4');
  await screen.findByText(statement.empty);
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.queryByRole('navigation')).toBeNull();
});

// WAL-55, WAL-56
test('filters the page without a request, and shows all rows of a page without the chosen type', async () => {
  const { times: asked } = await simulate();
  // One withdrawal is on the third page, and none on the fourth.
  const user = open('/?page=3');
  await user.click(await screen.findByRole('button', { name: statement.filter.open }));
  const group = screen.getByRole('group', { name: statement.filter.label });
  await user.click(within(group).getByRole('button', { name: statement.type.withdraw }));
  await untilShown(1);
  expect(asked('listStatements')).toBe(1);
  await user.click(screen.getByRole('button', { name: ui.pages.next }));
  await untilShown(10);
  expect(screen.queryByText(statement.type.withdraw)).toBeNull();
});

// WAL-41
test('offers a retry when the page fails to load', async () => {
  const { sandbox } = await simulate();
  sandbox.fault('listStatements', 'INTERNAL_SERVER_ERROR');
  const user = open();
  await user.click(await screen.findByRole('button', { name: common.retry }));
  await untilShown(10);
});

// WAL-281, WAL-282
test('opens an entry with all of its fields, and asks support about it', async () => {
  const { elsewhere } = await simulate();
  const [first] = (await elsewhere<Answer>('/api/statement', 'POST', { page: 1, limit: 10 })).statements;
  const ask = vi.fn();
  const user = open('/', ask);
  await untilShown(10);
  await user.click(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('button'));
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toContain(first?._id);
  expect(sheet.textContent).toContain(times()[0]);
  await user.click(within(sheet).getByRole('button', { name: statement.ask }));
  const question = ask.mock.calls[0]?.[0];
  for (const part of [statement.question, first?._id, times()[0]]) expect(question).toContain(part);
  expect(question).toContain(`${statement.field.from}: `);
  expect(question).toContain(`${statement.field.to}: `);
  // The app's fonts have no arrow glyph.
  expect(question).not.toMatch(/[←-⇿]/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// WAL-281
test('shows no missing account of a bonus that names its source', async () => {
  const { elsewhere, forge } = await simulate();
  const page = await elsewhere<Answer>('/api/statement', 'POST', { page: 1, limit: 10 });
  const bonus = { ...page.statements[0], statementType: 'bonus', description: 'luckydraw', from: '', to: 'WALLET' };
  forge('listStatements', { ...page, statements: [bonus, { ...bonus, description: '', _id: 'other' }] });
  const user = open();
  await untilShown(2);
  const labels = async (row: number) => {
    await user.click(within(screen.getAllByRole('listitem')[row] as HTMLElement).getByRole('button'));
    const terms = within(await screen.findByRole('dialog')).getAllByRole('term');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return terms.map(({ textContent }) => textContent);
  };
  expect(await labels(0)).not.toContain(statement.field.from);
  expect(await labels(1)).toContain(statement.field.from);
});

// WAL-282
test('offers no question where there is no chat', async () => {
  await simulate();
  const user = open();
  await untilShown(10);
  await user.click(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('button'));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: statement.ask })).toBeNull();
});

// WAL-283
test('saves the entries shown as a file that spreadsheets read', async () => {
  await simulate();
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'), revokeObjectURL: vi.fn() }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = open('/?page=3');
  await untilShown(10);
  await user.click(screen.getByRole('button', { name: statement.filter.open }));
  const group = screen.getByRole('group', { name: statement.filter.label });
  await user.click(within(group).getByRole('button', { name: statement.type.withdraw }));
  await user.click(screen.getByRole('button', { name: statement.export }));
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(statement.field.timeBangkok);
  expect(lines[1]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d,/);
  expect(lines[1]).toContain(times()[0]);
  expect(lines[1]).toMatch(/,-\d+\.\d\d,/);
});

// WAL-284
test('has summary and filters folded away on a narrow screen, one of them at a time', async () => {
  await simulate();
  const user = open();
  await untilShown(10);
  expect(screen.queryByText(statement.flow.title)).toBeNull();
  await user.click(screen.getByRole('button', { name: statement.summary }));
  expect(screen.getByText(statement.flow.title)).toBeDefined();
  await user.click(screen.getByRole('button', { name: statement.filter.open }));
  expect(screen.queryByText(statement.flow.title)).toBeNull();
  expect(screen.getByRole('button', { name: statement.filter.open }).getAttribute('aria-expanded')).toBe('true');
});

// WAL-280
test('marks sums as partial when an amount could not be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { elsewhere, forge } = await simulate();
  const answer = await elsewhere<Answer>('/api/statement', 'POST', { page: 1, limit: 10 });
  const [first, ...others] = answer.statements;
  forge('listStatements', { ...answer, statements: [{ ...first, amount: 'x', status: 'SUCCESS' }, ...others] });
  const user = open();
  await untilShown(10);
  await user.click(screen.getByRole('button', { name: statement.summary }));
  expect(screen.getByText(statement.partial)).toBeDefined();
});
