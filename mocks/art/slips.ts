/** Slips of bank transfers, 360 × 560: a paper with a check mark, lines where words would be, and a torn edge. */
import { cream, ink, type Tone, tones } from './palette.ts';
import { at, circle, fill, line, linear, path, rect, repeat, svg } from './svg.ts';

const slipTones: readonly Tone[] = [tones.emerald, tones.violet, tones.coral];

const words = (y: number, width: number) =>
  rect(64, y, 70, 10, 5, fill('#cfc6b4')) + rect(296 - width, y, width, 10, 5, fill(ink, 0.75));

/** Looks like a QR code but is none, so that scanners do not read it. */
const mosaic = repeat(49, (i) =>
  (i * 7 + (i % 5) * 3) % 4 < 2 ? rect((i % 7) * 9, Math.floor(i / 7) * 9, 9, 9, 0, fill(ink)) : '',
);

export function slipArt(index: number): string {
  const tone = slipTones[index % slipTones.length] ?? tones.emerald;
  const id = `slip${index}-g`;
  const teeth = repeat(15, () => 'l10 12l10-12');
  const paper = `M30 30H330V520${repeat(15, () => 'l-10 12l-10-12')}Z`;
  return svg(
    360,
    560,
    `<defs>${linear(id, [
      [0, tone.light],
      [1, tone.mid],
    ])}</defs>` +
      rect(0, 0, 360, 560, 0, fill(tone.dark)) +
      path(paper, fill(cream)) +
      path(`M30 30H330V126H30Z`, `fill="url(#${id})"`) +
      circle(180, 126, 34, fill(cream)) +
      circle(180, 126, 27, fill(tone.mid)) +
      path('M168 126l9 9l17-19', line('#fff', 6)) +
      words(190, 120) +
      words(222, 96) +
      path(`M64 254H296`, line('#cfc6b4', 2)) +
      words(276, 132) +
      words(308, 88) +
      path(`M64 340H296`, line('#cfc6b4', 2)) +
      rect(64, 362, 90, 12, 6, fill('#cfc6b4')) +
      rect(64, 386, 150, 24, 8, fill(tone.deep)) +
      at(233, 428, mosaic) +
      rect(64, 440, 120, 9, 4, fill('#cfc6b4')) +
      rect(64, 460, 92, 9, 4, fill('#cfc6b4')) +
      path(`M30 30${teeth}`, fill(tone.dark)),
  );
}
