/** Input methods: a field neither cuts nor sends an unfinished composition. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { operationsOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { boxOf, openChat } from '../../support/steps/chat.ts';
import { bankCombobox } from '../../support/steps/registration.ts';
import type { Texts } from '../../support/texts.ts';

/** Thai with stacked marks, Lao, Japanese: the steps in which each is composed. */
const scripts = {
  Thai: ['ก', 'กำ', 'กำล', 'กำลัง'],
  Lao: ['ກ', 'ກຳ', 'ກຳລ', 'ກຳລັງ'],
  Japanese: ['k', 'か', 'かn', 'かな'],
};

/** The operations of these fields, including a search and a refused login. */
const commands: readonly string[] = ['sendChatMessage', 'findPromotion', 'login', 'sendOtp', 'validateAccount'];

async function compose(session: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  // The input method passes on the Enter that ends a composition, and an Escape.
  for (const key of ['Enter', 'Escape']) {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: 229 });
  }
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

interface Field {
  readonly name: string;
  readonly person: 'visitor' | 'player';
  readonly route: string;
  readonly field: (page: Page, texts: Texts) => Promise<Locator> | Locator;
}

const fields: readonly Field[] = [
  {
    name: 'the chat',
    person: 'player',
    route: '/user/home',
    field: async (page, texts) => {
      await openChat(page, texts);
      return boxOf(page, texts);
    },
  },
  {
    name: 'the promotion code',
    person: 'player',
    route: '/user/bonus',
    field: (page, texts) => page.getByLabel(texts.promotion.code),
  },
  {
    name: 'the login',
    person: 'visitor',
    route: '/login',
    field: (page, texts) => page.getByLabel(texts.auth.username),
  },
  {
    name: 'the search for a bank',
    person: 'visitor',
    route: '/register',
    field: bankCombobox,
  },
];

for (const { name, person, route, field } of fields) {
  test.describe(name, () => {
    test.use({ person, scenario: person === 'visitor' ? 'otp-off' : 'everyday', switches: 'banners:off' });

    // CHT-49, DES-71
    test(`${name} keeps a composition whole, sends nothing and closes nothing`, async ({ page, open, texts }) => {
      await open(route);
      const box = await field(page, texts);
      await box.focus();
      const session = await page.context().newCDPSession(page);
      await settled(page);
      const sent = async () => {
        const calls = await operationsOf(page);
        expect(calls).not.toEqual([]);
        return calls.filter(({ operation }) => commands.includes(operation ?? ''));
      };
      const before = await sent();
      const dialogs = await page.getByRole('dialog').count();
      let written = '';
      for (const steps of Object.values(scripts)) {
        await compose(session, steps);
        written += steps.at(-1);
        await expect(box).toHaveValue(written);
      }
      await settled(page);
      expect(await sent()).toEqual(before);
      await expect(page.getByRole('dialog')).toHaveCount(dialogs);
      await expect(page).toHaveURL(new RegExp(route));
    });
  });
}
