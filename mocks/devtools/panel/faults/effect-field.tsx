import { Select, Textarea, TextInput } from '@mantine/core';
import { errorStatus } from '../../../../contract/generated/errors.ts';
import type { OperationId } from '../../../../contract/generated/operations.ts';
import { inContract } from '../../../wire/faults.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { type EffectForm, missedRange } from './fault-form.ts';

const codes = Object.keys(errorStatus);

/** All error codes; first those that the contract allows for the operation. */
function codesFor(operation: string): string[] {
  if (operation === '*') return codes;
  const own = codes.filter((code) => inContract(operation as OperationId, code));
  return [...own, ...codes.filter((code) => !own.includes(code))];
}

interface FieldProps {
  readonly operation: string;
  readonly form: EffectForm;
  readonly change: (changes: Partial<EffectForm>) => void;
}

/** The value of an effect: code, status, body or delay. */
export function EffectField({ operation, form, change }: FieldProps) {
  const { t } = usePanel();
  const { effect, code } = form;
  if (effect === 'code') {
    const fits = operation === '*' || inContract(operation as OperationId, code);
    return (
      <div>
        <Select
          label={t.faults.code}
          searchable
          allowDeselect={false}
          data={codesFor(operation)}
          value={code}
          onChange={(next) => change({ code: next ?? code })}
        />
        {operation !== '*' && (
          <span className={fits ? css.good : css.warn}>
            {fits ? `✓ ${t.faults.inContract}` : `! ${t.faults.outside}`}
          </span>
        )}
      </div>
    );
  }
  if (effect === 'text')
    return (
      <>
        <Textarea
          label={t.faults.text}
          rows={4}
          value={form.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <NumberField field="textStatus" text={form.textStatus} onChange={(textStatus) => change({ textStatus })} />
      </>
    );
  if (effect !== 'status' && effect !== 'delay') return null;
  return <NumberField field={effect} text={form[effect]} onChange={(text) => change({ [effect]: text })} />;
}

interface NumberProps {
  readonly field: Parameters<typeof missedRange>[0];
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A whole number of the form; says which ones fit. */
export function NumberField({ field, text, onChange }: NumberProps) {
  const { t } = usePanel();
  const missed = missedRange(field, text);
  const range = missed && { min: missed.min, max: missed.max.toLocaleString('en') };
  return (
    <TextInput
      className={css.grow}
      label={t.faults[field]}
      inputMode="numeric"
      value={text}
      error={range ? fill(t.switches.wholeRange, range) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
