import css from './celebration.module.css';

const pieces = 36;

/** CSS hides it for players who prefer less motion (SPN-30, DES-32). */
export function Confetti() {
  return (
    <div className={css.root} aria-hidden>
      {Array.from({ length: pieces }, (_, at) => (
        <span
          key={at}
          className={css.piece}
          data-hue={at % 4}
          style={{
            left: `${(at * 61) % 100}%`,
            animationDelay: `${(at % 9) * 70}ms`,
            animationDuration: `${1500 + ((at * 37) % 7) * 160}ms`,
          }}
        />
      ))}
    </div>
  );
}

/** Frequency in Hz, start in s. */
const notes = [
  [523.25, 0],
  [659.25, 0.12],
  [783.99, 0.24],
] as const;

/** Three short rising notes; silent without Web Audio. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  for (const [pitch, after] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + after;
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.16, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
  setTimeout(() => void context.close(), 1_000);
}
