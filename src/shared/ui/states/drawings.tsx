import css from './state.module.css';

const art = { viewBox: '0 0 132 96', className: css.drawing, 'aria-hidden': true, fill: 'none' } as const;

export function EmptyDrawing() {
  return (
    <svg {...art}>
      <ellipse cx="66" cy="86" rx="46" ry="5" fill="var(--kp-surface-2)" />
      <circle cx="66" cy="26" r="24" fill="var(--kp-gold-soft)" />
      <path d="M66 2v12" stroke="var(--kp-line-strong)" strokeWidth="2" strokeLinecap="round" />
      <path d="M57 19c0-3 4-5 9-5s9 2 9 5v12c0 3-4 5-9 5s-9-2-9-5V19Z" fill="var(--kp-gold)" />
      <path d="M57 22h18M57 28h18" stroke="var(--kp-gold-deep)" strokeWidth="1.6" />
      <path
        d="M36 54h60l6 24c1 4-2 8-6 8H36c-4 0-7-4-6-8l6-24Z"
        fill="var(--kp-surface-2)"
        stroke="var(--kp-line-strong)"
        strokeWidth="2"
      />
      <path d="M36 54c6 6 54 6 60 0" stroke="var(--kp-line-strong)" strokeWidth="2" strokeLinecap="round" />
      <path d="M54 70h24" stroke="var(--kp-line-strong)" strokeWidth="2" strokeLinecap="round" strokeDasharray="2 6" />
    </svg>
  );
}

export function ErrorDrawing() {
  return (
    <svg {...art}>
      <ellipse cx="66" cy="88" rx="38" ry="4" fill="var(--kp-surface-2)" />
      <path d="M8 12c34 14 82 14 116 0" stroke="var(--kp-line)" strokeWidth="2" strokeLinecap="round" />
      <path d="M66 22v8" stroke="var(--kp-line-strong)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M48 38c0-4 8-8 18-8s18 4 18 8v28c0 4-8 8-18 8s-18-4-18-8V38Z"
        fill="var(--kp-surface-2)"
        stroke="var(--kp-line-strong)"
        strokeWidth="2"
      />
      <path d="M48 46h36M48 58h36" stroke="var(--kp-line)" strokeWidth="2" />
      <path
        d="m60 44-4 9h8l-5 10"
        stroke="var(--kp-danger)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M66 74v8M60 84h12" stroke="var(--kp-line-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
