import { type ReactNode, useId } from 'react';
import css from './panel.module.css';
import own from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, lead, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={own.section} aria-labelledby={id}>
      <div className={own.heading}>
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}

interface RegionProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A scrolling area that takes the keyboard focus, so that it can be scrolled without a mouse. */
export function ScrollRegion({ label, className, children }: RegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
