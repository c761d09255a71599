/** Events around the player: browser, time, operators and network. */

import type { Language } from '../../support/address.ts';
import { variantsOfReads } from '../response-variants.ts';
import { viewOf } from '../rules.ts';
import { isFree, type Player, type Step, sees } from '../step.ts';
import { happenings, type Told } from '../walks/acts.ts';

const always = () => true;

const names: Record<Language, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** Chooses a language in the top bar's menu, or among the buttons of a visitor's page. */
export const languageStep = (language: Language): Step => ({
  words: `choose the language ${language}`,
  may: (player) =>
    isFree(player) &&
    player.language !== language &&
    (sees(player, { role: 'button', name: languageMenu }) || sees(player, { role: 'button', name: names[language] })),
  async take(driver, player) {
    const isListed = sees(player, { role: 'button', name: names[language] });
    if (!isListed) await driver.tap({ role: 'button', name: languageMenu });
    await driver.choose(isListed ? 'button' : 'menuitem', names[language]);
  },
  keepsTyping: true,
});
const languageMenu = /: (?:ไทย|ລາວ|English)$/;

const back = (how: 'goBack' | 'goForward', words: string): Step => ({
  words,
  may: always,
  take: (driver) => driver.browse(how),
});

const isSending = ({ view }: Player) => view.calls.some(({ underWay }) => underWay);

/** Presses Escape until the dialog is gone; some first show another layer of the same name. */
const escape: Step = {
  words: 'press Escape until the dialog is closed',
  may: (player) => !isFree(player) && !isSending(player),
  async take(driver, player) {
    for (let times = 0; times < 3; times += 1) {
      await driver.press('Escape');
      await driver.settle();
      if ((await viewOf(driver.page)).dialogs.length < player.view.dialogs.length) return;
    }
  },
  closes: true,
};

/** Minimum number of controls that Tab reaches, if there are that many. */
const fewStops = 4;

/** Presses Tab several times: focus moves on and is not trapped in one place. */
const tab: Step = {
  words: 'press Tab eight times',
  may: always,
  async take(driver) {
    for (let times = 0; times < 8; times += 1) {
      await driver.press('Tab');
      await driver.page.evaluate(() => document.activeElement?.setAttribute('data-explore-stop', ''));
    }
  },
  async check(driver) {
    return driver.page.evaluate((few) => {
      const layer =
        [...document.querySelectorAll('[role="dialog"]')].findLast((one) => one.checkVisibility()) ?? document;
      const reached = document.querySelectorAll('[data-explore-stop]').length;
      for (const stop of document.querySelectorAll('[data-explore-stop]')) stop.removeAttribute('data-explore-stop');
      const stops = [
        ...layer.querySelectorAll<HTMLElement>('a[href], button:enabled, textarea:enabled, input:enabled, [tabindex]'),
      ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
      const radios = stops.filter((one) => (one as HTMLInputElement).type === 'radio').length;
      const wanted = Math.min(few, stops.length - radios);
      const detail = `the Tab key reaches ${reached} controls only, where there are ${stops.length}`;
      return reached >= wanted ? [] : [{ rule: 'The Tab key leads through a page.', detail }];
    }, fewStops);
  },
  keepsTyping: true,
};

export const browserSteps: readonly Step[] = [
  back('goBack', 'go back'),
  back('goForward', 'go forward'),
  { words: 'reload', may: always, take: (driver) => driver.browse('reload'), reloads: true },
  { words: 'leave the browser tab and come back', may: always, take: (driver) => driver.comeBack(), keepsTyping: true },
];
export const dialogSteps: readonly Step[] = [escape];
export const keyboardSteps: readonly Step[] = [tab];

const happeningSteps = (told: readonly Told[], more: Partial<Step> = {}): readonly Step[] =>
  told.map(([words, what]) => ({ words, may: always, take: (driver) => driver.happen(what), ...more }));

export const timeSteps: readonly Step[] = [
  ...happeningSteps(happenings.time),
  { words: 'jump to the next event', may: always, take: (driver) => driver.toNextEvent() },
];
export const operatorSteps = happeningSteps(happenings.people, { keepsTyping: true });
export const faultSteps = happeningSteps(happenings.calls);
export const lineSteps = happeningSteps(happenings.line);
export const siteSteps = happeningSteps(happenings.site);

/** Jumps past the expiry of the QR on the screen. */
export const qrEndStep: Step = {
  words: 'jump past the end of the QR',
  may: ({ view }) => view.timers.length > 0,
  take: (driver) => driver.happen({ do: 'jump', by: '16m' }),
};

/** Makes cached responses stale, so that a page refetches when the player returns. */
const away = '1m';

const asks =
  (operation: string) =>
  ({ asked }: Player) =>
    asked.has(operation);

/** Responses to calls of many pages vary less often on each, so that a page's own calls come first. */
const rarityOf =
  (operation: string) =>
  ({ asked }: Player) =>
    (asked.get(operation) ?? 1) ** 2;

export const variantSteps: readonly Step[] = variantsOfReads.map(([operation, variant]) => ({
  words: `the next ${operation} comes ${variant}`,
  may: asks(operation),
  rarity: rarityOf(operation),
  take: (driver) => driver.varyResponse(operation, variant),
}));

/** The player was away; the page refetches at once, unless a fetch is still pending: so the page rests before. */
export const returnSteps: readonly Step[] = variantsOfReads.map(([operation, variant]) => ({
  words: `${operation} comes ${variant} when the player is back after a minute`,
  may: asks(operation),
  rarity: rarityOf(operation),
  async take(driver) {
    await driver.happen({ do: 'jump', by: away });
    await driver.settle();
    await driver.varyResponse(operation, variant);
    await driver.comeBack();
  },
}));
