import { bangkokOffset } from '../../../kernel/time/calendar.ts';

/** World time (epoch ms) as clocks in Bangkok show it: `14/03/2026 20:15:00`. */
export function clockText(time: number): string {
  if (!Number.isFinite(time) || Math.abs(time) > 8.6e15) return '-';
  const [date = '', rest = ''] = new Date(time + bangkokOffset).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} ${rest.slice(0, 8)}`;
}

/** A span in ms in its two largest units: `1d 2h`, `3m 20s`, `0s`. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0s';
  return parts
    .slice(first, first + 2)
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}

/** Satang as baht: `−1,234.50`, with a minus sign, not a hyphen. */
export function bahtText(satang: number): string {
  const [whole = '0', fraction = '00'] = (Math.abs(satang) / 100).toFixed(2).split('.');
  return `${satang < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** A body for reading: JSON indented, anything else unchanged. */
export function bodyText(body: unknown): string {
  if (body === null || body === undefined) return '';
  if (typeof body !== 'string') return JSON.stringify(body, null, 2);
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
