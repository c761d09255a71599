import type { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './profile-page.module.css';

export interface FieldCardProps {
  title: string;
  Icon: typeof IconUser;
  busy: boolean;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function FieldCard({ title, Icon, busy, action, children }: FieldCardProps) {
  return (
    <section className={css.card} aria-label={title} aria-busy={busy}>
      <div className={css.head}>
        <h2 className={css.title}>
          <span className={css.icon}>
            <Icon size={20} aria-hidden />
          </span>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface FieldProps {
  label: string;
  value: string | null | undefined;
  /** Language of the value where it is not the page's. */
  lang?: string;
  action?: ReactNode;
}

/** One read-only line; names keep their own writing direction, and an absent value is a dash. */
export function Field({ label, value, lang, action }: FieldProps) {
  return (
    <div className={css.field}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} lang={lang}>
        <bdi>{value || '-'}</bdi>
        {action}
      </dd>
    </div>
  );
}

/** Fields on their way, as tall as the real ones. */
export function FieldSkeletons({ count }: { count: number }) {
  return (
    <div className={css.fields}>
      {Array.from({ length: count }, (_, field) => (
        <div className={css.field} key={field}>
          <div className={css.bones}>
            <Skeleton width="96px" height="13px" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
