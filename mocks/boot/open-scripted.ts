import { asLanguage } from '../devtools/page-kit/language.ts';
import { showMenu } from '../devtools/presenter/menu-page.ts';
import { openStory } from '../devtools/presenter/open-story.ts';
import { openState } from '../devtools/presenter/states/open-state.ts';
import type { OpenedStory, ScreenState, Story } from '../devtools/presenter/story.ts';
import { appStorage, type TabMemory } from '../devtools/tab/memory.ts';
import { markedState } from '../devtools/tab/own-world.ts';
import type { StartParams } from '../devtools/tab/params.ts';
import type { Scenario } from '../engine/execute/scenario.ts';

/** Stories and states, which are performed step by step. */
export interface Scripted {
  readonly stories: readonly Story[];
  readonly states: readonly ScreenState[];
}

/** Everything an address can open. */
export interface Catalogue {
  readonly scenarios: readonly Scenario[];
  /** Loads the descriptions of the scenarios. */
  describeScenarios(): Promise<void>;
  /** For checking the address. */
  readonly storyNames: readonly string[];
  /** Loads the stories and the states of all screens. */
  loadScripted(): Promise<Scripted>;
}

/**
 * Opens the story or state of the address or of the tab's memory. Never resolves when another
 * page, such as the menu of stories, replaces the app.
 * @returns null when this build lacks the remembered one
 */
export async function openScripted(
  name: string,
  params: StartParams,
  before: TabMemory | null,
  { scenarios, describeScenarios, loadScripted }: Catalogue,
  base: string,
): Promise<OpenedStory | null> {
  const state = markedState(name);
  if (state === null) {
    const { stories } = await loadScripted();
    if (name !== '1') return openStory(name, stories, params, before, base);
    const language = params.lang ?? asLanguage(appStorage.locale());
    const loadBrandFields = () => import('../devtools/panel/frame/mount-brand.tsx');
    showMenu({ stories, language, base, saysWhetherKept: params.panel !== false, loadBrandFields });
    return new Promise(() => undefined);
  }
  const [{ states }] = await Promise.all([loadScripted(), describeScenarios()]);
  return openState(state, { states, scenarios, params, before, base });
}
