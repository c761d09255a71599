import { useState } from 'react';
import { type SwitchGroup, type SwitchName, switchNames, switchTable } from '../world/switches.ts';
import { labelOf } from './labels.ts';
import css from './panel.module.css';
import { usePanel } from './panel-tools.ts';
import { matches } from './search.ts';
import { SearchField } from './search-field.tsx';
import { Section } from './section.tsx';
import { SwitchControl } from './switch-control.tsx';

/** The table's switches by group; groups and switches in the table's order. */
export function groupSwitches(names: readonly SwitchName[]): readonly [SwitchGroup, SwitchName[]][] {
  const groups = new Map<SwitchGroup, SwitchName[]>();
  for (const name of names) {
    const { group } = switchTable[name];
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups];
}

export function SwitchesTab() {
  const { t } = usePanel();
  const [search, setSearch] = useState('');
  const names = switchNames.filter((name) =>
    matches(search, [name, labelOf(t.switch, name), labelOf(t.group, switchTable[name].group)]),
  );
  return (
    <>
      <SearchField label={t.switches.search} value={search} onChange={setSearch} />
      <p className={css.lead}>{t.switches.freshHelp}</p>
      {names.length === 0 && <p className={css.lead}>{t.switches.none}</p>}
      {groupSwitches(names).map(([group, members]) => (
        <Section key={group} title={labelOf(t.group, group)}>
          <ul className={css.lines}>
            {members.map((name) => (
              <li key={name}>
                <SwitchControl name={name} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
