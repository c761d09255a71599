import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { bahtText } from '../kit/formats.ts';
import { type Labels, memoText } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import { foreignRequests } from './foreign-hosts.ts';
import table from './journal.module.css';
import { JournalList } from './journal-list.tsx';
import { RecordTable } from './record-table.tsx';

const refreshMs = 2000;
const postingsShown = 20;

/** The current state of the world: journal, rules, balances, postings, records. Broken rules come first. */
export function JournalTab() {
  const { sandbox, t } = usePanel();
  useFresh(sandbox, refreshMs);
  const { records, balances, postings } = sandbox.inspect();
  const rules = ruleRows(sandbox, t);
  const isBroken = rules.some(({ holds }) => !holds);
  return (
    <>
      {isBroken && <Rules rows={rules} />}
      <JournalList />
      {!isBroken && <Rules rows={rules} />}
      <Section title={t.journal.balances}>
        <table className={table.table}>
          <tbody>
            {Object.entries(balances).map(([account, satang]) => (
              <tr key={account}>
                <th scope="row">{account}</th>
                <td className={table.figure}>{bahtText(satang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={t.journal.postings}>
        {postings.length === 0 && <p className={css.lead}>{t.journal.noPostings}</p>}
        <ol className={css.lines}>
          {postings
            .slice(-postingsShown)
            .toReversed()
            .map(({ amount, from, to, memo }, index) => (
              <li key={postings.length - index} className={css.line}>
                <span className={css.grow}>
                  {memoText(memo, t)}
                  <span className={css.small}>
                    {from} → {to}
                  </span>
                </span>
                <span className={table.figure}>{bahtText(amount)}</span>
              </li>
            ))}
        </ol>
      </Section>
      <RecordTable records={records} />
    </>
  );
}

interface RuleRow {
  readonly name: string;
  readonly holds: boolean;
  readonly detail: string;
}

function ruleRows(sandbox: Sandbox, t: Labels): readonly RuleRow[] {
  const foreign = foreignRequests();
  return [
    ...sandbox.invariants().map(({ id, holds, detail }) => ({ name: t.journal.rule[id], holds, detail })),
    { name: t.journal.hosts, holds: foreign.length === 0, detail: foreign.join(' ') },
  ];
}

function Rules({ rows }: { rows: readonly RuleRow[] }) {
  const { t } = usePanel();
  return (
    <Section title={t.journal.rules}>
      <ul className={css.lines}>
        {rows.map(({ name, holds, detail }) => (
          <li key={name} className={css.line}>
            <span className={holds ? css.good : css.bad}>
              {holds ? <IconCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
              <span className={css.unseen}>{holds ? t.journal.holds : t.journal.brokenRule}</span>
            </span>
            <span className={css.grow}>
              {name}
              {holds ? null : <span className={css.small}>{detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
