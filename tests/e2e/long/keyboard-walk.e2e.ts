/** Every page and sheet by the Tab key alone. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { openByKeyboard, reachSheet, type SheetPlace, sheets } from '../../support/sheets.ts';

/** Presses beyond the number of controls: the page's end is a stop, too. */
const spare = 4;

/** A control that received focus, and its faults. */
interface Stop {
  /** Index among the controls in reading order; -1 for anything else that took focus. */
  readonly at: number;
  readonly name: string;
  readonly faults: readonly string[];
}

/** Numbers the visible, enabled controls. @returns their names, and what can be tapped but not reached by key */
const numberControls = (page: Page, place: string) =>
  page
    .locator(place)
    .last()
    .evaluate((root) => {
      const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
      const isUsable = (element: HTMLElement) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true });
      const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
      // Tab reaches only the checked radio of a group; arrow keys reach the others.
      const controls = all.filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const group = all.filter((other) => other instanceof HTMLInputElement && other.name === element.name);
        return element === (group.find((one) => (one as HTMLInputElement).checked) ?? group[0]);
      });
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
        element.outerHTML.slice(0, 80);
      for (const [at, element] of controls.entries()) element.dataset['walk'] = String(at);
      const tappedOnly = [...root.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          getComputedStyle(element).cursor === 'pointer' &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest(`${selector}, label, [role="listbox"], :disabled`),
      );
      return {
        controls: controls.map((element) => nameOf(element)),
        tappedOnly: tappedOnly.map((element) => nameOf(element)),
      };
    });

/** The focused control, and whether its focus is visible. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    // Lists and focus traps have finished moving the focus.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement as HTMLElement;
    // A link that slides into view has arrived.
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const faults: string[] = [];
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const inside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    if (!inside) faults.push('is out of view');
    // A tiny control lies behind its visible replacement.
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const isHit = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
      );
    };
    if (inside && !points.some((point) => isHit(point))) faults.push('is covered');
    const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    const hasRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
    // A control that covers a whole row does so with a pseudo-element, which then has the ring.
    const reach = getComputedStyle(element, '::after');
    const ringed =
      (reach.content !== 'none' && hasRing(reach)) || around.some((one) => one && hasRing(getComputedStyle(one)));
    if (element !== document.body && !ringed) faults.push('shows no focus');
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return { at: Number(element.dataset['walk'] ?? -1), name: name || element.outerHTML.slice(0, 120), faults };
  });

/**
 * Presses Tab until all controls of a place were reached, then Shift+Tab back.
 * @param place selector
 * @returns the faults as sentences
 */
async function walkByTab(page: Page, place: string): Promise<string[]> {
  const { controls, tappedOnly } = await numberControls(page, place);
  const wrong = tappedOnly.map((name) => `"${name}" can be tapped but not reached`);
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: number[] = [];
    for (let press = 0; press < controls.length + spare && new Set(seen).size < controls.length; press += 1) {
      await page.keyboard.press(key);
      const stop = await readStop(page);
      wrong.push(...stop.faults.map((fault) => `${key}: "${stop.name}" ${fault}`));
      if (stop.at >= 0 && stop.at !== seen.at(-1)) seen.push(stop.at);
    }
    for (const [at, name] of controls.entries()) if (!seen.includes(at)) wrong.push(`${key}: "${name}" is not reached`);
    const step = key === 'Tab' ? 1 : -1;
    for (const [nth, at] of seen.entries()) {
      const before = seen[nth - 1];
      if (before === undefined || at === (before + step + controls.length) % controls.length) continue;
      wrong.push(`${key}: "${controls[at]}" comes after "${controls[before]}"`);
    }
  }
  return [...new Set(wrong)];
}

test.use({ language: 'en' });

const windows = { phone: { width: 390, height: 844 }, 'wide window': { width: 1280, height: 800 } };

const deposits: readonly SheetPlace[] = ['qr-deposit', 'bank-deposit', 'manual-deposit', 'no-deposit'].map(
  (scenario) => ({
    ...(sheets[0] as SheetPlace),
    sheet: `deposit of ${scenario}`,
    scenario,
  }),
);

for (const [shape, viewport] of Object.entries(windows)) {
  test.describe(`on a ${shape}`, () => {
    test.use({ viewport });

    // The chat loads older messages on the way, so its controls differ on the way back.
    for (const place of [...sheets, ...deposits].filter(({ sheet }) => sheet !== 'chat')) {
      // DES-27, DES-39, DES-41, DES-70
      test(`${place.sheet}: Tab reaches every control in order with a visible focus, and Escape closes`, async ({
        page,
        texts,
      }) => {
        await reachSheet(page, place, 'en');
        const dialog = await openByKeyboard(page, place, 'en');
        // A pane beside the page does not trap the Tab key.
        const isPane = (await dialog.getAttribute('aria-modal')) !== 'true';
        expect(await walkByTab(page, isPane ? 'body' : '[role="dialog"]')).toEqual([]);
        if (isPane) await dialog.getByRole('button').first().focus();
        await page.keyboard.press('Escape');
        await expect(place.opener(page, texts)).toBeFocused();
      });
    }

    for (const [person, addresses] of [
      ['visitor', ['/login', '/register', '/howto', '/contact']],
      ['player', ['home', 'profile', 'statement', 'bonus', 'spin', 'contact'].map((name) => `/user/${name}`)],
    ] as const) {
      test.describe(`a ${person}`, () => {
        test.use({ person });
        for (const address of addresses) {
          // DES-39, DES-41, DES-70
          test(`on ${address} reaches every control in order by Tab, with a visible focus`, async ({ page, open }) => {
            await open(address);
            await page.evaluate(() => (document.activeElement as HTMLElement).blur());
            expect(await walkByTab(page, 'body')).toEqual([]);
          });
        }
      });
    }
  });
}
