/** The presenter's notes in a second window. */
import type { BrowserContext, Page } from '@playwright/test';
import { notesTexts, presentTexts } from '../../mocks/devtools/presenter/texts.ts';
import { firstDeposit } from '../../scenarios/stories/first-deposit.ts';
import { luckySpin } from '../../scenarios/stories/lucky-spin.ts';
import { rescuedSlip } from '../../scenarios/stories/rescued-slip.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { shownTexts } from '../support/texts.ts';

const t = shownTexts(notesTexts);

const say = (notes: Page) => notes.getByRole('region', { name: t.say.en });
const own = (notes: Page) => notes.getByRole('region', { name: t.notes.en });
const following = (notes: Page) => notes.getByRole('region', { name: t.next.en });
const pressed = (notes: Page, control: 'begin' | 'next' | 'back') =>
  notes.getByRole('button', { name: presentTexts[control].en, exact: true }).click();
const barOf = (page: Page) => page.getByRole('complementary', { name: new RegExp(presentTexts.bar.en) });
const told = (page: Page, count: number, of: number) =>
  expect(barOf(page).getByText(`${count} / ${of}`, { exact: true })).toBeVisible();

async function openNotes(context: BrowserContext): Promise<Page> {
  const notes = await context.newPage();
  await notes.goto('./?notes=1&lang=en');
  return notes;
}

const present = (page: Page, name: string) =>
  page.goto(`./?present=${name}&lang=en&at=2026-03-14T20:15:00%2B07:00&reset=1`);

// APP-373
test('the notes follow the story, and their buttons control the presenting window', async ({ page, context }) => {
  const { beats, lead, notes: before } = luckySpin;
  const [first, second] = beats;
  const notes = await openNotes(context);
  await expect(notes.getByText(t.none.en)).toBeVisible();
  await present(page, 'lucky-spin');
  await told(page, 0, 4);
  await expect(say(notes)).toContainText(lead.en);
  await expect(own(notes)).toContainText(String(before?.en));
  await expect(following(notes)).toContainText(String(first?.title.en));
  await expect(notes.getByRole('button', { name: presentTexts.back.en, exact: true })).toBeDisabled();
  await expect(notes.getByRole('timer')).toHaveText('0:00');
  expect(await accessibilityFaults(notes)).toEqual([]);

  await pressed(notes, 'begin');
  await told(page, 1, 4);
  await expect(page).toHaveURL(/\/user\/spin$/);
  await expect(say(notes)).toContainText(String(first?.says.en));
  await expect(own(notes)).toContainText(String(first?.notes?.en));
  await expect(following(notes)).toContainText(String(second?.title.en));
  await expect(notes.getByRole('timer')).not.toHaveText('0:00');
  await notes.keyboard.press('ArrowLeft');
  await told(page, 0, 4);
  await expect(say(notes)).toContainText(lead.en);
  for (const count of [1, 2, 3, 4]) {
    await expect(barOf(page)).toHaveAttribute('data-mood', 'ready');
    await notes.keyboard.press('PageDown');
    await told(page, count, 4);
  }
  await expect(following(notes)).toContainText(t.last.en);
  await expect(notes.getByRole('button', { name: presentTexts.next.en, exact: true })).toBeDisabled();
  // the client's window shows no notes
  await expect(page.getByText(String(beats[3]?.notes?.en))).toHaveCount(0);
});

// APP-373
test('shows the notes of a story before its first step, and follows the next story', async ({ page, context }) => {
  await present(page, 'rescued-slip');
  await told(page, 0, rescuedSlip.beats.length);
  const notes = await openNotes(context);
  await expect(say(notes)).toContainText(rescuedSlip.lead.en);
  await expect(own(notes)).toContainText(rescuedSlip.notes?.en ?? '');
  await present(page, 'first-deposit');
  await expect(say(notes)).toContainText(firstDeposit.lead.en);
  await page.close();
  await expect(notes.getByText(t.none.en)).toBeVisible();
});

// APP-374
test('the notes follow the chosen one of two presenting windows', async ({ page, context }) => {
  await present(page, 'lucky-spin');
  await told(page, 0, 4);
  const other = await context.newPage();
  await present(other, 'first-deposit');
  await told(other, 0, 9);
  const notes = await openNotes(context);
  await expect(notes.getByText(t.several.en)).toBeVisible();
  expect(await accessibilityFaults(notes)).toEqual([]);
  const which = notes.getByRole('combobox', { name: t.which.en });
  await which.selectOption({ label: String(await which.getByText(firstDeposit.title.en).textContent()) });
  await expect(say(notes)).toContainText(firstDeposit.lead.en);
  await pressed(notes, 'begin');
  await told(other, 1, 9);
  await told(page, 0, 4);
});

test('the list of stories links to the notes in its language', async ({ page, context }) => {
  await page.goto('./?present=1&lang=la');
  const [notes] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: t.open.la }).click(),
  ]);
  await expect(notes.getByText(t.none.la)).toBeVisible();
  await expect(notes.locator('html')).toHaveAttribute('lang', 'lo');
});
