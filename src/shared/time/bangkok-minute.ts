/** UTC offset in ms; Bangkok has no daylight saving time. */
const bangkokMs = 7 * 60 * 60_000;

/**
 * `DD/MM/YYYY HH:mm` in Asia/Bangkok (MNY-22). Without the library of dates.ts, because the login page bundles error
 * texts.
 * @param at epoch ms; null gives `-`
 */
export function formatMinute(at: number | null): string {
  if (at === null) return '-';
  const [day = '', time = ''] = new Date(at + bangkokMs).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}
