import { asLanguage } from '../devtools/page-kit/language.ts';
import { showNotices } from '../devtools/page-kit/notices.ts';
import { openStory } from '../devtools/presenter/open-story.ts';
import { openState } from '../devtools/presenter/states/open-state.ts';
import type { OpenedStory } from '../devtools/presenter/story.ts';
import { appStorage, type TabMemory } from '../devtools/tab/memory.ts';
import { markedState } from '../devtools/tab/own-world.ts';
import type { StartParams } from '../devtools/tab/params.ts';
import { isBranchMark, ofBranches, takeOwnStorage } from '../devtools/tab/state-storage.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Opens the story or state of the address or of the tab's memory, or the tab's branch. Never resolves when another
 * page, such as the notes, replaces the app.
 * @returns null when this build lacks the remembered one
 */
export async function openScripted(
  name: string,
  params: StartParams,
  before: TabMemory | null,
  { scenarios, describeScenarios, loadScripted }: Catalogue,
  base: string,
): Promise<OpenedStory | null> {
  if (name.startsWith('notes:')) {
    const [{ stories }, { showNotes }] = await Promise.all([
      loadScripted(),
      import('../devtools/presenter/notes/notes-page.ts'),
    ]);
    showNotes({ stories, language: params.lang ?? asLanguage(appStorage.locale()), base }, () => Date.now());
    return new Promise(() => undefined);
  }
  if (isBranchMark(name)) return before && openBranch(name, params, before);
  const state = markedState(name);
  if (state === null) return openStory(name, (await loadScripted()).stories, params, before, base);
  const [{ states }] = await Promise.all([loadScripted(), describeScenarios()]);
  return openState(state, { states, scenarios, params, before, base });
}

/** Opens this tab's branch. The app gets its own storage, so that other tabs keep their session. */
function openBranch(name: string, params: StartParams, { address }: TabMemory): OpenedStory {
  takeOwnStorage(ofBranches);
  return {
    name,
    address,
    params,
    joins: params.as === null,
    hidesPanel: false,
    begin(sandbox) {
      // its data was deleted meanwhile
      if (sandbox.openedAs === 'fresh') showNotices(['branchGone'], params.lang ?? asLanguage(appStorage.locale()));
    },
  };
}
