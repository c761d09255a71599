import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { WheelCode } from '../../reference/wheel-codes.ts';

/** What a slice pays. */
type Prize =
  /** `amount` in satang. */
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'coupon' }
  | { readonly kind: 'nothing' };

export interface WheelSlice extends Slice {
  readonly code: WheelCode;
  /** How many of a hundred spins win it (SPN-51). */
  readonly weight: number;
  readonly prize: Prize;
}

const cream = '#fff4d8';
const ink = '#14111f';
/** Colours of the slices: light text on dark grounds, dark text on light ones. */
const colours = {
  violet: { bgColor: '#5b36b8', textColor: cream },
  gold: { bgColor: '#f4c04f', textColor: ink },
  emerald: { bgColor: '#0f6b51', textColor: cream },
  night: { bgColor: '#2a2440', textColor: cream },
  coral: { bgColor: '#b53a2b', textColor: cream },
} as const;

type Colour = keyof typeof colours;

const slice = (
  code: WheelCode,
  label: string,
  weight: number,
  colour: Colour,
  prize: Prize,
  text: string,
): WheelSlice => ({
  code,
  label,
  weight,
  prize,
  ...colours[colour],
  htmlDescription: text,
});
const baht = (amount: number): Prize => ({ kind: 'money', amount: amount * 100 });

export const wheelName = 'วงล้อตลาดโต้รุ่ง';

/** The slices clockwise from the pointer: code, label, weight, colour, what it pays, text. */
export const wheel: readonly WheelSlice[] = [
  slice('B20', '20 บาท', 24, 'violet', baht(20), '<p>เงิน <strong>20 บาท</strong> เข้ากระเป๋าแล้ว</p>'),
  slice('COIN1', '1 เหรียญ', 15, 'gold', { kind: 'coins', coins: 1 }, '<p>ได้เหรียญคืน <strong>1 เหรียญ</strong></p>'),
  slice('B50', '50 บาท', 14, 'emerald', baht(50), '<p>เงิน <strong>50 บาท</strong> เข้ากระเป๋าแล้ว</p>'),
  slice('NONE', 'ลองใหม่', 20, 'night', { kind: 'nothing' }, '<p>รอบนี้ยังไม่ได้รางวัล ลองใหม่อีกครั้ง</p>'),
  slice('B100', '100 บาท', 6, 'coral', baht(100), '<p>เงิน <strong>100 บาท</strong> เข้ากระเป๋าแล้ว</p>'),
  slice('COUPON', 'คูปอง', 15, 'gold', { kind: 'coupon' }, '<p>ได้คูปอง 1 ใบ กดรับได้ในตารางคูปอง</p>'),
  slice('COIN3', '3 เหรียญ', 5, 'violet', { kind: 'coins', coins: 3 }, '<p>ได้เพิ่ม <strong>3 เหรียญ</strong></p>'),
  slice('B500', '500 บาท', 1, 'emerald', baht(500), '<p>แจ็กพอต! เงิน <strong>500 บาท</strong> เข้ากระเป๋าแล้ว</p>'),
];

/** A slice as it is on the wire. */
export const sliceOf = ({ code, label, bgColor, textColor, htmlDescription }: WheelSlice): Slice => ({
  code,
  label,
  bgColor,
  textColor,
  htmlDescription,
});
