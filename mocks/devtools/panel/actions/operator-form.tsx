import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorActionName } from '../../../engine/execute/operator.ts';
import { operatorActions } from '../../../engine/execute/registry.ts';
import cards from '../kit/cards.module.css';
import { fill, type Labels, labelOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import { type OperatorField, operatorData, operatorFields, takesText } from './operator-fields.ts';

export type ActionGroup = keyof typeof actionGroups;

/** The actions of the panel, the most used first. The chat has controls of its own for the others. */
export const actionGroups = {
  money: ['payQr', 'payWithdrawal', 'returnWithdrawal', 'adjustBalance', 'loseCallback'],
  slips: ['approveSlip', 'rejectSlip'],
  rewards: ['giveCoins', 'giveCoupon', 'giveRefund', 'giveInvite', 'meetBonusCondition', 'expireCoupons'],
  chat: ['chatPush'],
} as const satisfies Record<string, readonly OperatorActionName[]>;

export function OperatorActions({ group }: { group: ActionGroup }) {
  const { t } = usePanel();
  return (
    <Section title={t.actions.group[group]}>
      <ul className={cards.cards}>
        {actionGroups[group].map((name) => (
          <Action key={name} name={name} />
        ))}
      </ul>
    </Section>
  );
}

/** A button that acts at once; one that opens the form where a field must be filled in. */
function Action({ name }: { name: OperatorActionName }) {
  const { sandbox, t, act } = usePanel();
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({});
  const label = t.action[name];
  const fields = operatorFields(operatorActions[name].schema);
  const run = (given: typeof filled) => act(() => sandbox.operate(name, operatorData(fields, given) as never), label);
  const toggle = { 'aria-expanded': open, onClick: () => setOpen(!open) };
  const needsForm = fields.some(({ required }) => required);
  return (
    <li>
      <div className={css.row}>
        <Button variant="default" className={css.grow} {...(needsForm ? toggle : { onClick: () => void run({}) })}>
          {label}
        </Button>
        {fields.length > 0 && !needsForm && (
          <button type="button" className={css.icon} aria-label={fill(t.actions.fields, { name: label })} {...toggle}>
            <IconChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {open && (
        <form
          className={css.form}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            if (fields.every((field) => takesText(field, filled[field.name] ?? field.fallback))) void run(filled);
          }}
        >
          {fields.map((field) => (
            <ActionField
              key={field.name}
              field={field}
              value={filled[field.name] ?? field.fallback}
              onChange={(value) => setFilled((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          <Button type="submit">
            {t.actions.run}
            <span className={css.unseen}>: {label}</span>
          </Button>
        </form>
      )}
    </li>
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
  return required || kind === 'flag' ? label : `${label}, ${t.actions.optional}`;
}

const messageExample = '{"message_type": "text", "payload": {"message": "…"}}';

/** Why a field does not take a text; undefined when it does. */
function problemOf(field: OperatorField, text: string, t: Labels): string | undefined {
  if (takesText(field, text)) return undefined;
  if (field.name === 'room') return fill(t.actions.notRoom, { example: 'KP-38524639' });
  if (field.range === null) return fill(t.actions.notJson, { example: messageExample });
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
