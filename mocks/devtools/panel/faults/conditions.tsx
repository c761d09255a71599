import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { bodyPaths } from '../../../wire/fault-arguments.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { NumberField } from './effect-field.tsx';
import type { FaultForm, FieldForm } from './fault-form.ts';

interface Props {
  readonly form: FaultForm;
  readonly change: (changes: Partial<FaultForm>) => void;
}

/** Conditions for the calls that a fault strikes. */
export function Conditions({ form, change }: Props) {
  const { t } = usePanel();
  const paths = bodyPaths(form.operation);
  const free = paths.find((path) => form.fields.every((field) => field.path !== path));
  return (
    <fieldset className={css.group}>
      <legend>{t.faults.when}</legend>
      <p className={css.lead}>{t.faults.whenHelp}</p>
      {form.fields.map((field, index) => (
        <BodyField
          key={index}
          field={field}
          paths={paths}
          onChange={(next) =>
            change({ fields: next ? form.fields.with(index, next) : form.fields.toSpliced(index, 1) })
          }
        />
      ))}
      {free !== undefined && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => change({ fields: [...form.fields, { path: free, value: '' }] })}
          >
            {t.faults.addField}
          </Button>
        </div>
      )}
      <TextInput
        label={t.faults.player}
        inputMode="tel"
        value={form.player}
        onChange={(event) => change({ player: event.currentTarget.value })}
      />
      {form.rhythm !== 'nth' && <NumberField field="from" text={form.from} onChange={(from) => change({ from })} />}
    </fieldset>
  );
}

interface FieldProps {
  readonly field: FieldForm;
  readonly paths: readonly string[];
  /** @param next null removes it */
  readonly onChange: (next: FieldForm | null) => void;
}

function BodyField({ field, paths, onChange }: FieldProps) {
  const { t } = usePanel();
  return (
    <div className={css.row}>
      <NativeSelect
        className={css.grow}
        label={t.faults.field}
        data={[...paths]}
        value={field.path}
        onChange={(event) => onChange({ ...field, path: event.currentTarget.value })}
      />
      <TextInput
        className={css.grow}
        label={t.faults.value}
        value={field.value}
        onChange={(event) => onChange({ ...field, value: event.currentTarget.value })}
      />
      <button
        type="button"
        className={css.icon}
        aria-label={fill(t.faults.removeField, { name: field.path })}
        onClick={() => onChange(null)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
