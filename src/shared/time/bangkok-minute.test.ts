import { expect, it } from 'vitest';
import { formatMinute } from './bangkok-minute.ts';
import { formatDateTime } from './dates.ts';

// MNY-22
it.each(['2026-03-14T20:15:59+07:00', '2026-03-14T23:59:59Z', '2026-12-31T17:00:00Z'])(
  'writes %s as everywhere, without the seconds',
  (moment) => {
    expect(formatMinute(Date.parse(moment))).toBe(formatDateTime(moment).slice(0, 16));
  },
);

// MNY-22
it('shows a dash for no moment', () => {
  expect(formatMinute(null)).toBe('-');
});
