import { textLanguage } from '../../base/text.ts';
import css from './upload-bar.module.css';

interface Props {
  /** Share that is done, 0 to 1. */
  share: number;
  label: string;
  /** What a screen reader says in place of the percentage. */
  text?: string;
}

/** Progress of an upload. At least 2% of the bar is drawn, so that it is seen to be a progress bar. */
export function UploadBar({ share, label, text }: Props) {
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      lang={textLanguage(label)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={text}
    >
      <span className={css.bar} style={{ transform: `scaleX(${Math.max(0.02, share)})` }} />
    </div>
  );
}
