import { type Scenario, worldKey } from '../../../engine/execute/scenario.ts';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { asLanguage, loadAppTexts, pageLanguage } from '../../page-kit/language.ts';
import { showProblemPage } from '../../page-kit/problem-page.ts';
import { appStorage, type TabMemory } from '../../tab/memory.ts';
import { clearApp, keepOwnWorld, markedState, nextAct, returnToOwnWorld, stateMark } from '../../tab/own-world.ts';
import { parseStartParams, type StartParams } from '../../tab/params.ts';
import { takeOwnStorage } from '../../tab/state-storage.ts';
import { BrowserScreenDriver } from '../browser-screen-driver.ts';
import type { OpenedStory, ScreenState } from '../story.ts';
import { showStateBar } from './state-bar.ts';
import { walk, wordsOfAct } from './walk.ts';

/** World time at which states begin; the pictures use the same. */
const begin = Date.parse('2026-03-14T20:15:00+07:00');

interface Setting {
  readonly states: readonly ScreenState[];
  readonly scenarios: readonly Scenario[];
  readonly params: StartParams;
  readonly before: TabMemory | null;
  /** Path of the app, with a slash at both ends. */
  readonly base: string;
}

const never: Promise<never> = new Promise(() => undefined);

/** The address of a state that is a page of the sandbox itself; keeps the other parameters of this page. */
function bareAddress({ route, scenario, person }: ScreenState, base: string, language: Language): string {
  const [path = '/', query = ''] = route.split('?');
  const params = new URLSearchParams(location.search);
  params.delete('state');
  for (const [name, value] of new URLSearchParams(query)) params.set(name, value);
  // A story has its own world and refuses `scenario`
  if (!params.has('present')) params.set('scenario', scenario);
  params.set('as', person);
  params.set('lang', language);
  return `${base}${path.slice(1)}?${params}`;
}

/** The world of a state: a copy, so that it never mixes with the tester's own. */
const worldOf = ({ name, scenario, switches = '' }: ScreenState, { seed, at, set }: StartParams) => ({
  scenario,
  seed: seed ?? 1,
  at: at ?? begin,
  set: { ...parseStartParams(`?${new URLSearchParams({ set: switches })}`, [], []).params.set, ...set },
  copy: `state-${name}`,
});

/**
 * Opens a state by name; an unknown name shows a page that lists all states. After a reload, a remembered state stays where the
 * tester is. @returns null when the tab remembers a state that this build does not have
 */
export async function openState(name: string, setting: Setting): Promise<OpenedStory | null> {
  const { states, scenarios, params, before, base } = setting;
  const isAsked = params.present !== null;
  const language = params.lang ?? asLanguage(appStorage.locale());
  const state = states.find((one) => one.name === name);
  if (!state) {
    if (!isAsked) return null;
    const accepts = states.map((one) => one.name);
    showProblemPage([{ parameter: 'state', value: name, accepts }], scenarios, language, base);
    return never;
  }
  if (state.bare) {
    location.replace(bareAddress(state, base, language));
    return never;
  }
  if (markedState(before?.present) === null) keepOwnWorld(base);
  takeOwnStorage();
  const first = nextAct.take();
  if (!isAsked && before) return opened(state, params, before.address, base, first);
  clearApp();
  history.replaceState(null, '', `${base}${state.route.slice(1)}`);
  return opened(state, { ...params, reset: true, as: state.person }, worldOf(state, params), base, 0);
}

/** @param first the act to begin with; null when the tester has left the way to the state */
const opened = (
  state: ScreenState,
  params: StartParams,
  address: OpenedStory['address'],
  base: string,
  first: number | null,
): OpenedStory => ({
  ...{ name: stateMark(state.name), address, params, joins: false, hidesPanel: false },
  begin: (sandbox) => void show(state, sandbox, base, first),
});

/** Resolves when the app has drawn its first page. */
function drawn(): Promise<void> {
  const { documentElement: root } = document;
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset['ready'] === undefined) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { attributeFilter: ['data-ready'] });
    look();
  });
}

async function show(state: ScreenState, sandbox: Sandbox, base: string, first: number | null): Promise<void> {
  const bar = showStateBar(state.name, () => returnToOwnWorld(base));
  const own = worldKey(sandbox.address);
  const isLeft = () => worldKey(sandbox.address) !== own;
  sandbox.onReplaced(() => {
    if (isLeft()) bar.leave();
  });
  if (first === null) return bar.leave();
  await drawn();
  const language = pageLanguage();
  // Without texts the first act that needs one fails, and the bar says so
  const texts: Readonly<Record<string, string>> = await loadAppTexts(language).catch(() => ({}));
  const textOf = (key: string) => texts[key] ?? key;
  const driver = new BrowserScreenDriver(sandbox, base, textOf);
  driver.hurry(true);
  const acts = state.acts ?? [];
  const walked = await walk(acts, first, driver, nextAct.keep, isLeft);
  if (walked.kind === 'left') return;
  if (walked.kind === 'there') bar.reach();
  else bar.lose(walked.index + 1, acts.length, wordsOfAct(walked.act, language, textOf));
}
