/// <reference types="vite/client" />

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
  readonly VITE_CHAT_HOST?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
