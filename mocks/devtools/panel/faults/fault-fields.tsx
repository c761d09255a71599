import { Button, NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { operations } from '../../../../contract/generated/operations.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Conditions } from './conditions.tsx';
import { EffectField, NumberField } from './effect-field.tsx';
import { effects, emptyForm, type FaultForm, faultOf, faultText, rhythms } from './fault-form.ts';

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
      fill(t.faults.ready, { name: `${operation} ${faultText(fault, t.faults)}` }),
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
        onChange={(operation) => change({ operation: operation ?? '*', fields: [] })}
      />
      <NativeSelect
        label={t.faults.effect}
        data={effects.map((value) => ({ value, label: t.faults.effects[value] }))}
        value={form.effect}
        onChange={(event) => change({ effect: event.currentTarget.value as FaultForm['effect'] })}
      />
      <EffectField operation={form.operation} form={form} change={change} />
      <NativeSelect
        label={t.faults.times}
        data={rhythms.map((value) => ({ value, label: t.faults.timesOf[value] }))}
        value={form.rhythm}
        onChange={(event) => change({ rhythm: event.currentTarget.value as FaultForm['rhythm'] })}
      />
      {form.rhythm === 'nth' && <NumberField field="nth" text={form.nth} onChange={(nth) => change({ nth })} />}
      <Conditions form={form} change={change} />
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
