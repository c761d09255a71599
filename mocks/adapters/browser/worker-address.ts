/** The part of Trusted Types that is used here; TypeScript's types lack them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** The address of the sandbox's worker, for the app under `base`. */
export const workerAddress = (base: string): string => `${base}sandbox-worker.js`;

/**
 * Allows the page to register the sandbox's worker, and no other script, under a policy that requires Trusted Types
 * (SAFE-80). MSW and the list of stories pass its address as a string, which the browser would refuse.
 */
export function trustWorker(base: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // An insecure page has no workers
  if (!trustedTypes || !('serviceWorker' in navigator)) return;
  const own = workerAddress(base);
  const policy = trustedTypes.createPolicy('krapao-worker', { createScriptURL: () => own });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function registerTrusted(address, options) {
    return register.call(this, address === own ? policy.createScriptURL(own) : address, options);
  };
}

/** Asks the service worker to cache all files of the app; of the how-to videos only those in the page's language. */
export function keepAllMessage(): { type: string; language: string } {
  const { lang } = document.documentElement;
  return { type: 'KRAPAO_KEEP_ALL', language: lang === 'lo' ? 'la' : lang };
}
