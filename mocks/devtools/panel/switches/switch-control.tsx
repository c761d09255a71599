import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type ChoiceSwitch,
  type NumberSwitch,
  parseSwitchValue,
  type SwitchName,
  type SwitchValue,
  switchTable,
} from '../../../kernel/switches.ts';
import { fill, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import own from './switch-control.module.css';

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
