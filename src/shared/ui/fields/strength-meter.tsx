import type { PasswordStrength } from '../../base/password-strength.ts';
import css from './strength-meter.module.css';

const levels: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];

/** How strong a password is, as three bars and a word. @param words of the present strength */
export function StrengthMeter({ strength, words }: { strength: PasswordStrength; words: string }) {
  return (
    <span className={css.root} data-strength={strength}>
      <span className={css.bars} aria-hidden>
        {levels.map((level, at) => (
          <span key={level} className={css.bar} data-on={at <= levels.indexOf(strength) || undefined} />
        ))}
      </span>
      <span role="status">{words}</span>
    </span>
  );
}
