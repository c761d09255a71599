/** The part of Trusted Types used here; TypeScript's types lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Signs the worker's address if the host's policy requires it (SAFE-80). */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('krapao-worker', { createScriptURL: () => address });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Registers the worker that opens the app offline (APP-350), and reports the files that this page loaded before the
 * worker controlled it. Rejects if the browser refuses.
 */
export async function registerWorker(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  // A test browser that blocks workers resolves without a registration.
  if (!(await serviceWorker.register(trusted(address), { updateViaCache: 'none' }))) return;
  const { active } = await serviceWorker.ready;
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.href).href;
  new PerformanceObserver((loaded) => {
    const addresses = loaded.getEntries().flatMap(({ name }) => (name.startsWith(assets) ? [name] : []));
    if (addresses.length > 0) active?.postMessage({ type: 'KRAPAO_KEEP', addresses });
  }).observe({ type: 'resource', buffered: true });
}
