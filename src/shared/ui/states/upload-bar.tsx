import { textLanguage } from '../../base/text.ts';
import css from './upload-bar.module.css';

interface Props {
  /** Finished share, 0 to 1. */
  share: number;
  label: string;
  /** Text for screen readers instead of the percentage. */
  text?: string;
}

/** Progress of an upload. The bar shows at least 2 %, to be recognised as one. */
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
