import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fill, type Labels, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import own from './cheats.module.css';
import { actionText, type OperatorField, operatorActionList, operatorData, takesText } from './operator-fields.ts';

export function OperatorForms() {
  const { t } = usePanel();
  return (
    <Section title={t.cheats.operator}>
      {operatorActionList.length === 0 && <p className={css.lead}>{t.cheats.noAction}</p>}
      <div className={own.actions}>
        {operatorActionList.map(({ name, fields }) => (
          <details key={name} className={own.action}>
            <summary>{actionName(t.action, name)}</summary>
            <ActionForm name={name} fields={fields} />
          </details>
        ))}
      </div>
    </Section>
  );
}

const actionName = (section: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(section, name) ? labelOf(section, name) : actionText(name);

function ActionForm({ name, fields }: { name: string; fields: readonly OperatorField[] }) {
  const { sandbox, t, act } = usePanel();
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({});
  const run = () =>
    act(() => sandbox.operate(name as never, operatorData(fields, filled) as never), actionName(t.action, name));
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (fields.every((field) => takesText(field, filled[field.name] ?? field.fallback))) void run();
      }}
    >
      {fields.length === 0 && <p className={css.small}>{t.cheats.nothing}</p>}
      {fields.map((field) => (
        <ActionField
          key={field.name}
          field={field}
          value={filled[field.name] ?? field.fallback}
          onChange={(value) => setFilled((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      <Button type="submit" variant="default">
        {t.cheats.run}
        <span className={css.unseen}>: {actionName(t.action, name)}</span>
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly field: OperatorField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The name of a field in words, with the one that calls use. */
function fieldLabel({ name, required, kind }: OperatorField, t: Labels): string {
  const label = `${labelOf(t.actionField, name)} (${name})`;
  return required || kind === 'flag' ? label : `${label}, ${t.cheats.optional}`;
}

const messageExample = '{"message_type": "text", "payload": {"message": "…"}}';

/** Why a field does not take a text; undefined when it does. */
function problemOf(field: OperatorField, text: string, t: Labels): string | undefined {
  if (takesText(field, text)) return undefined;
  if (field.name === 'room') return fill(t.cheats.notRoom, { example: 'KP-38524639' });
  if (field.range === null) return fill(t.cheats.notJson, { example: messageExample });
  const { min, max, whole } = field.range;
  const label = whole ? t.switches.wholeRange : t.switches.range;
  return fill(label, { min: min.toLocaleString('en'), max: max.toLocaleString('en') });
}

function ActionField({ field, value, onChange }: FieldProps) {
  const { t } = usePanel();
  const { kind, options, required } = field;
  const label = fieldLabel(field, t);
  const error = problemOf(field, value, t);
  if (kind === 'flag') {
    return (
      <Switch
        label={label}
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.currentTarget.checked))}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <NativeSelect
        label={label}
        data={['', ...options]}
        value={value}
        required={required}
        withAsterisk={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (kind === 'json') {
    return (
      <Textarea
        label={label}
        rows={4}
        required={required}
        withAsterisk={false}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      label={label}
      error={error}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      required={required}
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
