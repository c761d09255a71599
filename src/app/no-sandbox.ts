import type { Port } from './port.ts';

/** Field of the history entry: it is still there after the reload, and gone after the next navigation. */
const mark = 'freedOfWorker';

/** Whether a registration can answer for this app: its scope lies in the app's folder or above it. */
const concerns = (scope: string, base: string) => scope.startsWith(base) || base.startsWith(scope);

/**
 * Unregisters service workers: one that a sandbox build left on this origin would answer in the server's place
 * (APP-87). A page that such a worker still controls is loaded once more without it.
 */
async function dropServiceWorkers(): Promise<void> {
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ scope }) => concerns(scope, base));
  await Promise.all(ours.map((registration) => registration.unregister()));
  if (!navigator.serviceWorker.controller || history.state?.[mark]) return;
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
  // Never resolves: nothing may be rendered or sent before the reload.
  await new Promise(() => undefined);
}

/** The port of a live build: nothing is overridden, nothing is ever replaced. */
export async function start(): Promise<Port> {
  // Only awaited when a worker controls this page; otherwise the page need not wait.
  const dropped = 'serviceWorker' in navigator ? dropServiceWorkers().catch(() => undefined) : null;
  if (dropped && navigator.serviceWorker.controller) await dropped;
  return { config: {}, onWorldReplaced: () => () => undefined };
}
