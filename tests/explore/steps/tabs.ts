/** Steps of a player with the app open in two browser tabs. */
import type { Driver } from '../driver.ts';
import { viewOf } from '../rules.ts';
import { languageOf, named, type Player, type Step, sees } from '../step.ts';
import { type confirmations, said, sendsOf } from './taps.ts';

const hasTabs: Step['may'] = ({ tabs }) => tabs > 1;

export const otherTab: Step = {
  words: 'go to the other tab',
  may: hasTabs,
  take: (driver) => driver.changeTab(),
  changesTab: true,
};

async function doSameInOtherTab(driver: Driver, player: Player): Promise<void> {
  await driver.changeTab();
  await driver.settle();
  player.view = await viewOf(driver.page);
  player.language = languageOf(player.view.lang);
  if (player.last?.may(player)) await player.last.take(driver, player);
}

/** Repeats the last step in the other tab, if possible there: requests twice what exists once. */
export const sameInOtherTab: Step = {
  words: 'do the same in the other tab',
  may: (player) => hasTabs(player) && player.last !== null,
  take: doSameInOtherTab,
  repeats: true,
  changesTab: true,
};

type Confirmation = (typeof confirmations)[number];

const canConfirm = (player: Player, row: Confirmation) => hasTabs(player) && sees(player, named(player, row));

const confirmInAllTabs = (driver: Driver, player: Player, row: Confirmation) => driver.tapInAllTabs(named(player, row));

export const inAllTabsStep = (row: Confirmation): Step => ({
  words: `tap "${said(row.key)}" in all tabs in the same moment`,
  may: (player) => canConfirm(player, row),
  take: (driver, player) => confirmInAllTabs(driver, player, row),
  sends: sendsOf(row),
  inAllTabs: true,
});

/** Brings the other tab to the same place and confirms in both before they can sync. */
export const sameInAllTabsStep = (row: Confirmation): Step => ({
  words: `do the same in the other tab, and tap "${said(row.key)}" in all tabs in the same moment`,
  may: (player) => player.last !== null && canConfirm(player, row),
  async take(driver, player) {
    await doSameInOtherTab(driver, player);
    await driver.settle();
    await confirmInAllTabs(driver, player, row);
  },
  sends: sendsOf(row),
  repeatsFirst: true,
  changesTab: true,
  inAllTabs: true,
});
