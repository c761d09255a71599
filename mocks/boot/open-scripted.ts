import { asLanguage } from '../devtools/page-kit/language.ts';
import { openStory } from '../devtools/presenter/open-story.ts';
import { openState } from '../devtools/presenter/states/open-state.ts';
import type { OpenedStory } from '../devtools/presenter/story.ts';
import { appStorage, type TabMemory } from '../devtools/tab/memory.ts';
import { markedState } from '../devtools/tab/own-world.ts';
import type { StartParams } from '../devtools/tab/params.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Opens the story or state of the address or of the tab's memory. Never resolves when another
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
  const state = markedState(name);
  if (state === null) return openStory(name, (await loadScripted()).stories, params, before, base);
  const [{ states }] = await Promise.all([loadScripted(), describeScenarios()]);
  return openState(state, { states, scenarios, params, before, base });
}
