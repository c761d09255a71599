import { Select, TextInput } from '@mantine/core';
import { errorStatus } from '../../../../contract/generated/errors.ts';
import type { OperationId } from '../../../../contract/generated/operations.ts';
import { inContract } from '../../../wire/faults.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import type { EffectForm } from './fault-form.ts';

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

/** The value of an effect: code, status or delay. */
export function EffectField({ operation, form, change }: FieldProps) {
  const { t } = usePanel();
  const { effect, code, status, delay } = form;
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
  if (effect !== 'status' && effect !== 'delay') return null;
  return (
    <TextInput
      label={t.faults[effect]}
      inputMode="numeric"
      value={effect === 'status' ? status : delay}
      onChange={(event) => change({ [effect]: event.currentTarget.value })}
    />
  );
}
