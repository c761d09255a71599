/** Performs a state's acts in a Playwright page; the panel's gallery performs the same acts. */
import { expect, type Locator, type Page, selectors } from '@playwright/test';
import { find, type Sought, soughtIn, type TextOf, wordsOf } from '../../mocks/devtools/presenter/find-target.ts';
import type { Act, Target } from '../../mocks/devtools/presenter/story.ts';
import type { Language } from './address.ts';
import { settled } from './fixtures.ts';
import { painted } from './painted.ts';

// The search used by stories in the browser
const engine = `{
  query: (_root, text) => (${find})(JSON.parse(text)),
  queryAll: (_root, text) => [(${find})(JSON.parse(text))].filter((found) => found !== null),
}`;
await selectors.register('target', { content: `(${engine})` }, { contentScript: true });

export interface Stage {
  readonly page: Page;
  readonly language: Language;
  /** The app's texts by key. */
  readonly textOf: TextOf;
}

const locate = (page: Page, sought: Sought): Locator => page.locator(`target=${JSON.stringify(sought)}`);

/** Scrolls a target to the middle, twice: cards get their height only near the viewport. */
async function centre(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await painted(page);
  }
}

/** Waits for the target or for the element that makes the press needless. @returns whether the press is needless */
async function isNeedless(shown: Locator, pressed: Locator): Promise<boolean> {
  await shown.or(pressed).first().waitFor({ state: 'attached' });
  return (await shown.count()) > 0;
}

async function reload(page: Page, fault: string): Promise<void> {
  const again = new URL(page.url());
  again.searchParams.set('fault', fault);
  await page.goto(again.href);
  await settled(page);
}

async function perform({ page, language, textOf }: Stage, act: Act): Promise<void> {
  const on = (target: Target) => locate(page, soughtIn(language, textOf, target));
  const seen = (target: Target) => locate(page, { ...soughtIn(language, textOf, target), seen: true });
  switch (act.do) {
    case 'press':
      if (act.unless && (await isNeedless(on(act.unless), on(act.on)))) return;
      return on(act.on).click();
    case 'type': {
      const words = wordsOf(act.text, language, textOf);
      const isList = await on(act.on).evaluate((field) => field.matches('select'));
      return isList ? void (await on(act.on).selectOption(words)) : on(act.on).fill(words);
    }
    case 'go':
      await page.goto(`.${act.route}`);
      return settled(page);
    case 'jump':
      return page.evaluate((by) => window.sandbox?.clock.jump(by), act.by);
    case 'see':
      await on(act.what).waitFor({ state: 'attached' });
      return settled(page);
    case 'show':
      return seen(act.what).waitFor({ state: 'attached' });
    case 'miss':
      return seen(act.what).waitFor({ state: 'detached' });
    case 'centre':
      return centre(page, seen(act.what));
    case 'key':
      return page.keyboard.press(act.key);
    case 'reload':
      return reload(page, act.fault);
    case 'call':
      return expect.poll(() => page.evaluate(() => window.sandbox?.calls().at(-1)?.operation)).toBe(act.operation);
    case 'operate':
      return page.evaluate(([action, data]) => window.sandbox?.operate(action, data as never), [
        act.action,
        act.data,
      ] as const);
    case 'fault':
      return page.evaluate(([id, effect]) => window.sandbox?.fault(id, effect), [act.operation, act.effect] as const);
    case 'set':
      return page.evaluate(([name, value]) => window.sandbox?.set(name, value), [act.name, act.value] as const);
  }
}

export async function performAll(stage: Stage, acts: readonly Act[]): Promise<void> {
  for (const act of acts) await perform(stage, act);
}
