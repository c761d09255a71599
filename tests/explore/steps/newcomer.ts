/** Registration steps of a visitor, and file choices. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import { png } from '../../support/png.ts';
import { newcomer } from '../../support/steps/registration.ts';
import { textsOf } from '../../support/texts.ts';
import { isFree, type Player, type Step } from '../step.ts';
import { topDialog } from '../walks/view.ts';

const isAtRegistration = (player: Player) => isFree(player) && player.view.path.endsWith('/register');

/** Fields of the registration pages by key, with a good and a bad value. */
const answers: readonly (readonly [key: keyof ReturnType<typeof textsOf>['register'], good: string, bad: string])[] = [
  ['phone', newcomer.phone, '0812345678'],
  ['name', newcomer.name, ' '],
  ['password', newcomer.password, '1'],
  ['confirm', newcomer.password, 'other99'],
  ['firstName', newcomer.firstName, ''],
  ['lastName', newcomer.lastName, ''],
  ['accountNo', newcomer.accountNo, '12'],
];
const sent: readonly OperationId[] = ['sendOtp', 'verifyOtp', 'createAccount'];

/** Fills in the open registration page and goes on. */
export const registerStep = (right: boolean): Step => ({
  words: `fill in the page of the registration ${right ? 'well' : 'badly'}, and go on`,
  may: isAtRegistration,
  async take(driver, { language }) {
    const { register, common } = textsOf(language);
    const fieldsOf = (label: string) => driver.page.getByRole('main').getByLabel(label, { exact: true });
    for (const [key, good, bad] of answers) {
      const label = String(register[key]);
      // Check only existing fields: others would be waited for.
      if ((await fieldsOf(label).isVisible()) && (await fieldsOf(label).isEditable()))
        await driver.typeByLabel(label, right ? good : bad);
    }
    if (await fieldsOf(register.otp.label).isVisible()) {
      await driver.typeByLabel(register.otp.label, right ? '123456' : '1');
      // The sixth digit submits it.
      if (right) return;
    }
    const bank = driver.page.getByRole('combobox', { name: register.bank, exact: true });
    if (right && (await bank.isVisible())) {
      await driver.choose('combobox', register.bank);
      await driver.settle();
      await driver.press('ArrowDown');
      await driver.press('Enter');
      await driver.settle();
    }
    for (const name of [common.next, register.otp.submit, register.submit]) {
      const button = driver.page.getByRole('main').getByRole('button', { name, exact: true });
      if (await button.isVisible()) return driver.tap({ role: 'button', name });
    }
  },
  sends: sent,
});

const files = {
  'a picture': { name: 'slip-500.png', mimeType: 'image/png', buffer: png },
  'a file that is no picture': { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  'an empty file': { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
} as const;

export const fileSteps: readonly Step[] = Object.entries(files).map(([words, file]) => ({
  words: `choose ${words}`,
  may: ({ view, language }) => {
    const { slip, chat } = textsOf(language);
    return [slip.title, chat.title].includes(topDialog(view) ?? '');
  },
  take: (driver) => driver.chooseFile(file),
  // The chat sends a picture as soon as it is chosen.
  sends: ['uploadChatImage'],
}));
