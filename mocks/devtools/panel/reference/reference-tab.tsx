import { useState } from 'react';
import { socketEvents } from '../../../../contract/generated/reference.ts';
import { callTags, type DescribedCall, describedCalls } from '../../../adapters/http/described-calls.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField, Section } from '../kit/parts.tsx';
import { DescribedRow } from './described-row.tsx';
import { Example } from './field-list.tsx';
import own from './reference.module.css';
import { referenceWords } from './reference-words.ts';

const findDescribed = (search: string): readonly DescribedCall[] =>
  describedCalls.filter(({ id, method, path, tag, summary, errors }) =>
    matches(search, [id, method, path, tag, summary, ...errors]),
  );

/** Lists every call of the contract by group, with a form that sends it to the open world (APP-380). */
export function ReferenceTab() {
  const { language } = usePanel();
  const w = referenceWords[language];
  const [search, setSearch] = useState('');
  const found = findDescribed(search);
  const events = socketEvents.filter(({ name, title }) => matches(search, [name, title, 'socket']));
  return (
    <>
      <p className={css.lead}>{w.lead}</p>
      <SearchField label={w.search} value={search} onChange={setSearch} />
      <p role="status" className={css.small}>
        {found.length === 0 && events.length === 0
          ? w.none
          : fill(w.found, { count: found.length, all: describedCalls.length })}
      </p>
      {callTags.map((tag) => (
        <Group key={tag.name} {...tag} calls={found.filter((call) => call.tag === tag.name)} />
      ))}
      {events.length > 0 && (
        <Section title={w.events} lead={w.eventsLead}>
          <ul className={own.rows} aria-label={w.events}>
            {events.map(({ name, sentBy, title, example }) => (
              <li key={name} className={own.event}>
                <h4 className={own.eventName}>
                  <code>{name}</code> <span className={css.tag}>{w.sentBy[sentBy]}</span>
                </h4>
                <p className={css.small} lang="en">
                  {title}
                </p>
                <Example name={name} value={example} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly DescribedCall[];
}

function Group({ name, description, calls }: GroupProps) {
  if (calls.length === 0) return null;
  return (
    <Section title={name}>
      <p className={css.small} lang="en">
        {description}
      </p>
      <ul className={own.rows} aria-label={name}>
        {calls.map((call) => (
          <DescribedRow key={call.id} call={call} />
        ))}
      </ul>
    </Section>
  );
}
