import type { ComponentProps } from 'react';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A round button with nothing but an icon, as large as a thumb wants it (look.md: 44 px). */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={css.root} aria-label={label} {...rest}>
      {children}
    </button>
  );
}
