/** Settings of a deployment: the `VITE_…` variables of its build. The port may override them at run time (APP-84). */
export interface Config {
  /** Address of the backend; empty means this page's own origin. */
  apiBase: string;
  /** Base address for image paths of the server; empty means the API base. */
  imageBase: string;
  appName: string;
  version: string;
  environment: string;
  /** The header that marks the wallet client on every call (APP-40). */
  clientHeader: { name: string; value: string };
  laos: boolean;
  /** Whether games open in a new tab (GAM-44). Only the name says iframe; no frame is used. */
  iframe: boolean;
  /** Wins over the Laos address (GAM-34). */
  ufaHost: string;
  pgslotMessage: string;
  /** Baht; null keeps the built-in minimum (QR-11). */
  paytimzMinimum: number | null;
  /** Address of the chat backend, with its socket under `socket.io/`; empty opens no socket. */
  chatHost: string;
  /** Whether money commands carry an `Idempotency-Key` (MNY-47). */
  idempotencyKey: boolean;
  /** Secret that encrypts gift links. It ships in the bundle, so it protects nothing (DEP-37, DEP-38). */
  giftlinkSecret: string;
  /** Separates gift link and wallet number before encryption (DEP-38). */
  giftlinkSeparator: string;
  /** Hosts allowed for server images, besides those of the API and the image base. */
  imageHosts: readonly string[];
  /** Sign-in pages of games that take credentials there; empty: the game cannot be opened (APP-84). */
  signIn: Readonly<Record<'JOKER' | 'SLOTXO' | 'UFABET' | 'UFABET_LAOS' | 'SUPERSLOT', string>>;
  /**
   * Addresses of the how-to videos (INF-5): comma-separated files of one video; the browser plays the first it
   * supports. `{lang}` is replaced by the language. Empty: no video. Captions and poster lie beside the first file.
   */
  howtoVideos: Readonly<Record<'wallet' | 'play' | 'balance' | 'bonus' | 'endBonus', string>>;
}

const env = import.meta.env;
/** Trims, because the build validates trimmed values. */
const flag = (value: string | undefined) => /^(?:true|1)$/.test(value?.trim() ?? '');

function clientHeader(text: string | undefined): Config['clientHeader'] {
  const [name, value] = (text ?? '').split(':').map((part) => part.trim());
  return name && value ? { name, value } : { name: 'x-client', value: 'wallet-user' };
}

function minimum(text: string | undefined): number | null {
  const baht = Number(text);
  return text && Number.isFinite(baht) && baht > 0 ? baht : null;
}

/** Bundled file of a video. */
const recorded = (name: string) => `${env.BASE_URL}videos/${name}.{lang}.mp4`;

const current: Config = {
  apiBase: env.VITE_API_BASE ?? '',
  imageBase: env.VITE_IMAGE_BASE ?? '',
  appName: env.VITE_APP_NAME?.trim() || 'Krapao',
  version: '1.1.14',
  environment: env.VITE_ENVIRONMENT?.trim() || env.MODE,
  clientHeader: clientHeader(env.VITE_CLIENT_HEADER),
  laos: flag(env.VITE_LAOS),
  iframe: flag(env.VITE_IFRAME),
  ufaHost: env.VITE_UFA_HOST ?? '',
  pgslotMessage: env.VITE_PGSLOT_MESSAGE ?? '',
  paytimzMinimum: minimum(env.VITE_PAYTIMZ_MINIMUM),
  // Set but empty means: no chat backend.
  chatHost: env.VITE_CHAT_HOST ?? env.VITE_API_BASE ?? '',
  idempotencyKey: flag(env.VITE_IDEMPOTENCY_KEY),
  giftlinkSecret: env.VITE_GIFTLINK_SECRET || 'krapao-gift',
  giftlinkSeparator: env.VITE_GIFTLINK_SEPARATOR || '|',
  imageHosts: (env.VITE_IMAGE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
  signIn: {
    JOKER: env.VITE_JOKER_SIGN_IN ?? '',
    SLOTXO: env.VITE_SLOTXO_SIGN_IN ?? '',
    UFABET: env.VITE_UFABET_SIGN_IN ?? '',
    UFABET_LAOS: env.VITE_UFABET_LAOS_SIGN_IN ?? '',
    SUPERSLOT: env.VITE_SUPERSLOT_SIGN_IN ?? '',
  },
  howtoVideos: {
    wallet: env.VITE_HOWTO_WALLET ?? recorded('wallet'),
    play: env.VITE_HOWTO_PLAY ?? recorded('play'),
    balance: env.VITE_HOWTO_BALANCE ?? recorded('balance'),
    bonus: env.VITE_HOWTO_BONUS ?? recorded('bonus'),
    endBonus: env.VITE_HOWTO_END_BONUS ?? recorded('end-bonus'),
  },
};

/** Current settings. Read a field where it is used, never copy it at import: the port may change it later. */
export const config: Readonly<Config> = current;

/** Overrides settings at run time; absent or undefined fields keep their value. */
export function configure(overrides: Partial<Config>): void {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  Object.assign(current, Object.fromEntries(given));
}

/** Backend address as a URL; its path ends without a slash. @throws TypeError when the setting is no URL */
export const apiUrl = (): URL => new URL(config.apiBase || '/', location.origin);
