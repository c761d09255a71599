/** The how-to videos. A scene's caption is a step of the written guide. */
import type { Page } from '@playwright/test';
import { bonus, endBonus, play } from './game-scenes.ts';
import {
  type AppTexts,
  choose,
  filledIn,
  finish,
  glance,
  pause,
  show,
  tap,
  type VideoScript,
  worldOf,
} from './pointer.ts';

async function payByQr(page: Page, words: AppTexts): Promise<void> {
  await tap(page, page.getByRole('button', { name: words.home.actions.deposit, exact: true }));
  const sheet = page.getByRole('dialog', { name: words.deposit.title, exact: true });
  const method = sheet.getByRole('button', { name: words.deposit.qrs, exact: true });
  await method.waitFor();
  await pause(page, 1_400);
  await tap(page, method);
  await pause(page, 1_400);
  const create = sheet.getByRole('button', { name: words.qr.create }).first();
  await glance(page, create);
  await tap(page, sheet.getByRole('group').getByRole('button').nth(1));
  await pause(page, 700);
  await tap(page, create);
  const code = sheet.getByRole('img', { name: filledIn(words.qr.image) });
  await code.waitFor();
  await glance(page, code);
  await pause(page, 2_200);
  await tap(page, sheet.getByRole('button', { name: words.qr.cancel }).first());
  await create.waitFor();
  await pause(page, 600);
  // The caption covers the close button.
  await page.keyboard.press('Escape');
  await pause(page, 900);
}

const wallet: VideoScript = {
  world: worldOf('everyday', 'depositPayonex:on'),
  poster: 1,
  scenes: [
    {
      caption: 's1',
      act: async (page, words) => {
        await pause(page, 1_400);
        await show(page, page.getByRole('region', { name: words.home.total }).getByRole('paragraph').first());
        await tap(page, page.getByRole('button', { name: words.home.refresh }));
        await pause(page, 2_000);
      },
    },
    { caption: 's2', act: payByQr },
    {
      caption: 's3',
      act: async (page, words) => {
        await tap(page, page.getByRole('button', { name: words.home.actions.transfer, exact: true }));
        await pause(page, 1_200);
        await choose(page, words.transfer.from, words.account.WALLET);
        await choose(page, words.transfer.to, 'Joker');
        await tap(page, page.getByRole('group', { name: words.transfer.quick }).getByRole('button').nth(1));
        await pause(page, 900);
        await tap(
          page,
          page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${words.transfer.submit}`) }),
        );
        await finish(page, words.transfer.done, words.common.ok);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        await tap(page, page.getByRole('button', { name: words.home.actions.withdraw, exact: true }));
        await pause(page, 1_400);
        await tap(page, page.getByRole('group', { name: words.withdraw.quick }).getByRole('button').first());
        await pause(page, 900);
        await tap(page, page.getByRole('dialog').getByRole('button', { name: words.withdraw.submit, exact: true }));
        await finish(page, words.withdraw.done, words.common.ok);
        await tap(page, page.getByRole('navigation').getByRole('link', { name: words.shell.menu.history }));
        await page.waitForURL(/statement/);
        await pause(page, 3_500);
      },
    },
  ],
};

const balance: VideoScript = {
  world: worldOf('everyday'),
  poster: 0,
  scenes: [
    {
      caption: 's1',
      act: async (page, words) => {
        await pause(page, 1_200);
        await show(page, page.getByRole('region', { name: words.home.total }).getByRole('paragraph').first());
        await pause(page, 1_800);
      },
    },
    {
      caption: 's2',
      act: async (page, words) => {
        for (const name of [words.account.WALLET, words.home.inGames]) {
          await show(
            page,
            page.getByRole('region', { name: words.home.total }).getByRole('term').filter({ hasText: name }),
          );
          await pause(page, 900);
        }
      },
    },
    {
      caption: 's3',
      act: async (page, words) => {
        await tap(page, page.getByRole('button', { name: words.home.refresh }));
        await pause(page, 3_500);
      },
    },
    {
      caption: 's4',
      act: async (page, words) => {
        await tap(page, page.getByRole('navigation').getByRole('link', { name: words.shell.menu.contact }));
        await page.waitForURL(/contact/);
        await pause(page, 5_000);
      },
    },
  ],
};

/** By the name of the guide's entry. */
export const videoScripts: Readonly<Record<string, VideoScript>> = { wallet, play, balance, bonus, endBonus };
