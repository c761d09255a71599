import type { SlipInfo } from '../../../contract/generated/models/slipInfo.ts';
import { bangkokMinute } from '../../kernel/calendar.ts';
import type { Switches } from '../../kernel/switches.ts';

/** HH:mm in Bangkok. */
interface SlipWindow {
  readonly closeFrom: string;
  readonly closeTo: string;
}

const windows: Record<Switches['slipWindow'], SlipWindow | null> = {
  none: null,
  night: { closeFrom: '23:30', closeTo: '00:30' },
  now: { closeFrom: '00:00', closeTo: '23:59' },
};

/** When slips are not taken, every day; null: always open. */
export const slipWindowOf = (kind: Switches['slipWindow']): Required<Pick<SlipInfo, 'closeFrom' | 'closeTo'>> | null =>
  windows[kind];

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether slips are refused at a time: from the window's beginning until its end, across midnight too.
 * @param now epoch ms
 */
export function isSlipWindowClosed(kind: Switches['slipWindow'], now: number): boolean {
  const window = windows[kind];
  if (!window) return false;
  const minute = bangkokMinute(now);
  const from = minutes(window.closeFrom);
  const to = minutes(window.closeTo);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
