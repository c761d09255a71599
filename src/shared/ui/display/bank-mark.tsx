import css from './bank-mark.module.css';
import { ServerText } from './server-text.tsx';

/** Shape below the letters of a bank's mark. */
type MarkShape = 'wave' | 'hill' | 'peak' | 'roof' | 'bar' | 'steps' | 'leaf' | 'dots';

/** A bank's mark: its own colours and a generic shape, no copied logo (DES-310). */
interface BankLook {
  readonly letters: string;
  readonly ground: string;
  /** Colour of the letters; contrast to the ground at least 4.5. */
  readonly ink: string;
  /** Colour of the shape, which no letter overlaps. */
  readonly accent: string;
  readonly shape: MarkShape;
}

const white = '#ffffff';

/** Letters, ground, accent, shape, and the ink if it is not white. */
type Row = readonly [letters: string, ground: string, accent: string, shape: MarkShape, ink?: string];

/** By code of bank, e-wallet or payment provider. */
const rows: Readonly<Record<string, Row>> = {
  SCB: ['SCB', '#4e2e7f', '#f2c14e', 'leaf'],
  KBANK: ['K', '#0c7a2d', '#e5352c', 'wave'],
  GSB: ['GSB', '#c4127a', '#ffb3dc', 'hill'],
  KTB: ['KTB', '#1ba5e1', '#ffffff', 'wave', '#04283c'],
  BBL: ['BBL', '#1e4598', '#7fb2ff', 'peak'],
  TMB: ['ttb', '#0b3270', '#f68b1f', 'bar'],
  BAY: ['BAY', '#fec43b', '#6f5f5e', 'steps', '#4a3413'],
  BAAC: ['BAAC', '#1f7a34', '#f4cf3a', 'leaf'],
  GHB: ['GHB', '#f47b20', '#ffffff', 'roof', '#331500'],
  CIMB: ['CIMB', '#7b1220', '#f0405a', 'bar'],
  UOB: ['UOB', '#0b3575', '#e4002b', 'steps'],
  TISCO: ['TISCO', '#12549f', '#9fd0ff', 'hill'],
  KKP: ['KKP', '#54488c', '#c3b6f0', 'peak'],
  LHB: ['LH', '#55575b', '#7fcb4c', 'roof'],
  ICBC: ['ICBC', '#c20f1c', '#ffd0cf', 'dots'],
  TBNK: ['TBN', '#b8480a', '#ffd9a8', 'wave'],
  CITI: ['citi', '#0a4f9e', '#ef3e42', 'hill'],
  SCBT: ['SC', '#0b4f9c', '#4ad04a', 'wave'],
  TCRB: ['TCR', '#0e4a8a', '#f7941d', 'steps'],
  IBANK: ['IB', '#15563a', '#d8b04a', 'dots'],
  BOC: ['BOC', '#a3142c', '#e8b8bf', 'bar'],
  BCEL: ['BCEL', '#b3141c', '#f7c843', 'peak'],
  LDB: ['LDB', '#0b5ba6', '#f5b52c', 'wave'],
  JDB: ['JDB', '#0a3b8c', '#ee3a43', 'steps'],
  APB: ['APB', '#1a7440', '#f4c63a', 'leaf'],
  LVB: ['LVB', '#00649f', '#f9c72f', 'bar'],
  STB: ['ST', '#123f73', '#dca94b', 'hill'],
  BFL: ['BFL', '#24305e', '#ef4056', 'dots'],
  TRUEWALLET: ['true', '#ff8a1f', '#d8101f', 'wave', '#331500'],
  WW: ['WW', '#0f5c6e', '#6fd6e8', 'hill'],
  PAYONEX: ['PX', '#5b3a72', '#d3a8f0', 'peak'],
  PAYTIMZ: ['PZ', '#8a3a1c', '#f7b58f', 'bar'],
  FP: ['FP', '#1f5c52', '#86dcc6', 'steps'],
  PROMPTPAY: ['PP', '#003d6b', '#2cc4c4', 'bar'],
};

const sameAs: Readonly<Record<string, string>> = {
  TTB: 'TMB',
  KK: 'KKP',
  LHBANK: 'LHB',
  GHBANK: 'GHB',
  SCBEASY: 'SCB',
  TRUEMONEY: 'TRUEWALLET',
  TRUE: 'TRUEWALLET',
};

/** Ground and accent for unknown codes. */
const others: readonly (readonly [ground: string, accent: string])[] = [
  ['#33466f', '#9db8f2'],
  ['#5b3a72', '#d3a8f0'],
  ['#1f5c52', '#86dcc6'],
  ['#6a4720', '#f0c48a'],
  ['#6b2c42', '#f2a0b8'],
];
const shapes: readonly MarkShape[] = ['wave', 'hill', 'peak', 'bar', 'steps', 'dots'];

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Codes with colours of their own. */
export const knownBanks: readonly string[] = Object.keys(rows);

/** Look of a bank, e-wallet or payment provider, constant for each code. */
export function bankLook(code: string): BankLook {
  const name = code.trim().toUpperCase();
  const row = own(rows, own(sameAs, name) ?? name);
  if (row) {
    const [letters, ground, accent, shape, ink = white] = row;
    return { letters, ground, ink, accent, shape };
  }
  const hash = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const [ground, accent] = others[hash % others.length] ?? ['#33466f', '#9db8f2'];
  const shape = shapes[hash % shapes.length] ?? 'wave';
  return { letters: Array.from(name).slice(0, 4).join(''), ground, ink: white, accent, shape };
}

/** Shapes in a square of 40, below the letters: none reaches above y = 27. */
const paths: Readonly<Record<MarkShape, string>> = {
  wave: 'M0 33c7-5 13-5 20-1s13 3 20-2v10H0Z',
  hill: 'M0 40a20 10.5 0 0 1 40 0Z',
  peak: 'M0 40 13 30l7 5 7-7 13 12Z',
  roof: 'M4 40v-4l16-7 16 7v4Z',
  bar: 'M0 31h40v4H0Zm0 6.5h40V40H0Z',
  steps: 'M5 40v-4h8v4Zm11 0v-7h8v7Zm11 0V29.5h8V40Z',
  leaf: 'M40 40H0C8 30 22 28 40 30Z',
  dots: 'M10 33.5a3 3 0 1 1 .01 0Zm10 0a3 3 0 1 1 .01 0Zm10 0a3 3 0 1 1 .01 0Z',
};

/** Font size in that square, by number of letters. */
const sizes = [0, 21, 17, 14.5, 12, 9.5];

/** A bank's front, for an account without a code. */
const front = 'M8 17.5 20 10l12 7.5V20H8Zm2.5 4.5h4v5h-4Zm7.5 0h4v5h-4Zm7.5 0h4v5h-4Z';

/** Decorative: the bank's name stands beside it. */
export function BankMark({ code, size = 'm' }: { code: string; size?: 's' | 'm' | 'l' }) {
  const { letters, ground, ink, accent, shape } = bankLook(code);
  return (
    <svg className={css.mark} data-size={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill={ground} />
      <path d={paths[shape]} fill={accent} />
      <text
        x="20"
        y={letters.length < 3 ? 24 : 22.5}
        textAnchor="middle"
        fill={ink}
        fontSize={sizes[Math.min(letters.length, 5)]}
        className={css.letters}
      >
        {letters}
      </text>
      {letters === '' ? <path d={front} fill={ink} /> : null}
    </svg>
  );
}

/** A bank's name after its mark, with its account number below if given. */
export const MarkedBank = ({ code, name, number }: { code: string; name: string; number?: string }) => (
  <span className={css.marked}>
    <BankMark code={code} size="s" />
    <span>
      <ServerText>{name}</ServerText> {number ? <bdi className={css.number}>{number}</bdi> : null}
    </span>
  </span>
);
