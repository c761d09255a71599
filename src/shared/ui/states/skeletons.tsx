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

interface ListSkeletonProps {
  rows?: number;
  /** What the rows will be; the stylesheet has their sizes. */
  shape: 'bank' | 'entry' | 'log' | 'slip' | 'method' | 'coupon';
}

export function ListSkeleton({ rows = 5, shape }: ListSkeletonProps) {
  return (
    <div aria-hidden className={css.list} data-shape={shape}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={css.row} key={row}>
          <span className={`${css.bone} ${css.mark}`} />
          <div className={css.grow}>
            <Skeleton width="55%" />
            <Skeleton width="35%" height="12px" />
          </div>
          <span className={`${css.bone} ${css.end}`} />
          {shape === 'entry' ? (
            <>
              <Skeleton width="132px" height="12px" />
              <span className={`${css.bone} ${css.badge}`} />
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}
