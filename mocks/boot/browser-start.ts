import { answerCalls } from '../adapters/browser/browser.ts';
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
  keptRecording,
  recall,
  remember,
  shownTimes,
  type TabMemory,
} from '../devtools/tab/memory.ts';
import { addressOf, namesWorld, parseStartParams, type StartParams } from '../devtools/tab/params.ts';
import type { Machine } from '../engine/machine.ts';
import { UnreadableHistory } from '../engine/read-world.ts';
import { worldKey } from '../engine/scenario.ts';
import { onLatePartMissing } from '../kernel/late-part.ts';
import type { Language } from '../reference/language.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { Catalogue } from './catalogue.ts';
import { configOf, type SandboxConfig } from './config.ts';
import { openWorld } from './open-world.ts';
import { keepSession, sessionFor } from './sessions.ts';
import type { Asked } from './unusual-address.ts';

/** What the simulator gives the app; the app declares the same in `src/app/port.ts`. */
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

/** Does once what the address asks for, and removes it from the address, so that a reload does not repeat it. */
async function applyOnce(sandbox: Sandbox, params: StartParams, { capsule, faults }: Asked): Promise<void> {
  if (capsule !== null) {
    await sandbox.importCapsule(capsule);
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
}

/** For screenshots: no animation, no blinking caret. */
function stopMotion(): void {
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
  document.head.append(style);
}

/** Real milliseconds until what the console alone needs is loaded. */
const describeAfterMs = 1_000;

const never: Promise<never> = new Promise(() => undefined);

/** Shows the page that stands in for an external address, if this page's address is one. @returns whether it is */
async function showStandIn(base: string): Promise<boolean> {
  const outside = externalUrlOf(new URL(location.href), base);
  if (!outside) return false;
  const { showProviderPage } = await import('../devtools/external-pages/provider-page.ts');
  showProviderPage(outside, asLanguage(appStorage.locale()), base);
  return true;
}

/** Reads the address of the page. @returns null when it cannot be used: a page that says why is shown then */
async function readAddress(catalogue: Catalogue, base: string): Promise<Asked | null> {
  const { scenarios, storyNames } = catalogue;
  const names = scenarios.map(({ name }) => name);
  const { params, problems, unread } = parseStartParams(location.search, names, storyNames);
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

/** Shows the tab's brand; its code is loaded only where there is one. @returns the settings that it changes */
const showBrand = async (): Promise<Pick<SandboxConfig, 'appName'>> =>
  keptBrand.read() === null ? {} : (await import('../devtools/tab/brand.ts')).showBrand();

/** Resumes the tab's recording before the app can be used; its code is loaded only where there is one. */
const goOnRecording = async (sandbox: Sandbox, base: string): Promise<void> => {
  if (keptRecording.read() !== null) (await import('../devtools/recorder/tab-recorder.ts')).goOn(sandbox, base);
};

/** Stores the language that the app opens in, where the address or a new visitor's scenario decides it. @returns it */
function settleLanguage(sandbox: Sandbox, { lang }: StartParams): Language {
  const stored = appStorage.locale();
  if (lang !== null) appStorage.setLocale(lang);
  // what the app opens in by itself is not stored: Thai
  else if (stored === null && sandbox.scenario.language !== 'th') appStorage.setLocale(sandbox.scenario.language);
  return lang ?? (stored === null ? sandbox.scenario.language : asLanguage(stored));
}

/**
 * Opens the world that the address asks for and lets it answer this page's calls. Never returns where another page is
 * shown instead of the app: a stand-in page, the menu of stories, or what is wrong with the address.
 */
export async function startInBrowser(catalogue: Catalogue, base: string): Promise<SandboxPort> {
  const { scenarios, describeScenarios } = catalogue;
  if (await showStandIn(base)) return never;
  // before the address is read: a world that it carries is replayed to see whether it can be opened
  provideRandomUuid();
  const asked = await readAddress(catalogue, base);
  if (asked === null) return never;
  const { params, capsule } = asked;
  trustWorker(base);
  // without its code, as without a network, the app opens with its usual brand
  const branding = showBrand().catch((problem: unknown) => {
    console.error(problem);
    return {};
  });

  const before = recall(scenarios.map(({ name }) => name));
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
  // The worker starts while the world is opened. The page does not wait for it (APP-251): its first calls do.
  const answering = answerCalls(() => sandbox, base, net);
  const sandbox = await openWorld({ scenarios, address: first, frozen, machine, shown: shownTimes.recall() });
  performance.mark('krapao:world');
  await applyOnce(sandbox, wanted, asked);
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
    // For the console, after the first calls; the panel asks for it itself.
    setTimeout(() => describeScenarios().catch(() => undefined), describeAfterMs);
    if (isBare) return;
    void showAll(noticesOf(sandbox, { isKept, workerless: mode === 'page' && net !== 'page' }), language);
    void showPanelHandle({ ...catalogue, sandbox, base, inPage });
  });
  interceptExternalNavigation(`${location.origin}${base}`, () => inPage);
  followPastedLinks();
  followWorld(sandbox, { panel, net, present });
  keepShownTime(sandbox);
  window.sandbox = sandbox;
  document.documentElement.dataset.sandbox = sandbox.address.scenario;
  await goOnRecording(sandbox, base).catch(console.error);
  return portOf(sandbox, base, await branding);
}

/**
 * The browser's machine. When another build has gone on with the open world, or the browser stores worlds no longer, the page
 * says so, once. @param isBare whether the sandbox shows nothing of its own
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
    // a getter: after a change of scenario the switches are others
    get config() {
      return { ...configOf(sandbox.switches(), origin), ...branded };
    },
    now: () => sandbox.now(),
    onWorldReplaced: (listener) => sandbox.onReplaced(listener),
    onPartMissing: onLatePartMissing,
    shareStorage: handOver,
  };
}

/** Updates session and memory of this tab when the world is replaced. */
function followWorld(sandbox: Sandbox, kept: Pick<TabMemory, 'panel' | 'net' | 'present'>): void {
  let world = worldKey(sandbox.address);
  let demoToken = sandbox.token('player');
  sandbox.onReplaced((elsewhere) => {
    const sameWorld = worldKey(sandbox.address) === world;
    if (sameWorld) keepSession(sandbox, demoToken, elsewhere);
    else appStorage.setToken(sandbox.token(sandbox.switches().session));
    world = worldKey(sandbox.address);
    demoToken = sandbox.token('player');
    remember({ address: sandbox.address, frozen: sandbox.describe().frozen, ...kept });
  });
}

/** Keeps the time that this page has shown when it is left: the device's clock may be put back before the next one. */
function keepShownTime(sandbox: Sandbox): void {
  const keep = () => shownTimes.keep({ world: worldKey(sandbox.address), ...sandbox.shownTime() });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
}

/** Shows the handle of the panel; its code comes after the first screen. */
async function showPanelHandle(setting: HandleSetting): Promise<void> {
  try {
    const { showHandle } = await import('../devtools/panel/frame/handle.ts');
    showHandle(setting);
  } catch (error) {
    console.error('the panel could not be loaded', error);
  }
}

/** Shows notices; their texts are loaded only when there are some. */
async function showAll(notices: readonly Notice[], language: Language): Promise<void> {
  if (notices.length === 0) return;
  const { showNotices } = await import('../devtools/page-kit/notices.ts');
  showNotices(notices, language);
}

interface Circumstances {
  /** Whether a reload finds which world this tab shows. */
  readonly isKept: boolean;
  /** Whether no service worker answers, although none was asked to be left out. */
  readonly workerless: boolean;
}

function noticesOf(sandbox: Sandbox, { isKept, workerless }: Circumstances): Notice[] {
  // with skipped entries, others go another way on purpose
  const isAsWritten = !sandbox.journal().some((entry) => 'off' in entry);
  return [
    ...(sandbox.openedAs === 'set-aside' ? (['setAside'] as const) : []),
    ...(isAsWritten && sandbox.describe().differences ? (['differs'] as const) : []),
    ...(!isKept || sandbox.describe().stored === 'memory' ? (['memory'] as const) : []),
    ...(workerless ? (['page'] as const) : []),
  ];
}
