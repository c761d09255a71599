/**
 * What a deployment decides, by the `VITE_…` settings of its build. The port may override any of it at run time
 * (APP-84).
 */
export interface Config {
  /** Address of the backend; empty means this page's own origin. */
  apiBase: string;
  /** Address that image paths of the server are resolved against; empty means the API base. */
  imageBase: string;
  appName: string;
  version: string;
  environment: string;
  /** The header that marks the wallet client on every call (APP-40). */
  clientHeader: { name: string; value: string };
  laos: boolean;
  /** Whether games open in a new tab (GAM-44). The name is that of the setting; no frame is used. */
  iframe: boolean;
  /** Wins over the Laos address (GAM-34). */
  ufaHost: string;
  pgslotMessage: string;
  /** Baht; null keeps the built-in minimum (QR-11). */
  paytimzMinimum: number | null;
  /**
   * Address of the chat backend, whose socket lies under `socket.io/`; empty: there is none, and no socket is opened.
   */
  chatHost: string;
  /** Whether money commands carry an `Idempotency-Key` (MNY-47). */
  idempotencyKey: boolean;
  /** What gift links are encrypted with. It ships in the bundle, so it protects nothing (DEP-37, DEP-38). */
  giftlinkSecret: string;
  /** Stands between gift link and wallet number before they are encrypted (DEP-38). */
  giftlinkSeparator: string;
  /** Hosts that server images may come from, besides the API's and the image base's. */
  imageHosts: readonly string[];
  /** Sign-in pages of the games that take credentials there; empty: the game can't be opened (APP-84). */
  signIn: Readonly<Record<'JOKER' | 'SLOTXO' | 'UFABET' | 'UFABET_LAOS' | 'SUPERSLOT', string>>;
  /**
   * Addresses of the how-to videos (INF-5), each one or more files of the same video with commas between: the
   * browser takes the first that it plays. `{lang}` stands for the language in use. Empty while there is none. Captions
   * and poster lie beside the first.
   */
  howtoVideos: Readonly<Record<'wallet' | 'play' | 'balance' | 'bonus' | 'endBonus', string>>;
}

const env = import.meta.env;
/** The build has checked each setting without the spaces around it. */
const flag = (value: string | undefined) => /^(?:true|1)$/.test(value?.trim() ?? '');

function clientHeader(text: string | undefined): Config['clientHeader'] {
  const [name, value] = (text ?? '').split(':').map((part) => part.trim());
  return name && value ? { name, value } : { name: 'x-client', value: 'wallet-user' };
}

function minimum(text: string | undefined): number | null {
  const baht = Number(text);
  return text && Number.isFinite(baht) && baht > 0 ? baht : null;
}

/** The files of a video that comes with the app in each language, separated by a comma. */
const recorded = (name: string) =>
  ['webm', 'mp4'].map((kind) => `${env.BASE_URL}videos/${name}.{lang}.${kind}`).join(',');

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
  // Set and empty means: no chat backend.
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

/** The settings in force: read a field where it is used, never copy it at import, for the port may change it later. */
export const config: Readonly<Config> = current;

/** Changes settings at run time; a field that is absent or undefined keeps its value. */
export function configure(overrides: Partial<Config>): void {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  Object.assign(current, Object.fromEntries(given));
}

/** The backend's address as a URL whose path ends without a slash. @throws TypeError when the setting is no URL. */
export const apiUrl = (): URL => new URL(config.apiBase || '/', location.origin);
