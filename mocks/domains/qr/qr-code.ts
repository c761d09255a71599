import { loadLate } from '../../kernel/late-part.ts';
import type { Currency } from '../../kernel/site.ts';

/** EMVCo field: tag, length, value. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, required by EMVCo. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * An EMVCo payload for an unknown scheme, so that a scan moves no money (QR-49). Codes follow ISO 4217 and ISO 3166.
 */
export function qrPayload(bankCode: string, satang: number, id: string, currency: Currency = 'BAHT'): string {
  const merchant = field('00', 'KRAPAO-SANDBOX') + field('01', bankCode);
  const [currencyCode, country] = currency === 'LAK' ? (['418', 'LA'] as const) : (['764', 'TH'] as const);
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('29', merchant),
    field('53', currencyCode),
    field('54', (satang / 100).toFixed(2)),
    field('58', country),
    field('59', 'KRAPAO'),
    field('62', field('05', id)),
    '6304',
  ].join('');
  return text + checksum(text);
}

/** Quiet zone in modules. */
const margin = 4;

/** SVG markup. */
export async function qrMarkup(text: string): Promise<string> {
  const { create } = await loadLate(() => import('qrcode'));
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      let run = 1;
      while (x + run < size && modules.get(y, x + run)) run++;
      path += `M${x + margin} ${y + margin}h${run}v1h-${run}z`;
      x += run;
    }
  }
  const side = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}
