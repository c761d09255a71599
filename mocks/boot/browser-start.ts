import { answerCalls, type InterceptMode } from '../adapters/browser/browser.ts';
import { browserMachine, openBrowserStore, provideRandomUuid } from '../adapters/browser/browser-machine.ts';
import { chatUrl, serveChat } from '../adapters/browser/chat/serve-page.ts';
import { externalUrlOf } from '../adapters/browser/external-addresses.ts';
import { interceptExternalNavigation } from '../devtools/external-pages/leaving.ts';
import { asLanguage } from '../devtools/page-kit/language.ts';
import type { Notice } from '../devtools/page-kit/notices.ts';
import { showHandle } from '../devtools/panel/frame/handle.ts';
import type { Story } from '../devtools/presenter/story.ts';
import { followPastedLinks, packedWorld, takeWorldOutOfAddress } from '../devtools/tab/linked-world.ts';
import { appStorage, recall, remember, type TabMemory } from '../devtools/tab/memory.ts';
import { addressOf, namesWorld, parseStartParams, type StartParams } from '../devtools/tab/params.ts';
import type { SessionKind } from '../engine/options.ts';
import { type Scenario, worldKey } from '../engine/scenario.ts';
import type { Language } from '../reference/language.ts';
import { Sandbox } from '../sandbox/sandbox.ts';
import { configOf, type SandboxConfig } from './config.ts';

/** What the app is given: see `src/app/port.ts`, which declares it. */
export interface SandboxPort {
  readonly config: SandboxConfig;
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

/** Does to a world what the address asks for once: a reload is not to do it again. */
async function prepare(sandbox: Sandbox, params: StartParams, capsule: string | null): Promise<void> {
  if (params.reset) {
    await sandbox.reset();
    takeOutOfAddress('reset');
  }
  if (capsule !== null) {
    await sandbox.importCapsule(capsule);
    takeWorldOutOfAddress();
  }
  if (params.fault) {
    for (const { operation, code } of params.fault) sandbox.fault(operation, code);
    takeOutOfAddress('fault');
  }
}

/** Screenshots are of a world that stands still: no motion, no blinking caret. */
function standStill(): void {
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
  document.head.append(style);
}

const never: Promise<never> = new Promise(() => undefined);

/** What can be told over the app: names to check an address by, and the rest for when one is asked for. */
export interface StoryCatalogue {
  readonly names: readonly string[];
  load(): Promise<readonly Story[]>;
}

async function storyFor(
  name: string | undefined,
  params: StartParams,
  before: TabMemory | null,
  shelf: StoryCatalogue,
  base: string,
) {
  if (!name) return null;
  const { openStory } = await import('../devtools/presenter/present.ts');
  return openStory(name, await shelf.load(), params, before, base);
}

async function linkedWorld(packed: string, scenarios: readonly string[]) {
  const { readLinkedWorld } = await import('../devtools/tab/read-linked-world.ts');
  return readLinkedWorld(packed, scenarios);
}

/** Whether this page stands in for one outside the app; then it is shown instead of the app. */
async function standsInForOutside(base: string): Promise<boolean> {
  const outside = externalUrlOf(new URL(location.href), base);
  if (!outside) return false;
  const { showProviderPage } = await import('../devtools/external-pages/provider-page.ts');
  showProviderPage(outside, asLanguage(appStorage.locale()), base);
  return true;
}

/**
 * Opens the world that the address asks for and lets it answer this page's calls.
 * An address that cannot be used shows what is wrong with it instead of the app: then this never returns.
 */
export async function startInBrowser(
  scenarios: readonly Scenario[],
  shelf: StoryCatalogue,
  base: string,
): Promise<SandboxPort> {
  const names = scenarios.map(({ name }) => name);
  if (await standsInForOutside(base)) return never;
  const { params, problems } = parseStartParams(location.search, names, shelf.names);
  const spoken = params.lang ?? asLanguage(appStorage.locale());
  const packed = packedWorld(location.hash);
  const linked = packed === null ? null : await linkedWorld(packed, names);
  if (packed !== null && linked && 'reason' in linked) {
    const { labels } = await import('../devtools/panel/kit/labels.ts');
    problems.push({ parameter: '#w', value: packed, accepts: [], reason: labels[spoken].capsule[linked.reason] });
  }
  if (problems.length > 0) {
    const { showProblemPage } = await import('../devtools/page-kit/problem-page.ts');
    showProblemPage(problems, scenarios, spoken, base);
    return never;
  }
  provideRandomUuid();
  const before = recall(names);
  const remembered = namesWorld(params) || linked ? undefined : before?.present;
  const told = await storyFor(params.present ?? remembered, params, before, shelf, base);
  const { address: asked, params: wishes } = told ?? { address: addressOf(params, before?.address ?? null), params };
  const frozen = params.freeze ?? before?.frozen ?? false;
  const store = await openBrowserStore();
  const sandbox = await Sandbox.create({ scenarios, address: asked, frozen, store, machine: browserMachine() });
  await prepare(sandbox, wishes, linked && 'capsule' in linked ? linked.capsule : null);
  const { address } = sandbox;
  const panel = params.panel ?? before?.panel ?? true;
  const net = params.net ?? before?.net ?? 'worker';
  const present = told?.name;
  remember({ address, frozen, panel, net, present });

  const session = sessionFor(sandbox, wishes, before === null || worldKey(before.address) !== worldKey(address));
  if (session !== null) appStorage.setToken(sandbox.token(session));
  const language = params.lang ?? (appStorage.locale() === null ? sandbox.scenario.language : null);
  if (language !== null && (params.lang !== null || language !== 'th')) appStorage.setLocale(language);

  const way = await answerCalls(() => sandbox, base, net);
  void serveChat(sandbox.chat, chatUrl(location.origin, base), () => worldKey(sandbox.address));
  if (frozen) standStill();
  if (told) told.begin(sandbox);
  else if (panel && !frozen) {
    void tell(noticesOf(sandbox, way), language ?? asLanguage(appStorage.locale()));
    showHandle({ sandbox, base, inPage: way === 'page' });
  }
  interceptExternalNavigation(`${location.origin}${base}`, way === 'page');
  followPastedLinks();
  followWorld(sandbox, { panel, net, present });
  window.sandbox = sandbox;
  document.documentElement.dataset.sandbox = sandbox.address.scenario;
  return portOf(sandbox, base);
}

function portOf(sandbox: Sandbox, base: string): SandboxPort {
  const origin = `${location.origin}${base}`.replace(/\/$/, '');
  return {
    // read anew after the world was replaced: another scenario may be of another country
    get config() {
      return configOf(sandbox.switches(), origin);
    },
    now: () => sandbox.now(),
    onWorldReplaced: (listener) => sandbox.onReplaced(listener),
  };
}

/** Keeps session and memory of this tab in step when the world becomes another one. */
function followWorld(sandbox: Sandbox, kept: Pick<TabMemory, 'panel' | 'net' | 'present'>): void {
  let world = worldKey(sandbox.address);
  sandbox.onReplaced(() => {
    const sameWorld = worldKey(sandbox.address) === world;
    world = worldKey(sandbox.address);
    if (sameWorld) dropStrangeToken(sandbox);
    else appStorage.setToken(sandbox.token(sandbox.switches().session));
    remember({ address: sandbox.address, frozen: sandbox.describe().frozen, ...kept });
  });
}

/** Most worlds have nothing unusual to tell, so the words come only when there is something. */
async function tell(notices: readonly Notice[], language: Language): Promise<void> {
  if (notices.length === 0) return;
  const { showNotices } = await import('../devtools/page-kit/notices.ts');
  showNotices(notices, language);
}

function noticesOf(sandbox: Sandbox, way: InterceptMode): Notice[] {
  return [
    ...(sandbox.openedAs === 'set-aside' ? (['setAside'] as const) : []),
    ...(sandbox.describe().stored === 'memory' ? (['memory'] as const) : []),
    ...(way === 'page' ? (['page'] as const) : []),
  ];
}
