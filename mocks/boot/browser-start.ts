import { answerCalls } from '../adapters/browser/answer-calls.ts';
import { browserMachine, provideRandomUuid } from '../adapters/browser/browser-machine.ts';
import { chatUrl, serveChat } from '../adapters/browser/chat/serve-chat.ts';
import { externalUrlOf } from '../adapters/browser/external-addresses.ts';
import { StoreGivenUp } from '../adapters/browser/store-or-memory.ts';
import { trustWorker } from '../adapters/browser/worker-address.ts';
import { interceptExternalNavigation } from '../devtools/external-pages/intercept-navigation.ts';
import { asLanguage } from '../devtools/page-kit/language.ts';
import type { Notice } from '../devtools/page-kit/notices.ts';
import type { HandleSetting } from '../devtools/panel/frame/handle.ts';
import { changeAddress, followPastedLinks, packedWorld, takeWorldOutOfAddress } from '../devtools/tab/address.ts';
import {
  type AppStorage,
  appStorage,
  handOver,
  keptBrand,
  recall,
  remember,
  shownTimes,
  type TabMemory,
} from '../devtools/tab/memory.ts';
import { addressOf, namesWorld, parseStartParams, type StartParams } from '../devtools/tab/params.ts';
import { takeRetired } from '../devtools/tab/retired.ts';
import { worldKey } from '../engine/execute/scenario.ts';
import { UnreadableHistory } from '../engine/timeline/read-world.ts';
import type { Machine } from '../engine/timeline/runtime.ts';
import { onLatePartMissing } from '../kernel/late-part.ts';
import type { Language } from '../reference/language.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { configOf, type SandboxConfig } from './config.ts';
import type { Catalogue } from './open-scripted.ts';
import { openWorld } from './open-world.ts';
import { keepFromOtherWorlds, keepSession, sessionFor, sessionInNext } from './sessions.ts';
import type { Asked } from './unusual-address.ts';

/** The simulator's interface to the app; the app declares the same in `src/app/port.ts`. */
export interface SandboxPort {
  readonly config: SandboxConfig;
  now(): number;
  onWorldReplaced(listener: (elsewhere: boolean) => void): () => void;
  onPartMissing(listener: () => void): () => void;
  shareStorage(storage: AppStorage): void;
}

declare global {
  interface Window {
    /** The sandbox of this page, for testers and tests; absent in live builds. */
    sandbox?: Sandbox;
  }
}

const takeOutOfAddress = (parameter: string): void => changeAddress((url) => url.searchParams.delete(parameter));

/**
 * Performs the one-time parts of the address, and removes them from it, so that a reload does not repeat them.
 * @returns names of parts of a linked world that this build no longer knows
 */
async function applyOnce(
  sandbox: Sandbox,
  params: StartParams,
  { capsule, faults }: Asked,
): Promise<readonly string[]> {
  let retired: readonly string[] = [];
  if (capsule !== null) {
    retired = await sandbox.importCapsule(capsule);
    takeWorldOutOfAddress();
  }
  if (params.reset) {
    await sandbox.reset();
    takeOutOfAddress('reset');
  }
  if (faults) {
    for (const { operation, ...effect } of faults) sandbox.fault(operation, effect);
    takeOutOfAddress('fault');
  }
  return retired;
}

/** For screenshots: no animation, no blinking caret. */
function stopMotion(): void {
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
  document.head.append(style);
}

/** Delay before loading what only the console needs, real ms. */
const describeAfterMs = 1_000;

const never: Promise<never> = new Promise(() => undefined);

/** Shows the stand-in page when this page's address is one. @returns whether it is */
async function showStandIn(base: string): Promise<boolean> {
  const outside = externalUrlOf(new URL(location.href), base);
  if (!outside) return false;
  const { showProviderPage } = await import('../devtools/external-pages/provider-page.ts');
  showProviderPage(outside, asLanguage(appStorage.locale()), base);
  return true;
}

/** Reads the page's address. @returns null when another page is shown: for an invalid one its errors, else a phone */
async function readAddress(catalogue: Catalogue, base: string): Promise<Asked | null> {
  const { scenarios, storyNames } = catalogue;
  const names = scenarios.map(({ name }) => name);
  const { params, problems, unread } = parseStartParams(location.search, names, storyNames);
  if (problems.length === 0 && params.frame === 'phone' && params.present !== '1') {
    const { showPhone } = await import('../devtools/presenter/phone-frame.ts');
    if (showPhone()) return null;
  }
  const packed = packedWorld(location.hash);
  if (problems.length === 0 && packed === null && params.present === null && unread === 0)
    return { params, capsule: null, faults: null };
  const { readUnusual } = await import('./unusual-address.ts');
  return readUnusual(
    { params, problems, packed, query: new URLSearchParams(location.search) },
    catalogue,
    params.lang ?? asLanguage(appStorage.locale()),
    base,
  );
}

/** Shows the tab's brand; lazy-loaded. @returns the settings that it changes */
const showBrand = async (): Promise<Pick<SandboxConfig, 'appName'>> =>
  keptBrand.read() === null ? {} : (await import('../devtools/tab/brand.ts')).showBrand();

/** Stores the app's language when the address or a new visitor's scenario sets it. @returns it */
function settleLanguage(sandbox: Sandbox, { lang }: StartParams): Language {
  const stored = appStorage.locale();
  if (lang !== null) appStorage.setLocale(lang);
  // The app's default, Thai, is not stored
  else if (stored === null && sandbox.scenario.language !== 'th') appStorage.setLocale(sandbox.scenario.language);
  return lang ?? (stored === null ? sandbox.scenario.language : asLanguage(stored));
}

/**
 * Opens the world of the address and lets it answer this page's calls. Never resolves when another page replaces the
 * app: a stand-in page, the menu of stories, or an error page for the address.
 */
export async function startInBrowser(catalogue: Catalogue, base: string): Promise<SandboxPort> {
  const { scenarios, describeScenarios } = catalogue;
  if (await showStandIn(base)) return never;
  const ofAddress = takeRetired();
  // Before the address is read: that replays a linked world to check it
  provideRandomUuid();
  const asked = await readAddress(catalogue, base);
  if (asked === null) return never;
  const { params, capsule } = asked;
  trustWorker(base);
  // Without its chunk, for example offline, the app opens with its usual brand
  const branding = showBrand().catch((problem: unknown) => {
    console.error(problem);
    return {};
  });

  const names = scenarios.map(({ name }) => name);
  const before = recall(names);
  const remembered = namesWorld(params) || capsule !== null ? undefined : before?.present;
  const scripted = params.present ?? remembered;
  const opened = scripted
    ? await (await import('./open-scripted.ts')).openScripted(scripted, params, before, catalogue, base)
    : null;
  const { address: first, params: wanted } = opened ?? { address: addressOf(params, before?.address ?? null), params };
  const frozen = params.freeze ?? before?.frozen ?? false;
  const panel = params.panel ?? before?.panel ?? true;
  const isBare = (opened?.hidesPanel ?? false) || !panel || frozen;
  const machine = machineOf(params.lang ?? asLanguage(appStorage.locale()), isBare);
  const net = params.net ?? before?.net ?? 'worker';
  // The worker starts while the world opens. Only the first calls wait for it, not the page (APP-251).
  const answering = answerCalls(() => sandbox, base, net);
  const sandbox = await openWorld({ scenarios, address: first, frozen, machine, shown: shownTimes.recall() });
  performance.mark('krapao:world');
  const retired = [...ofAddress, ...(await applyOnce(sandbox, wanted, asked))];
  const { address } = sandbox;
  const present = opened?.name;
  const isKept = remember({ address, frozen, panel, net, present });

  const otherWorld = before === null || worldKey(before.address) !== worldKey(address);
  const session = opened?.joins ? null : sessionFor(sandbox, wanted, otherWorld);
  if (session !== null) appStorage.setToken(sandbox.token(session));
  const language = settleLanguage(sandbox, params);

  void serveChat(sandbox.chat, chatUrl(location.origin, base), () => worldKey(sandbox.address));
  if (frozen) stopMotion();
  if (opened) opened.begin(sandbox);
  let inPage = net === 'page';
  void answering.then((mode) => {
    inPage = mode === 'page';
    // For the console, after the first calls; the panel loads it by itself.
    setTimeout(() => describeScenarios().catch(() => undefined), describeAfterMs);
    if (isBare) return;
    const seen = { isKept, retired, workerless: mode === 'page' && net !== 'page' };
    void showAll(noticesOf(sandbox, seen), language, retired);
    void showPanelHandle({ ...catalogue, sandbox, base, inPage });
  });
  interceptExternalNavigation(`${location.origin}${base}`, () => inPage);
  followPastedLinks();
  keepFromOtherWorlds(sandbox, names);
  followWorld(sandbox, { panel, net, present });
  keepShownTime(sandbox);
  window.sandbox = sandbox;
  document.documentElement.dataset.sandbox = sandbox.address.scenario;
  return portOf(sandbox, base, await branding);
}

/**
 * The browser's machine. Shows one notice when another build has continued the open world, or the browser stores worlds
 * no longer. @param isBare whether the sandbox hides its own UI
 */
function machineOf(language: Language, isBare: boolean): Machine {
  const machine = browserMachine();
  let said = false;
  return {
    ...machine,
    report(problem) {
      if (problem instanceof StoreGivenUp) {
        console.warn(problem);
        return void (isBare || showAll(['memory'], language));
      }
      machine.report(problem);
      if (said || !(problem instanceof UnreadableHistory)) return;
      said = true;
      void showAll(['otherBuild'], language);
    },
  };
}

function portOf(sandbox: Sandbox, base: string, branded: Pick<SandboxConfig, 'appName'>): SandboxPort {
  const origin = `${location.origin}${base}`.replace(/\/$/, '');
  return {
    // A getter: loading another scenario changes the switches
    get config() {
      return { ...configOf(sandbox.switches(), origin), ...branded };
    },
    now: () => sandbox.now(),
    onWorldReplaced: (listener) => sandbox.onReplaced(listener),
    onPartMissing: onLatePartMissing,
    shareStorage: handOver,
  };
}

/** Parameters that a reload would apply once more, although the tester has opened another world since. */
const ofFormerWorld = ['scenario', 'seed', 'at', 'set', 'as'];

/** Updates session, memory and address of this tab when the world is replaced. */
function followWorld(sandbox: Sandbox, kept: Pick<TabMemory, 'panel' | 'net' | 'present'>): void {
  let world = worldKey(sandbox.address);
  let demoToken = sandbox.token('player');
  let { session, registered } = sandbox.switches();
  // Survives worlds in which nobody can be logged in
  let asPlayer = false;
  const rememberNow = () => remember({ address: sandbox.address, frozen: sandbox.describe().frozen, ...kept });
  // The next login here stores a token of this world for all tabs, unless this tab has a token of its own
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && appStorage.tokenIn('session') === null) rememberNow();
  });
  sandbox.onReplaced((elsewhere) => {
    const sameWorld = worldKey(sandbox.address) === world;
    // Before the token: by it, other tabs know the token's world
    rememberNow();
    if (registered) asPlayer = appStorage.token() !== null;
    if (sameWorld) keepSession(sandbox, demoToken, elsewhere);
    else {
      appStorage.setToken(sandbox.token(sessionInNext(sandbox.switches(), { session, asPlayer })));
      for (const name of ofFormerWorld) takeOutOfAddress(name);
    }
    world = worldKey(sandbox.address);
    demoToken = sandbox.token('player');
    ({ session, registered } = sandbox.switches());
  });
}

/** Stores the shown time when the page is left: the device's clock may be put back before the next visit. */
function keepShownTime(sandbox: Sandbox): void {
  const keep = () => shownTimes.keep({ world: worldKey(sandbox.address), ...sandbox.shownTime() });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
}

/** Shows the panel's handle; its code loads after the first screen. */
async function showPanelHandle(setting: HandleSetting): Promise<void> {
  try {
    const { showHandle } = await import('../devtools/panel/frame/handle.ts');
    showHandle(setting);
  } catch (error) {
    console.error('the panel could not be loaded', error);
  }
}

/** Shows notices; their texts are lazy-loaded. */
async function showAll(notices: readonly Notice[], language: Language, retired: readonly string[] = []): Promise<void> {
  if (notices.length === 0) return;
  const { showNotices } = await import('../devtools/page-kit/notices.ts');
  showNotices(notices, language, retired);
}

interface Circumstances {
  /** Whether a reload finds this tab's world. */
  readonly isKept: boolean;
  /** What address and linked world name that this build no longer knows. */
  readonly retired: readonly string[];
  /** Whether the service worker is missing, although the address did not disable it. */
  readonly workerless: boolean;
}

function noticesOf(sandbox: Sandbox, { isKept, retired, workerless }: Circumstances): Notice[] {
  // Skipped entries make later ones differ on purpose
  const isAsWritten = !sandbox.journal().some((entry) => 'off' in entry);
  return [
    ...(sandbox.openedAs === 'set-aside' ? (['setAside'] as const) : []),
    ...(isAsWritten && sandbox.describe().differences ? (['differs'] as const) : []),
    ...(!isKept || sandbox.describe().stored === 'memory' ? (['memory'] as const) : []),
    ...(retired.length > 0 ? (['retired'] as const) : []),
    ...(workerless ? (['page'] as const) : []),
  ];
}
