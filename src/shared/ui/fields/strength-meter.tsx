import css from './strength-meter.module.css';

const levels: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];

/** Password strength as three bars and a word. @param words for the current strength */
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

export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{Ll}\p{Lu}\p{N}]/u];

/**
 * Estimates a password's strength by length, kinds of characters, and how many differ. Only advice: the server accepts
 * any password.
 * @param others what the password must not contain, such as the phone number
 */
export function passwordStrength(password: string, others: readonly string[] = []): PasswordStrength {
  const length = [...password].length;
  const used = kinds.filter((kind) => kind.test(password)).length;
  const isEasy = new Set(password).size < 5 || others.some((other) => other.length > 3 && password.includes(other));
  if (length < 8 || isEasy || (used === 1 && length < 16)) return 'weak';
  return length >= 12 || (length >= 10 && used >= 3) ? 'strong' : 'fair';
}

/** Compares a repeated password while it is typed; null as long as it may still match. */
export function judgeRepetition(password: string, repetition: string): 'same' | 'differs' | null {
  if (repetition === '') return null;
  if (repetition === password) return 'same';
  return password.startsWith(repetition) ? null : 'differs';
}
