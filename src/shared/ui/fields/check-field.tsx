import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './check-field.module.css';

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Native checkbox in the app's colours; Mantine's would add to the login page. */
export function CheckField({ label, onChange, ...others }: CheckFieldProps) {
  return (
    <label className={css.root}>
      <input
        {...others}
        type="checkbox"
        className={css.box}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
