import { standIn } from '../adapters/browser/external-addresses.ts';
import { type SiteTexts, siteLanguage } from '../kernel/site.ts';
import type { Switches } from '../kernel/switches.ts';

/** The settings that a live build gets at build time (`src/shared/config/config.ts`), derived from the switches. */
export interface SandboxConfig {
  /** Only in a tab with another brand. */
  readonly appName?: string;
  readonly apiBase: string;
  readonly imageBase: string;
  readonly environment: string;
  readonly idempotencyKey: boolean;
  readonly laos: boolean;
  readonly iframe: boolean;
  readonly ufaHost: string;
  readonly pgslotMessage: string;
  /** Baht; null for the built-in minimum. */
  readonly paytimzMinimum: number | null;
  readonly chatHost: string;
  /** Sign-in pages of games. */
  readonly signIn: Readonly<Record<'JOKER' | 'SLOTXO' | 'UFABET' | 'UFABET_LAOS' | 'SUPERSLOT', string>>;
}

/** Stand-ins for the games' sign-in pages; each shows the data that it receives. */
function signInPages(appUrl: string): SandboxConfig['signIn'] {
  const page = (host: string) => standIn(new URL(`https://${host}.example/sign-in`), appUrl);
  return {
    JOKER: page('play.joker'),
    SLOTXO: page('play.slotxo'),
    UFABET: page('play.ufabet'),
    UFABET_LAOS: page('laos.ufabet'),
    SUPERSLOT: page('play.superslot'),
  };
}

const pgslotMessages: SiteTexts = {
  th: 'PG Slot จะปิดปรับปรุงคืนนี้ 02:00–03:00 น.',
  la: 'PG Slot ຈະປິດປັບປຸງຄືນນີ້ 02:00–03:00 ໂມງ',
};

/** @param origin address of the app, without a slash at the end; also the base of API and images */
export function configOf(switches: Switches, origin: string): SandboxConfig {
  return {
    apiBase: origin,
    imageBase: `${origin}/`,
    environment: 'sandbox',
    idempotencyKey: true,
    laos: switches.laos,
    iframe: switches.iframe,
    ufaHost: switches.customUfaHost ? standIn(new URL('https://ufa.krapao.example/sign-in'), `${origin}/`) : '',
    pgslotMessage: switches.pgslotMessage ? pgslotMessages[siteLanguage(switches)] : '',
    paytimzMinimum: switches.paytimzMinimum > 0 ? switches.paytimzMinimum : null,
    chatHost: switches.chatHost ? origin : '',
    signIn: signInPages(`${origin}/`),
  };
}
