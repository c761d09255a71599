import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type ChoiceSwitch,
  type NumberSwitch,
  parseSwitchValue,
  type SwitchGroup,
  type SwitchName,
  type SwitchValue,
  switchNames,
  switchTable,
} from '../../../kernel/switches.ts';
import { fill, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField, Section } from '../kit/parts.tsx';
import own from './switches-tab.module.css';

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

/** One switch: its label, its value, and whether changing it begins the world afresh. */
export function SwitchControl({ name }: { name: SwitchName }) {
  const { sandbox, t, act } = usePanel();
  const id = useId();
  const entry = switchTable[name];
  const value = sandbox.switches()[name];
  const changed = value !== sandbox.scenario.switches[name];
  const set = (next: SwitchValue) => {
    const label = `${labelOf(t.switch, name)}: ${String(next)}`;
    return act(() => sandbox.set(name, next as never), label);
  };
  return (
    <div className={own.switch}>
      <div className={own.switchWords}>
        <label htmlFor={id}>{labelOf(t.switch, name)}</label>
        <span className={css.small}>
          <code>{name}</code>
          {entry.atStart && <span className={css.tag}>{t.switches.fresh}</span>}
          {changed && <span className={css.mark}>{t.switches.changed}</span>}
        </span>
      </div>
      {entry.kind === 'flag' && (
        // Mantine's drawn track is outside the input: the label passes clicks on it to the input
        <label htmlFor={id}>
          <Switch id={id} checked={value === true} onChange={(event) => void set(event.currentTarget.checked)} />
        </label>
      )}
      {entry.kind === 'choice' && (
        <NativeSelect
          id={id}
          className={own.choice}
          data={[...(entry as ChoiceSwitch).options]}
          value={String(value)}
          onChange={(event) => void set(event.currentTarget.value as SwitchValue)}
        />
      )}
      {entry.kind === 'number' && (
        <NumberControl key={String(value)} id={id} name={name} entry={entry} value={Number(value)} onSet={set} />
      )}
    </div>
  );
}

interface NumberProps {
  readonly id: string;
  readonly name: SwitchName;
  readonly entry: NumberSwitch;
  readonly value: number;
  readonly onSet: (value: SwitchValue) => unknown;
}

function NumberControl({ id, name, entry: { min, max, whole }, value, onSet }: NumberProps) {
  const { t } = usePanel();
  const [text, setText] = useState(String(value));
  const parsed = parseSwitchValue(name, text);
  const range = fill(whole ? t.switches.wholeRange : t.switches.range, { min, max: max.toLocaleString('en') });
  return (
    <form
      className={own.number}
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed !== null) onSet(parsed);
      }}
    >
      <TextInput
        id={id}
        inputMode="decimal"
        value={text}
        title={range}
        error={parsed === null ? range : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={parsed === null || parsed === value}>
        {t.switches.apply}
        <span className={css.unseen}> {labelOf(t.switch, name)}</span>
      </Button>
    </form>
  );
}
