import { asLanguage } from '../devtools/page-kit/language.ts';
import { showNotices } from '../devtools/page-kit/notices.ts';
import type { OpenedStory } from '../devtools/presenter/story.ts';
import { appStorage, type TabMemory } from '../devtools/tab/memory.ts';
import type { StartParams } from '../devtools/tab/params.ts';
import { ofBranches, takeOwnStorage } from '../devtools/tab/state-storage.ts';

/** Opens this tab's branch. The app gets its own storage, so that other tabs keep their session. */
export function openBranch(name: string, params: StartParams, { address }: TabMemory): OpenedStory {
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
