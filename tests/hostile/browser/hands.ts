/** Player actions in a real browser: real clicks detect covered buttons. */
import type { Locator, Page } from '@playwright/test';
import type { Hands } from '../screen.ts';

/** Step of the page's clock, ms: short steps first, then those of pending work. */
const stepMs = (step: number) => (step < 6 ? 60 : 500);
const maxSteps = 24;
/** Real-time limits of a player's step for its button, and of a screen for the machine, ms. */
const patience = 5_000;
const machinePatience = 20_000;

/** Whether calls are pending or the screen says that it is busy. */
const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      !('ready' in document.documentElement.dataset) ||
      document.querySelector('[aria-busy="true"]') !== null ||
      (window.sandbox?.calls() ?? []).some(({ duration }) => duration === null),
  );

/**
 * Advances the page's clock until the screen is quiet, and waits for a slow machine.
 * @returns whether it became quiet
 */
export async function settle(page: Page, least = 2): Promise<boolean> {
  const end = performance.now() + machinePatience;
  let quiet = 0;
  for (let step = 0; quiet < least && performance.now() < end; step += 1) {
    if (step < maxSteps) await page.clock.fastForward(stepMs(step));
    quiet = (await isBusy(page)) ? 0 : quiet + 1;
  }
  return quiet >= least;
}

export class PageHands implements Hands {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  #control(name: string | RegExp): Locator {
    const [button, link, option, list] = (['button', 'link', 'option', 'combobox'] as const).map((role) =>
      this.#page.getByRole(role, { name, exact: true }),
    ) as [Locator, Locator, Locator, Locator];
    return button.or(link).or(option).or(list).last();
  }

  async #click(control: Locator): Promise<void> {
    await control.click({ timeout: patience });
    await settle(this.#page);
  }

  press = (name: string | RegExp): Promise<void> => this.#click(this.#control(name));

  async tryPress(name: string | RegExp): Promise<void> {
    const control = this.#control(name);
    if ((await control.count()) > 0 && (await control.isEnabled())) await this.#click(control);
  }

  pressFirst = (name: string | RegExp): Promise<void> =>
    this.#click(this.#page.getByRole('button', { name, exact: true }).first());

  async type(name: string | RegExp, text: string): Promise<void> {
    const field = this.#page.getByLabel(name, { exact: true }).and(this.#page.locator('input, textarea')).last();
    await field.fill(text, { timeout: patience });
    await settle(this.#page, 1);
  }

  async submit(selector = 'form'): Promise<void> {
    await this.#page
      .locator(selector)
      .last()
      .evaluate((form) => (form as HTMLFormElement).requestSubmit(), undefined, { timeout: patience });
    await settle(this.#page);
  }

  async choose(file: File): Promise<void> {
    const buffer = Buffer.from(await file.arrayBuffer());
    await this.#page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: file.name, mimeType: file.type, buffer }, { timeout: patience });
    await settle(this.#page);
  }

  async wait(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms);
    await settle(this.#page, 1);
  }

  pick = (list: string, account: string): Promise<void> =>
    this.#click(
      this.#page.getByRole('listbox', { name: list, exact: true }).getByRole('option', { name: account }).first(),
    );

  /** @param code of a game in the page's newest wallet */
  async #game(code: string): Promise<Locator> {
    const name = await this.#page.evaluate((wanted) => {
      const wallets = (window.sandbox?.calls() ?? []).filter(
        ({ operation, fault }) => operation === 'getWallet' && !fault,
      );
      const { slots } = JSON.parse(String(wallets.at(-1)?.responseBody ?? '{"slots":[]}')) as {
        slots: { code: string; name: string }[];
      };
      return slots.find((slot) => slot.code === wanted)?.name ?? wanted;
    }, code);
    return this.#page
      .locator('button[data-active]')
      .filter({ has: this.#page.locator('span').getByText(name, { exact: true }) })
      .first();
  }

  openGame = async (code: string): Promise<void> => this.#click(await this.#game(code));

  async tryOpenGame(code: string): Promise<void> {
    const card = await this.#game(code);
    if ((await card.count()) > 0) await this.#click(card);
  }

  async tryPressFirstBonus(): Promise<void> {
    const card = this.#page.locator('button[data-state="open"]').first();
    if ((await card.count()) > 0) await this.#click(card);
  }
}
