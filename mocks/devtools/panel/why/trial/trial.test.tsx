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

test('proves the field of an amount, whatever its format', async () => {
  show();
  expect(await fieldsOf('0.00')).toEqual({ verdict: 'proved', fields: ['rows.1.amount'] });
});

test('proves all fields of a sum', async () => {
  show();
  const sum = screen.getAllByText('4250.75')[0] as HTMLElement;
  const { fields } = await tryElement(sum, patient);
  expect(fields.map(({ path }) => path.join('.'))).toEqual(['rows.0.amount', 'rows.1.amount']);
});

test('proves the code of a row for its text, not the code of its neighbour', async () => {
  show();
  expect(await fieldsOf('Not done')).toEqual({ verdict: 'proved', fields: ['rows.1.status'] });
});

test('proves a code from further out before the answer that has its words, and names the tried part', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const page = { rows: [{ _id: 'a', from: 'JOKER' }], total: 1 };
  client.setQueryData(['/api/rows'], page);
  client.setQueryData(['/api/names'], { JOKER: 'Joker', PG: 'PG Soft' });
  const Name = ({ code }: { code: string }) => {
    const { data } = useQuery<Record<string, string>>({ queryKey: ['/api/names'], queryFn: async () => ({}) });
    return <b>{data?.[code] ?? code}</b>;
  };
  const List = () => {
    const { data } = useQuery({ queryKey: ['/api/rows'], queryFn: async () => page });
    return data?.total === 1 ? data.rows.map(({ _id, from }) => <Name key={_id} code={from} />) : null;
  };
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  const trial = await tryElement(screen.getByText('Joker'), patient);
  expect(trial.fields.map(({ path }) => path.join('.'))).toEqual(['rows.0.from', 'JOKER']);
  expect(trial.stopped).toBeNull();
});

test('says where it stopped when time runs out after a proof', async () => {
  show();
  const { renders } = await tryElement(screen.getByText('Not done'), patient);
  const trial = await tryElement(screen.getByText('Not done'), { renders: renders - 2, ms: 20_000 });
  expect(trial).toMatchObject({ verdict: 'proved', stopped: { part: '<li>', why: 'late' } });
});

test('proves the length of a list for its count', async () => {
  show();
  const { verdict, fields } = await tryElement(screen.getByText('2 rows'), patient);
  expect([verdict, fields.map(({ path, list }) => [path.join('.'), list])]).toEqual(['proved', [['rows', true]]]);
});

test('proves that a heading depends on no response', async () => {
  show();
  expect(await fieldsOf('History')).toEqual({ verdict: 'nothing', fields: [] });
});

test('leaves the cache of the app unchanged', async () => {
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

test('proves nothing without time, and lists untried fields', async () => {
  show();
  const trial = await tryElement(screen.getByText('Not done'), { renders: 2, ms: 20_000 });
  expect(trial).toMatchObject({ verdict: 'unknown', fields: [] });
  expect(trial.untried.length).toBeGreaterThan(0);
});

test('reports an element that React has not rendered', async () => {
  const element = document.createElement('p');
  expect(await tryElement(element, patient)).toMatchObject({ verdict: 'no-react', renders: 0 });
});
