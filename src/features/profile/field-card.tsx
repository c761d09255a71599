import type { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './profile-page.module.css';

export interface FieldCardProps {
  title: string;
  Icon: typeof IconUser;
  busy: boolean;
  children: ReactNode;
}

export function FieldCard({ title, Icon, busy, children }: FieldCardProps) {
  return (
    <section className={css.card} aria-label={title} aria-busy={busy}>
      <h2 className={css.title}>
        <span className={css.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

export interface FieldProps {
  label: string;
  value: string | null | undefined;
  /** A second name below the value. */
  also?: string | null | undefined;
  mark?: ReactNode;
  action?: ReactNode;
}

/** Values keep their own writing direction; a missing one is a dash (ACC-30). */
export function Field({ label, value, also, mark, action }: FieldProps) {
  return (
    <div className={css.field}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <span className={css.text}>
          {mark}
          <span>
            <ServerText>{value || '-'}</ServerText>
            {also ? (
              <span className={css.also}>
                <ServerText>{also}</ServerText>
              </span>
            ) : null}
          </span>
        </span>
        {action}
      </dd>
    </div>
  );
}

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
