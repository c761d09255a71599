import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A scrolling area that takes the keyboard focus, so that it can be scrolled without a mouse. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
