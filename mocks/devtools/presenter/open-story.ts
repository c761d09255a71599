import { type WorldAddress, worldKey } from '../../engine/execute/scenario.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { loadAllAppTexts, pageLanguage } from '../page-kit/language.ts';
import { clearSession, forgetVisitor, type TabMemory } from '../tab/memory.ts';
import { namesWorld, type StartParams } from '../tab/params.ts';
import { showBar } from './bar.ts';
import { BrowserScreenDriver } from './browser-screen-driver.ts';
import type { TextOf } from './find-target.ts';
import { isFramed, stageWindow, toggleFrame } from './phone-frame.ts';
import { Presenter } from './presenter.ts';
import type { OpenedStory, Story } from './story.ts';
import { isPresented, recallProgress, takePart } from './story-tabs.ts';

/** The world of a story: a copy of its own, so that it does not mix with worlds opened without a story. */
function worldOf(story: Story, { seed, at, set }: StartParams): WorldAddress {
  return {
    scenario: story.world.scenario,
    seed: seed ?? story.world.seed ?? 1,
    at,
    set: { ...story.world.set, ...set },
    copy: `story-${story.name}`,
  };
}

/** How a tab enters a story: it begins it, continues it after a reload, or joins a presenting tab. */
type Entrance = 'begins' | 'goes-on' | 'joins';

/**
 * Opens a story by its name. A story that another tab presents is joined at its step (APP-223). A tab that was presenting this story continues it, any other starts it from the
 * beginning.
 */
export async function openStory(
  name: string,
  stories: readonly Story[],
  params: StartParams,
  before: TabMemory | null,
  base: string,
): Promise<OpenedStory | null> {
  const story = stories.find((candidate) => candidate.name === name);
  if (!story) return null;
  const address = worldOf(story, params);
  const same = !namesWorld(params) || (before !== null && worldKey(before.address) === worldKey(address));
  const own = before?.present === name && same ? before.address : null;
  const entrance = await entranceTo(own ?? address, params.reset, own !== null);
  if (entrance === 'begins') forgetVisitor();
  const as = params.as ?? (entrance === 'begins' ? story.as : null);
  const textOf = await textsFor(story);
  return {
    name,
    address: own ?? address,
    params: { ...params, reset: entrance === 'begins', as },
    joins: entrance === 'joins',
    hidesPanel: true,
    begin: (sandbox) => present(story, sandbox, base, entrance, textOf),
  };
}

async function entranceTo(address: WorldAddress, reset: boolean, own: boolean): Promise<Entrance> {
  if (reset) return 'begins';
  if (recallProgress(address) && (await isPresented(address))) return 'joins';
  return own ? 'goes-on' : 'begins';
}

/** The world works offline too, so the app must not show an offline notice. */
const stayOnline = () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });

/** The app's texts in the language of the page, loaded only when the story names one by its key. */
async function textsFor({ opening, beats }: Story): Promise<TextOf | undefined> {
  const acts = [...opening, ...beats.flatMap((beat) => [...beat.acts, ...(beat.scene ?? [])])];
  // Searched as text, since targets are nested (`unless`)
  if (!/"says":\{"key"/.test(JSON.stringify(acts))) return undefined;
  const tables = await loadAllAppTexts();
  return (key) => tables[pageLanguage()][key] ?? key;
}

/** Presents a story over the app, which is drawn afterwards. @param base path of the app, with a slash at both ends */
function present(story: Story, sandbox: Sandbox, base: string, entrance: Entrance, textOf?: TextOf): void {
  stayOnline();
  let draw = () => {};
  const presenter: Presenter = new Presenter(
    story,
    sandbox,
    new BrowserScreenDriver(sandbox, base, textOf),
    () => draw(),
    entrance === 'begins' ? null : recallProgress(sandbox.address),
    takePart(sandbox.address, (progress) => void presenter.follow(progress)),
  );
  const open = (search: string) => {
    stageWindow().location.assign(`${base}?${search}&lang=${pageLanguage()}${isFramed() ? '&frame=phone' : ''}`);
  };
  draw = showBar(presenter, {
    next: () => void presenter.next(),
    back: () => void presenter.back(),
    restart: () => {
      clearSession({ keepsWorld: true });
      open(`present=${story.name}&reset=1`);
    },
    exit: () => {
      clearSession({ keepsWorld: false });
      open('present=1');
    },
    frame: toggleFrame,
  });
  // The driver's own is not trusted
  addEventListener('popstate', ({ isTrusted }) => isTrusted && presenter.move());
  void (entrance === 'joins' ? presenter.follow(presenter.progress) : presenter.begin());
}
