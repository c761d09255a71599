import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tryElement } from './trial.ts';

interface Row {
  readonly _id: string;
  readonly status: string;
  readonly amount: number;
}
const rows: readonly Row[] = [
  { _id: 'a', status: 'SUCCESS', amount: 4250.75 },
  { _id: 'b', status: 'FAILED', amount: 0 },
];
const amountText = (amount: number) => amount.toFixed(2);

function Line({ row }: { row: Row }) {
  return (
    <li>
      <b>{row.status === 'SUCCESS' ? 'Done' : 'Not done'}</b>
      <i>{amountText(row.amount)}</i>
    </li>
  );
}

function Screen() {
  const { data } = useQuery({ queryKey: ['/api/rows'], queryFn: async () => ({ rows }) });
  const sum = (data?.rows ?? []).reduce((total, { amount }) => total + amount, 0);
  return (
    <main>
      <h1>History</h1>
      <p>{amountText(sum)}</p>
      <em>{data?.rows.length} rows</em>
      <ul>
        {data?.rows.map((row) => (
          <Line key={row._id} row={row} />
        ))}
      </ul>
    </main>
  );
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['/api/rows'], { rows });
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  return client;
}

const patient = { renders: 4000, ms: 20_000 };
const fieldsOf = async (text: string) => {
  const trial = await tryElement(screen.getByText(text), patient);
  return { verdict: trial.verdict, fields: trial.fields.map(({ path }) => path.join('.')) };
};

test('an amount is made from the field that it shows, whatever its format', async () => {
  show();
  expect(await fieldsOf('0.00')).toEqual({ verdict: 'proved', fields: ['rows.1.amount'] });
});

test('a sum is made from all that is summed up', async () => {
  show();
  const sum = screen.getAllByText('4250.75')[0] as HTMLElement;
  const { fields } = await tryElement(sum, patient);
  expect(fields.map(({ path }) => path.join('.'))).toEqual(['rows.0.amount', 'rows.1.amount']);
});

test('a word in a row is made from the code of that row, not from its neighbour', async () => {
  show();
  expect(await fieldsOf('Not done')).toEqual({ verdict: 'proved', fields: ['rows.1.status'] });
});

test('a count is made from the length of the list', async () => {
  show();
  const { verdict, fields } = await tryElement(screen.getByText('2 rows'), patient);
  expect([verdict, fields.map(({ path, list }) => [path.join('.'), list])]).toEqual(['proved', [['rows', true]]]);
});

test('a heading is made from no answer', async () => {
  show();
  expect(await fieldsOf('History')).toEqual({ verdict: 'nothing', fields: [] });
});

test('the answers that the app keeps are as they were, and none was written', async () => {
  const client = show();
  const before = client.getQueryState(['/api/rows']);
  // whatever the copy does to the app's answers would be heard here: its effects would subscribe and ask
  let heard = 0;
  client.getQueryCache().subscribe(() => {
    heard += 1;
  });
  const trial = await tryElement(screen.getByText('Not done'), patient);
  expect(client.getQueryState(['/api/rows'])).toBe(before);
  expect([trial.writes, heard]).toEqual([0, 0]);
});

test('a trial without time proves nothing and says what it has not tried', async () => {
  show();
  const trial = await tryElement(screen.getByText('Not done'), { renders: 2, ms: 20_000 });
  expect(trial).toMatchObject({ verdict: 'unknown', fields: [] });
  expect(trial.untried.length).toBeGreaterThan(0);
});

test('what React has not drawn cannot be told', async () => {
  const element = document.createElement('p');
  expect(await tryElement(element, patient)).toMatchObject({ verdict: 'no-react', renders: 0 });
});
