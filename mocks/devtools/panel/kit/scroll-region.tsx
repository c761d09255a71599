import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Something that scrolls by itself: the keyboard reaches it, or those without a mouse could not read its end. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
