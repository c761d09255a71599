import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
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
import { fill, labelOf, valueText } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { focusTabOf, useFresh, usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField, Section } from '../kit/parts.tsx';
import { Segments } from '../kit/segments.tsx';
import { changedSwitches, resetSwitches } from './changed-switches.ts';
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
  const { sandbox, t, act, place, goTo } = usePanel();
  useFresh(sandbox);
  const { changedOnly = false } = place;
  // A search does not hide what the count in the header leads to.
  const [typed, setTyped] = useState({ text: '', place });
  const search = typed.place === place ? typed.text : '';
  const changed = changedSwitches(sandbox);
  const names = (changedOnly ? changed : switchNames).filter((name) =>
    matches(search, [name, labelOf(t.switch, name), labelOf(t.group, switchTable[name].group)]),
  );
  const w = t.switches;
  return (
    <>
      <SearchField label={w.search} value={search} onChange={(text) => setTyped({ text, place })} />
      <Segments
        label={w.show}
        options={[
          { value: 'all', label: w.all },
          { value: 'changed', label: fill(w.changedOnly, { count: changed.length }) },
        ]}
        value={changedOnly ? 'changed' : 'all'}
        onChoose={(shown) => goTo({ tab: 'switches', ...(shown === 'changed' && { changedOnly: true }) })}
      />
      <p className={css.lead}>{w.freshHelp}</p>
      {changed.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={(event) => {
            focusTabOf(event.currentTarget);
            void act(() => resetSwitches(sandbox), w.allReset);
          }}
        >
          {fill(w.resetAll, { count: changed.length })}
        </Button>
      )}
      {names.length === 0 && <p className={css.lead}>{changedOnly && search === '' ? w.noneChanged : w.none}</p>}
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

/** Sets a switch as the scenario has it. */
function ResetButton({ name, usual, onReset }: { name: SwitchName; usual: SwitchValue; onReset: () => void }) {
  const { t } = usePanel();
  const label = fill(t.switches.resetTo, { name: labelOf(t.switch, name), value: valueText(name, usual, t) });
  return (
    <button
      type="button"
      className={css.icon}
      aria-label={label}
      title={label}
      onClick={(event) => {
        focusTabOf(event.currentTarget);
        onReset();
      }}
    >
      <IconRestore size={16} aria-hidden />
    </button>
  );
}

/** One switch: its label, its value, and whether changing it begins the world afresh. */
export function SwitchControl({ name }: { name: SwitchName }) {
  const { sandbox, t, act } = usePanel();
  const id = useId();
  const entry = switchTable[name];
  const value = sandbox.switches()[name];
  const usual = sandbox.scenario.switches[name];
  const set = (next: SwitchValue) =>
    act(() => sandbox.set(name, next as never), `${labelOf(t.switch, name)}: ${valueText(name, next, t)}`);
  return (
    <div className={own.switch}>
      <div className={own.switchWords}>
        <label htmlFor={id}>{labelOf(t.switch, name)}</label>
        <span className={`${css.small} ${own.name}`}>
          <code>{name}</code>
          {entry.atStart && <span className={css.tag}>{t.switches.fresh}</span>}
          {value !== usual && <span className={css.mark}>{t.switches.changed}</span>}
        </span>
      </div>
      {value !== usual && <ResetButton name={name} usual={usual} onReset={() => void set(usual)} />}
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
          data={(entry as ChoiceSwitch).options.map((option) => ({ value: option, label: valueText(name, option, t) }))}
          value={String(value)}
          onChange={(event) => void set(event.currentTarget.value as SwitchValue)}
        />
      )}
      {entry.kind === 'number' && <NumberControl id={id} name={name} entry={entry} value={Number(value)} onSet={set} />}
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
  const [shown, setShown] = useState(value);
  // Not a key: a new field would lose the focus.
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
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
