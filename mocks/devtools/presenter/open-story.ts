import * as z from 'zod/mini';
import { type WorldAddress, worldKey } from '../../engine/scenario.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { asLanguage, pageLanguage } from '../page-kit/language.ts';
import { appStorage, type TabMemory } from '../tab/memory.ts';
import type { StartParams } from '../tab/params.ts';
import { showBar } from './bar.ts';
import { BrowserScreenDriver } from './browser-screen-driver.ts';
import { keepOffline } from './keep-offline.ts';
import { showMenu } from './menu-page.ts';
import { Presenter, type Progress } from './presenter.ts';
import type { Story } from './story.ts';

const progressKey = 'krapao-sandbox.present';
const progressSchema = z.object({
  told: z.int().check(z.gte(0)),
  marks: z.array(z.int()).check(z.minLength(1)),
});
const keptSchema = z.extend(progressSchema, { story: z.string() });

function recall(story: Story): Progress | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(progressKey) ?? 'null'));
    return kept.success && kept.data.story === story.name && kept.data.marks.length > kept.data.told ? kept.data : null;
  } catch {
    return null; // storage is blocked: a reload begins the story anew
  }
}

function keep(story: Story, progress: Progress): void {
  try {
    sessionStorage.setItem(progressKey, JSON.stringify({ story: story.name, ...progress }));
  } catch {
    // storage is blocked: a reload begins the story anew
  }
}

/** Tells the other tabs that present the same story in the same world of a step, and hears of theirs. */
function joinTabs(address: WorldAddress, follow: (progress: Progress) => void): (progress: Progress) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`${progressKey} ${worldKey(address)}`);
  channel.onmessage = ({ data }) => {
    const heard = progressSchema.safeParse(data);
    if (heard.success) follow(heard.data);
  };
  return (progress) => channel.postMessage(progress);
}

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

/** A story to present: how its world is opened, and `begin`, which starts it in that world. */
export interface OpenedStory {
  readonly name: string;
  readonly address: WorldAddress;
  readonly params: StartParams;
  begin(sandbox: Sandbox): void;
}

const never: Promise<never> = new Promise(() => undefined);

/**
 * Opens a story by its name; `1` shows the menu of stories instead of the app, and never returns. A tab that was
 * presenting this story continues it, any other starts it from the beginning.
 */
export async function openStory(
  name: string,
  stories: readonly Story[],
  params: StartParams,
  before: TabMemory | null,
  base: string,
): Promise<OpenedStory | null> {
  if (name === '1') {
    const kept = keepOffline(base);
    showMenu(stories, params.lang ?? asLanguage(appStorage.locale()), base, params.panel === false ? null : kept);
    return never;
  }
  const story = stories.find((candidate) => candidate.name === name);
  if (!story) return null;
  const address = worldOf(story, params);
  const same = params.present === null || (before !== null && worldKey(before.address) === worldKey(address));
  const goesOn = !params.reset && before?.present === name && same;
  const as = params.as ?? (goesOn ? null : story.as);
  return {
    name,
    address: goesOn ? before.address : address,
    params: { ...params, reset: !goesOn, as },
    begin: (sandbox) => present(story, sandbox, base, goesOn),
  };
}

/** Removes what the app has stored for this session, so that the next visitor does not see it. */
function clearSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to remove
  }
}

/** The world answers without a network too, so the app must not show that the browser is offline. */
const stayOnline = () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });

/** Presents a story over the app, which is drawn afterwards. @param base path of the app, with a slash at both ends */
function present(story: Story, sandbox: Sandbox, base: string, goesOn: boolean): void {
  stayOnline();
  const kept = goesOn ? recall(story) : null;
  let draw = () => {};
  const presenter: Presenter = new Presenter(
    story,
    sandbox,
    new BrowserScreenDriver(sandbox, base),
    () => {
      keep(story, presenter.progress);
      draw();
    },
    kept,
    joinTabs(sandbox.address, (progress) => void presenter.follow(progress)),
  );
  const open = (search: string) => {
    clearSession();
    location.assign(`${base}?${search}&lang=${pageLanguage()}`);
  };
  draw = showBar(presenter, {
    next: () => void presenter.next(),
    back: () => void presenter.back(),
    restart: () => open(`present=${story.name}&reset=1`),
    exit: () => open('present=1'),
  });
  void presenter.begin();
}
