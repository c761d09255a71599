import css from './skeletons.module.css';

export interface SkeletonProps {
  /** CSS width; default: full width. */
  width?: string;
  /** CSS height; default: one line of text. */
  height?: string;
  /** A circle of the given height. */
  round?: boolean;
}

/** A grey placeholder. Decorative: the loading container carries `aria-busy`. */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  return <span aria-hidden className={css.bone} data-round={round || undefined} style={{ width, height }} />;
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden className={css.stack}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : undefined} />
      ))}
    </div>
  );
}

export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden className={css.stack}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={css.row} key={row}>
          <Skeleton width="40px" height="40px" round />
          <div className={css.grow}>
            <Skeleton width="55%" />
            <Skeleton width="35%" height="12px" />
          </div>
          <Skeleton width="72px" />
        </div>
      ))}
    </div>
  );
}
