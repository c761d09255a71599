import { useState } from 'react';
import { type SwitchGroup, type SwitchName, switchNames, switchTable } from '../../../kernel/switches.ts';
import { labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField } from '../kit/search.tsx';
import { Section } from '../kit/section.tsx';
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
