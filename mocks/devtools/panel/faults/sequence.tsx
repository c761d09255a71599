import { Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { EffectField } from './effect-field.tsx';
import { type EffectForm, effects, emptyEffect } from './fault-form.ts';

interface Props {
  readonly operation: string;
  readonly steps: readonly EffectForm[];
  readonly onChange: (steps: readonly EffectForm[]) => void;
}

/** Effects of a fault on the calls after the first one. */
export function Sequence({ operation, steps, onChange }: Props) {
  const { t } = usePanel();
  const offered = ['good', ...effects] as const;
  return (
    <>
      {steps.map((step, index) => {
        const number = index + 2;
        const change = (changes: Partial<EffectForm>) => onChange(steps.with(index, { ...step, ...changes }));
        return (
          <div key={number} className={css.form} role="group" aria-label={`${t.faults.then} ${number}`}>
            <div className={css.row}>
              <NativeSelect
                className={css.grow}
                label={`${t.faults.then} ${number}`}
                data={offered.map((value) => ({ value, label: t.faults.effects[value] }))}
                value={step.effect}
                onChange={(event) => change({ effect: event.currentTarget.value as EffectForm['effect'] })}
              />
              <button
                type="button"
                className={css.icon}
                aria-label={fill(t.faults.removeThen, { number })}
                onClick={() => onChange(steps.toSpliced(index, 1))}
              >
                <IconX size={16} aria-hidden />
              </button>
            </div>
            <EffectField operation={operation} form={step} change={change} />
          </div>
        );
      })}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...steps, emptyEffect])}
        >
          {t.faults.addThen}
        </Button>
      </div>
    </>
  );
}
