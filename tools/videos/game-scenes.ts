/** Scenes of the how-to videos about games and bonuses. */
import { lasting } from './pace.ts';
import { filledIn, finish, glance, pause, show, tap, type VideoScript, worldOf } from './pointer.ts';

export const play: VideoScript = {
  world: worldOf('everyday'),
  poster: 1,
  scenes: [
    {
      caption: 's1',
      act: async (page, words) => {
        await pause(page, 1_000);
        const closed = page.getByRole('button', { name: new RegExp(words.games.openAccount) }).first();
        await glance(page, closed);
        await pause(page, 900);
        await tap(page, closed);
        await pause(page, 1_600);
      },
    },
    {
      caption: 's2',
      act: async (page, words) => {
        await tap(page, page.getByRole('dialog').getByRole('button', { name: words.games.activate, exact: true }));
        const password = page.getByRole('dialog').getByLabel(words.games.password, { exact: true });
        await password.and(page.locator('input[value]:not([value=""])')).waitFor();
        await pause(page, 3_200);
      },
    },
    {
      caption: 's3',
      act: async (page, words) => {
        const start = page.getByRole('dialog').getByRole('button', { name: words.games.play, exact: true });
        await glance(page, start);
        await pause(page, 900);
        await tap(page, start);
        // Leaves out the tester's page that the sandbox shows in place of the game.
        await lasting(page, 0, async () => {
          await page.locator('main.kps-provider').waitFor();
          await page.goBack();
          await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        });
        await pause(page, 1_600);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        // The game's sheet opens again.
        const name = filledIn(words.games.takeBack.one);
        await tap(page, page.getByRole('dialog').getByRole('button', { name }));
        await finish(page, words.games.transferred, words.common.ok);
      },
    },
  ],
};

/** From home to the screen of the bonuses. */
const openBonuses: VideoScript['scenes'][number] = {
  caption: 's1',
  act: async (page, words) => {
    await pause(page, 1_000);
    await tap(page, page.getByRole('button', { name: words.home.actions.conditions, exact: true }));
    await page.waitForURL(/bonus/);
    await pause(page, 1_800);
  },
};

export const bonus: VideoScript = {
  world: worldOf('everyday'),
  poster: 1,
  scenes: [
    openBonuses,
    {
      caption: 's2',
      act: async (page) => {
        const card = page.getByRole('main').getByRole('listitem').getByRole('button').first();
        await glance(page, card);
        await pause(page, 1_200);
        await tap(page, card);
        await pause(page, 2_000);
      },
    },
    {
      caption: 's3',
      act: async (page, words) => {
        await tap(page, page.getByRole('dialog').getByRole('button', { name: words.bonus.take }));
        await finish(page, words.bonus.taken, words.common.ok);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        const running = page.getByRole('region', { name: words.bonus.running });
        await glance(page, running);
        await show(page, running);
        await pause(page, 3_000);
      },
    },
  ],
};

export const endBonus: VideoScript = {
  world: worldOf('bonus-active&set=bonusCondition:met', 'bonusActive:day,bonusCondition:met'),
  poster: 1,
  scenes: [
    openBonuses,
    {
      caption: 's2',
      act: async (page, words) => {
        await show(page, page.getByRole('region', { name: words.bonus.running }));
        await pause(page, 2_200);
      },
    },
    {
      caption: 's3',
      act: async (page, words) => {
        await tap(page, page.getByRole('button', { name: words.bonus.cancel, exact: true }));
        await pause(page, 1_800);
        await tap(page, page.getByRole('dialog').getByRole('button', { name: words.bonus.cancelConfirm, exact: true }));
        await pause(page, 600);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        await pause(page, 3_000);
        await tap(page, page.getByRole('navigation').getByRole('link', { name: words.shell.menu.home }));
        await pause(page, 900);
        await tap(page, page.getByRole('button', { name: words.home.actions.withdraw, exact: true }));
        await pause(page, 2_600);
      },
    },
  ],
};
