/** Paths of the drawings, relative to the app's base; the files are beside this one. */
const root = 'sandbox-art';

export const gameCodes = [
  'JOKER',
  'SEXYGAME',
  'BETFLIX',
  'ASKMEBET',
  'UFABET',
  'SUPERSLOT',
  'PG',
  'SLOTXO',
  'IMI',
  'USUN',
  'AREASLOT',
  'CIRCUS',
  'SLOTRACHA',
  'PGSLOT',
  'JOKER2',
  'HUAYHD',
] as const;
export type GameCode = (typeof gameCodes)[number];

export type GameCategory = 'slot' | 'sport' | 'lotto';

/** Sport includes casino providers; all other games are slots. */
const categories: Partial<Record<GameCode, GameCategory>> = {
  SEXYGAME: 'sport',
  ASKMEBET: 'sport',
  UFABET: 'sport',
  IMI: 'lotto',
  USUN: 'lotto',
  HUAYHD: 'lotto',
};

export function gameCategory(code: GameCode): GameCategory {
  return categories[code] ?? 'slot';
}

export const bannerCounts = { invite: 3, refund: 3, bonus: 6 } as const;
export type BannerKind = keyof typeof bannerCounts;

/** The content of the contact QR; a reserved domain, so that scanning it opens no real site. */
export const contactLink = 'https://line.krapao.example/ti/p/@krapao';

export function gameLogo(code: GameCode): string {
  return `${root}/games/${code.toLowerCase()}-logo.svg`;
}

/** The background of a game card, 300 × 211. */
export function gameBackground(code: GameCode): string {
  return `${root}/games/${code.toLowerCase()}-background.svg`;
}

/** @param index any integer; it wraps around */
function banner(kind: BannerKind, index: number): string {
  const count = bannerCounts[kind];
  return `${root}/banners/${kind}-${(((index % count) + count) % count) + 1}.svg`;
}

export function inviteBanner(index: number): string {
  return banner('invite', index);
}

export function refundBanner(index: number): string {
  return banner('refund', index);
}

export function bonusBanner(index: number): string {
  return banner('bonus', index);
}

export function contactQr(): string {
  return `${root}/contact-qr.svg`;
}

export const slipCount = 3;

/** @param index any integer from 0; it wraps around */
export function slipImage(index: number): string {
  return `${root}/slips/slip-${(index % slipCount) + 1}.svg`;
}

/** Instruction for paying with BCEL One, in pictures without text. */
export function bcelInstruction(): string {
  return `${root}/bcel-instruction.svg`;
}
