import type { StartRecords } from '../../../kernel/journal.ts';
import { unrecordedReads } from '../../../life/recorded-reads.ts';
import css from './panel.module.css';
import { usePanel } from './panel-tools.ts';

/** What nobody recorded of a world from life: an empty list there says nothing about the player. */
export function Unrecorded({ records }: { records: StartRecords }) {
  const { t } = usePanel();
  const reads = unrecordedReads(records);
  if (reads === null) return <p className={css.lead}>{t.scenario.readsUnknown}</p>;
  if (reads.length === 0) return <p className={css.lead}>{t.scenario.allRecorded}</p>;
  return (
    <>
      <p className={css.lead}>{t.scenario.unrecordedLead}</p>
      <ul aria-label={t.scenario.unrecorded} className={css.tags}>
        {reads.map((read) => (
          <li key={read}>
            <code>{read}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
