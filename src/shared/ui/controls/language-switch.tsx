import { languageTag } from '../../base/text.ts';
import css from './language-switch.module.css';

export interface LanguageOption<Code extends string = string> {
  code: Code;
  /** Name in the language itself. */
  name: string;
}

export interface LanguageSwitchProps<Code extends string> {
  options: readonly LanguageOption<Code>[];
  current: Code;
  onChange: (code: Code) => void;
  /** Accessible name of the group. */
  label: string;
}

/** All languages side by side, for pages without a top bar. */
export function LanguageSwitch<Code extends string>({ options, current, onChange, label }: LanguageSwitchProps<Code>) {
  return (
    <div className={css.root} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.code}
          type="button"
          lang={languageTag(option.code)}
          className={css.option}
          aria-pressed={option.code === current}
          onClick={() => onChange(option.code)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
