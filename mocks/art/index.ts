import { backgroundArt } from './backgrounds.ts';
import { bannerArt } from './banners.ts';
import { bcelInstructionArt, contactQrArt } from './instructions.ts';
import { logoArt } from './logos.ts';
import { type BannerKind, bannerCounts, contactLink, gameCodes, slipCount } from './paths.ts';
import { slipArt } from './slips.ts';

/** SVG text by path below `sandbox-art/`; for builds, dev server and backend only. */
export function artFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const code of gameCodes) {
    files[`games/${code.toLowerCase()}-logo.svg`] = logoArt(code);
    files[`games/${code.toLowerCase()}-background.svg`] = backgroundArt(code);
  }
  for (const [kind, count] of Object.entries(bannerCounts)) {
    for (let i = 0; i < count; i++) files[`banners/${kind}-${i + 1}.svg`] = bannerArt(kind as BannerKind, i);
  }
  for (let i = 0; i < slipCount; i++) files[`slips/slip-${i + 1}.svg`] = slipArt(i);
  files['contact-qr.svg'] = contactQrArt(contactLink);
  files['bcel-instruction.svg'] = bcelInstructionArt();
  return files;
}
