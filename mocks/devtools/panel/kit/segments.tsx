import { useId } from 'react';
import { languageTag } from '../../page-kit/language.ts';
import css from './segments.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not the panel's. */
  readonly lang?: Parameters<typeof languageTag>[0];
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few choices side by side. Buttons instead of radios, because arrow keys must not apply each one on the way. */
export function Segments<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <div className={css.line}>
      <span id={id}>{label}</span>
      <div role="group" aria-labelledby={id} className={css.segments}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={css.segment}
            lang={option.lang && languageTag(option.lang)}
            aria-pressed={option.value === value}
            disabled={option.disabled}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
