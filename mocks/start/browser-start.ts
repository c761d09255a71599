import { answerCalls, type Way } from '../adapters/browser.ts';
import { browserMachine, openBrowserStore, provideRandomUuid } from '../adapters/browser-machine.ts';
import { type Notice, showNotices } from '../panel/notices.ts';
import { showProblemPage } from '../panel/problem-page.ts';
import { asLanguage } from '../panel/texts.ts';
import { Sandbox, type SessionKind } from '../sandbox.ts';
import { type Scenario, worldKey } from '../scenario.ts';
import { appStorage, recall, remember } from './memory.ts';
import { addressOf, parseStartParams, type StartParams } from './params.ts';

/** What the app is given: see `src/app/port.ts`, which declares it. */
export interface SandboxPort {
  readonly config: {
    readonly apiBase: string;
    readonly imageBase: string;
    readonly environment: string;
    readonly idempotencyKey: boolean;
  };
  now(): number;
  onWorldReplaced(listener: () => void): () => void;
}

declare global {
  interface Window {
    /** The sandbox of this page, for testers and tests; live builds have no such object. */
    sandbox?: Sandbox;
  }
}

/** Who the app is opened as: what the address says, else, in a world just begun, what its scenario says. */
function sessionFor(sandbox: Sandbox, params: StartParams, otherWorld: boolean): SessionKind | null {
  if (params.as !== null) {
    const expired = params.as === 'player' && sandbox.switches().session === 'expired';
    return expired ? 'expired' : params.as;
  }
  return otherWorld || sandbox.openedAs !== 'stored' ? sandbox.switches().session : null;
}

/** After a rewrite of history the stored token may belong to nobody. */
function dropStrangeToken(sandbox: Sandbox): void {
  const token = appStorage.token();
  if (token !== null && !sandbox.knowsToken(token)) appStorage.setToken(null);
}

function takeOutOfAddress(parameter: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

/** Screenshots are of a world that stands still: no motion, no blinking caret. */
function standStill(): void {
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
  document.head.append(style);
}

/**
 * Opens the world that the address asks for and lets it answer this page's calls.
 * An address that cannot be used shows what is wrong with it instead of the app: then this never returns.
 */
export async function startInBrowser(scenarios: readonly Scenario[], base: string): Promise<SandboxPort> {
  const names = scenarios.map(({ name }) => name);
  const { params, problems } = parseStartParams(location.search, names);
  if (problems.length > 0) {
    showProblemPage(problems, scenarios, params.lang ?? asLanguage(appStorage.locale()), base);
    return new Promise(() => undefined);
  }
  provideRandomUuid();
  const before = recall(names);
  const address = addressOf(params, before?.address ?? null);
  const frozen = params.freeze ?? before?.frozen ?? false;
  const store = await openBrowserStore();
  const sandbox = await Sandbox.create({ scenarios, address, frozen, store, machine: browserMachine() });
  if (params.reset) {
    await sandbox.reset();
    takeOutOfAddress('reset');
  }
  const panel = params.panel ?? before?.panel ?? true;
  const net = params.net ?? before?.net ?? 'worker';
  remember({ address, frozen, panel, net });

  const session = sessionFor(sandbox, params, before === null || worldKey(before.address) !== worldKey(address));
  if (session !== null) appStorage.setToken(sandbox.token(session));
  const language = params.lang ?? (appStorage.locale() === null ? sandbox.scenario.language : null);
  if (language !== null && (params.lang !== null || language !== 'th')) appStorage.setLocale(language);

  const way = await answerCalls(() => sandbox, base, net);
  if (frozen) standStill();
  if (panel && !frozen) showNotices(noticesOf(sandbox, way), language ?? asLanguage(appStorage.locale()));
  let world = worldKey(address);
  sandbox.onReplaced(() => {
    const sameWorld = worldKey(sandbox.address) === world;
    world = worldKey(sandbox.address);
    if (sameWorld) dropStrangeToken(sandbox);
    else appStorage.setToken(sandbox.token(sandbox.switches().session));
    remember({ address: sandbox.address, frozen: sandbox.describe().frozen, panel, net });
  });
  window.sandbox = sandbox;
  document.documentElement.dataset.sandbox = sandbox.address.scenario;
  const origin = `${location.origin}${base}`.replace(/\/$/, '');
  return {
    config: { apiBase: origin, imageBase: `${origin}/`, environment: 'sandbox', idempotencyKey: true },
    now: () => sandbox.now(),
    onWorldReplaced: (listener) => sandbox.onReplaced(listener),
  };
}

function noticesOf(sandbox: Sandbox, way: Way): Notice[] {
  return [
    ...(sandbox.openedAs === 'set-aside' ? (['setAside'] as const) : []),
    ...(sandbox.describe().stored === 'memory' ? (['memory'] as const) : []),
    ...(way === 'page' ? (['page'] as const) : []),
  ];
}
