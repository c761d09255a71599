/**
 * Where the sandbox's art lives, without the code that draws it: only these addresses may end up in the simulator's
 * bundle. All are relative to the application's base.
 */
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

/** Sport includes the casino providers (product spec, first paragraph); everything not named here is a slot. */
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

/** What the contact QR says; a reserved domain, so that a curious scan reaches nobody. */
export const contactLink = 'https://line.krapao.example/ti/p/@krapao';

export function gameLogo(code: GameCode): string {
  return `${root}/games/${code.toLowerCase()}-logo.svg`;
}

/** 300 × 211 card art. */
export function gameBackground(code: GameCode): string {
  return `${root}/games/${code.toLowerCase()}-background.svg`;
}

/** Any whole index is fine: it wraps around the drawings there are. */
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

/** The image of a slip; any whole index from 0 on is fine. */
export function slipImage(index: number): string {
  return `${root}/slips/slip-${(index % slipCount) + 1}.svg`;
}

/** How to pay with BCEL One, step by step, without words. */
export function bcelInstruction(): string {
  return `${root}/bcel-instruction.svg`;
}
