import { amountText, type Satang } from '../../money/money.ts';
import css from './amount-chips.module.css';

export interface AmountChip {
  /** Satang; null when the amount is not available now. */
  readonly satang: Satang | null;
  /** The amount itself when left out. */
  readonly label?: string;
}

export interface AmountChipsProps {
  /** Names the group. */
  label: string;
  chips: readonly AmountChip[];
  columns: 3 | 4 | 5;
  disabled: boolean;
  /** The amount in the field now, satang: its chip is shown as picked. Left out, no chip ever is. */
  picked?: Satang | null;
  /** Called with the amount as a player would type it. */
  onPick: (text: string) => void;
}

/** Amounts to tap instead of typing them. */
export function AmountChips({ label, chips, columns, disabled, picked, onPick }: AmountChipsProps) {
  return (
    <div className={css.root} data-columns={columns} role="group" aria-label={label}>
      {chips.map(({ satang, label: own }) => (
        <button
          key={own ?? satang}
          type="button"
          className={css.chip}
          aria-pressed={picked === undefined ? undefined : satang === picked}
          disabled={disabled || satang === null}
          onClick={() => satang !== null && onPick(amountText(satang))}
        >
          {own ?? (satang === null ? '-' : amountText(satang))}
        </button>
      ))}
    </div>
  );
}
