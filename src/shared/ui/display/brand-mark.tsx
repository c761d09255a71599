import css from './brand-mark.module.css';

/** The logo, a purse. Decorative: the name stands beside it. @param size CSS px */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      className={css.mark}
      data-brand-mark
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <path
        className={css.strap}
        d="M13.5 17.5c0-8.2 3.8-12 10.5-12s10.5 3.8 10.5 12"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className={css.body}
        d="M11 16h26c2.6 0 4.7 1.9 5 4.4l1.6 14.2A8.4 8.4 0 0 1 35.2 44H12.8a8.4 8.4 0 0 1-8.4-9.4L6 20.4A5 5 0 0 1 11 16Z"
      />
      <path
        className={css.flap}
        d="M6 20.6A5 5 0 0 1 11 16h26a5 5 0 0 1 5 4.6c-2.8 6.8-9.4 10.4-18 10.4S8.8 27.4 6 20.6Z"
      />
      <circle className={css.clasp} cx="24" cy="30.4" r="6" />
      <circle className={css.coin} cx="24" cy="30.4" r="3.6" />
    </svg>
  );
}
