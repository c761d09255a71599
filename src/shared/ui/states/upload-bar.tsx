import css from './upload-bar.module.css';

interface Props {
  /** 0 … 1 */
  share: number;
  label: string;
  /** What a screen reader says in place of the percentage. */
  text?: string;
}

/** How far an upload has come. A sliver is drawn from the start, so that the bar is seen to be one. */
export function UploadBar({ share, label, text }: Props) {
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={text}
    >
      <span className={css.bar} style={{ transform: `scaleX(${Math.max(0.02, share)})` }} />
    </div>
  );
}
