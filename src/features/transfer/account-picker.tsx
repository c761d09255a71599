import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { textLanguage } from '../../shared/base/text.ts';
import css from './account-picker.module.css';
import { usePickerScroll } from './use-picker-scroll.ts';
import { usePickerTaps } from './use-picker-taps.ts';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** Balance. */
  readonly detail: string;
  readonly picture: ReactNode;
}

export interface AccountPickerProps {
  label: string;
  /** First slide, with nothing picked (TRF-3). */
  prompt: string;
  promptDetail: string;
  options: readonly PickerOption[];
  /** Null or an unlisted value shows the prompt (TRF-9). */
  value: string | null;
  onChange: (value: string | null) => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** Closes the sheet on Escape, which the sheet leaves to a focused list (DES-30). */
  onEscape?: () => void;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  PageUp: (index) => index - 3,
  PageDown: (index) => index + 3,
  Home: () => 0,
  End: (_, last) => last,
};

interface SlideProps {
  id: string;
  slide: Omit<PickerOption, 'value'> & { value: string | null };
  picked: boolean;
}

function Slide({ id, slide: { value, label, detail, picture }, picked }: SlideProps) {
  return (
    <div
      id={id}
      className={css.slide}
      role="option"
      aria-selected={picked}
      aria-label={detail ? `${label} ${detail}` : label}
      lang={textLanguage(label)}
      data-prompt={value === null || undefined}
    >
      {picture ? (
        <span className={css.picture} aria-hidden>
          {picture}
        </span>
      ) : null}
      <span className={css.words}>
        <span className={css.name}>{label}</span>
        <span className={css.detail}>{detail}</span>
      </span>
    </div>
  );
}

/** A vertical scroll picker (TRF-6); a listbox for screen readers (TRF-8). */
export function AccountPicker(props: AccountPickerProps) {
  const { label, prompt, promptDetail, options, value, onChange } = props;
  const { disabled = false, invalid = false, describedBy, onEscape } = props;
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const slides = [{ value: null, label: prompt, detail: promptDetail, picture: null }, ...options];
  const last = slides.length - 1;
  const index = Math.max(
    0,
    slides.findIndex((slide) => slide.value === value),
  );

  // Never compared with `index`: an earlier pick may not be rendered yet, and would win over this one.
  const pick = (to: number) => {
    const slide = slides[Math.min(last, Math.max(0, to))];
    if (!disabled && slide) onChange(slide.value);
  };
  const { events, scrollTo, turning } = usePickerScroll({ track, index, onIndex: pick, disabled });
  const taps = usePickerTaps({
    turning,
    pick: (slide) => {
      const at = [...(track.current?.children ?? [])].indexOf(slide);
      if (at < 0 || disabled) return;
      pick(at);
      // At once: the column may be on its way elsewhere, without a scroll event or a rendered pick yet.
      scrollTo(at);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape?.();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    pick(step(index, last));
  };

  return (
    <div className={css.root} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.frame}>
        <div
          ref={track}
          className={css.track}
          role="listbox"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-activedescendant={`${id}-${index}`}
          aria-disabled={disabled}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          {...events}
          {...taps}
        >
          {slides.map((slide, at) => (
            <Slide key={slide.value ?? ''} id={`${id}-${at}`} slide={slide} picked={at === index} />
          ))}
        </div>
      </div>
    </div>
  );
}
