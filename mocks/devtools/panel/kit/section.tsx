import { type ReactNode, useId } from 'react';
import css from './panel.module.css';
import own from './section.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, lead, aside, children }: Props) {
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
