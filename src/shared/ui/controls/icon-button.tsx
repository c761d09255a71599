import type { ComponentProps } from 'react';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> {
  /** Accessible name. */
  label: string;
}

/** A round icon button of 44 px (DES-38). */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={css.root} aria-label={label} {...rest}>
      {children}
    </button>
  );
}
