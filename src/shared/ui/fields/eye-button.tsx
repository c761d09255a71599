import { IconEye, IconEyeOff } from '@tabler/icons-react';
import css from './password-field.module.css';

interface Props {
  /** What it does when it is not pressed, such as "Show password". */
  label: string;
  shown: boolean;
  onChange: (shown: boolean) => void;
  disabled?: boolean;
}

/** Shows and hides a password; screen readers hear it as a button that is pressed or not (DES-56). */
export function EyeButton({ label, shown, onChange, disabled }: Props) {
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={label}
      aria-pressed={shown}
      disabled={disabled}
      onClick={() => onChange(!shown)}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
