import type { Port } from './port.ts';

/** Kept in the history entry, so that it outlives the reload and nothing else. */
const mark = 'freedOfWorker';

/** Registrations that can answer for this app: those in its folder, and those of a folder above it. */
const concerns = (scope: string, base: string) => scope.startsWith(base) || base.startsWith(scope);

/**
 * The live app has no service worker: one that an earlier sandbox left on this origin would answer in the server's
 * place (APP-6, APP-86, DES-18). A page that such a worker still controls is loaded once more without it.
 */
async function dropServiceWorkers(): Promise<void> {
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ scope }) => concerns(scope, base));
  await Promise.all(ours.map((registration) => registration.unregister()));
  if (!navigator.serviceWorker.controller || history.state?.[mark]) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
  // Nothing may be drawn or asked of the server before the reload.
  await new Promise(() => undefined);
}

/** The port of a live build: nothing is overridden, nothing is ever replaced. */
export async function start(): Promise<Port> {
  // The look-up is not waited for unless a worker stands between page and server right now.
  const dropped = 'serviceWorker' in navigator ? dropServiceWorkers().catch(() => undefined) : null;
  if (dropped && navigator.serviceWorker.controller) await dropped;
  return { config: {}, onWorldReplaced: () => () => undefined };
}
