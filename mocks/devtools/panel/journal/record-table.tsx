import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { cellText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { ScrollRegion, Section } from '../kit/parts.tsx';
import table from './journal.module.css';

const rowsShown = 50;

/** The fields of all records, in the order of their first occurrence. */
export const columnsOf = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

export function RecordTable({ records }: { records: Readonly<Record<string, readonly object[]>> }) {
  const { t } = usePanel();
  const [chosen, setChosen] = useState('players');
  const rows = records[chosen] ?? [];
  const shown = rows.slice(0, rowsShown);
  const columns = columnsOf(shown);
  return (
    <Section title={t.journal.records}>
      <NativeSelect
        label={t.journal.collection}
        data={Object.entries(records).map(([value, { length }]) => ({ value, label: `${value} (${length})` }))}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {rows.length === 0 ? (
        <p className={css.lead}>{t.journal.noRecords}</p>
      ) : (
        <ScrollRegion className={table.wide} label={chosen}>
          <table className={table.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <tr key={index}>
                  {columns.map((column) => (
                    <td key={column}>{cellText((row as Record<string, unknown>)[column])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {rows.length > rowsShown && <p className={css.lead}>{fill(t.journal.firstRows, { count: rowsShown })}</p>}
    </Section>
  );
}
