/// <reference types="vite/client" />

/** A part of a language's texts (`tools/vite/split-texts.ts`). */
declare module '*.json?first' {
  const texts: import('i18next').ResourceLanguage;
  export default texts;
}
declare module '*.json?rest' {
  const texts: import('i18next').ResourceLanguage;
  export default texts;
}

interface ImportMetaEnv {
  /** Address of the backend, with or without a path; empty means this page's own origin. */
  readonly VITE_API_BASE?: string;
  /** Where images of the backend are resolved; the API base when absent. */
  readonly VITE_IMAGE_BASE?: string;
  /** Further hosts that server images may come from, separated by commas. */
  readonly VITE_IMAGE_HOSTS?: string;
  readonly VITE_APP_NAME?: string;
  /** Shown on the contact page, such as `production`. */
  readonly VITE_ENVIRONMENT?: string;
  /** `name:value` of the header that marks the wallet client. */
  readonly VITE_CLIENT_HEADER?: string;
  readonly VITE_LAOS?: string;
  readonly VITE_IFRAME?: string;
  readonly VITE_UFA_HOST?: string;
  readonly VITE_PGSLOT_MESSAGE?: string;
  /** Baht. */
  readonly VITE_PAYTIMZ_MINIMUM?: string;
  /** Address of the chat backend; the API base when absent, none when empty. */
  readonly VITE_CHAT_HOST?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
  /** What gift links are encrypted with; it can be read in the bundle. */
  readonly VITE_GIFTLINK_SECRET?: string;
  readonly VITE_GIFTLINK_SEPARATOR?: string;
  /** Sign-in pages of games, https; the policy lets forms go to their origins. */
  readonly VITE_JOKER_SIGN_IN?: string;
  readonly VITE_SLOTXO_SIGN_IN?: string;
  readonly VITE_UFABET_SIGN_IN?: string;
  readonly VITE_UFABET_LAOS_SIGN_IN?: string;
  readonly VITE_SUPERSLOT_SIGN_IN?: string;
  /** Addresses of the how-to videos, with their captions beside them. */
  readonly VITE_HOWTO_WALLET?: string;
  readonly VITE_HOWTO_PLAY?: string;
  readonly VITE_HOWTO_BALANCE?: string;
  readonly VITE_HOWTO_BONUS?: string;
  readonly VITE_HOWTO_END_BONUS?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
