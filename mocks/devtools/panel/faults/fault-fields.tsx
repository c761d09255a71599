import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorStatus } from '../../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../../contract/generated/operations.ts';
import { inContract } from '../../../wire/faults.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { effects, emptyForm, type FaultForm, faultOf, faultText, rhythms } from './fault-form.ts';

const codes = Object.keys(errorStatus);

/** All error codes; first those that the contract allows for the operation. */
function codesFor(operation: string): string[] {
  if (operation === '*') return codes;
  const own = codes.filter((code) => inContract(operation as OperationId, code));
  return [...own, ...codes.filter((code) => !own.includes(code))];
}

export function FaultFields() {
  const { sandbox, t, act } = usePanel();
  const [form, setForm] = useState<FaultForm>(emptyForm);
  const change = (changes: Partial<FaultForm>) => setForm((before) => ({ ...before, ...changes }));
  const fault = faultOf(form);
  const add = () => {
    if (!fault) return;
    const { operation, ...effect } = fault;
    void act(
      () => sandbox.fault(operation, effect),
      fill(t.faults.ready, { name: `${operation} ${faultText(fault)}` }),
    );
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select
        label={t.faults.operation}
        searchable
        allowDeselect={false}
        data={[{ value: '*', label: `* ${t.faults.every}` }, ...Object.keys(operations)]}
        value={form.operation}
        onChange={(operation) => change({ operation: operation ?? '*' })}
      />
      <NativeSelect
        label={t.faults.effect}
        data={effects.map((value) => ({ value, label: t.faults.effects[value] }))}
        value={form.effect}
        onChange={(event) => change({ effect: event.currentTarget.value as FaultForm['effect'] })}
      />
      <EffectField form={form} change={change} />
      <NativeSelect
        label={t.faults.times}
        data={rhythms.map((value) => ({ value, label: t.faults.timesOf[value] }))}
        value={form.rhythm}
        onChange={(event) => change({ rhythm: event.currentTarget.value as FaultForm['rhythm'] })}
      />
      {form.rhythm === 'nth' && (
        <TextInput
          label={t.faults.nth}
          inputMode="numeric"
          value={form.nth}
          onChange={(event) => change({ nth: event.currentTarget.value })}
        />
      )}
      {!fault && (
        <p role="alert" className={css.alert}>
          {t.faults.bad}
        </p>
      )}
      <Button type="submit" disabled={!fault}>
        {t.faults.add}
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly form: FaultForm;
  readonly change: (changes: Partial<FaultForm>) => void;
}

function EffectField({ form, change }: FieldProps) {
  const { t } = usePanel();
  const { operation, effect, code, status, delay } = form;
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
