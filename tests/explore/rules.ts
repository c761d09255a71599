/** What has to hold after every step of a walk, each rule a sentence. */
import { operations } from '../../contract/generated/operations.ts';
import { defectsIn, strangeIn } from '../support/oracles.ts';
import { textsOf } from '../support/texts.ts';
import { foreignTexts } from './foreign-texts.ts';
import type { Broken, Player, Step } from './step.ts';
import { type SeenCall, showSameDialog, topDialog, type View } from './view.ts';

const broken = (rule: string, details: readonly string[]): Broken[] => details.map((detail) => ({ rule, detail }));

/** Commands that the app sends by itself: the player confirms nothing. */
const byItself: readonly string[] = ['refreshSlots', 'markChatRead', 'sendChatMessage', 'sendOtp'];

const isCommand = ({ operation }: SeenCall) =>
  operation !== null &&
  operation in operations &&
  operations[operation as keyof typeof operations].effect === 'write' &&
  !byItself.includes(operation);

const bodyOf = ({ body }: SeenCall): Record<string, unknown> => {
  const parsed: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body;
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
};

/** Satang of what a player typed; null for what is no amount. */
const satangOf = (text: string): number | null =>
  /^\d[\d,]*(?:\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.replaceAll(',', '')) * 100) : null;

/** The commands that carry an amount which the player typed. */
const typedAmounts: readonly string[] = ['transfer', 'withdrawAll', 'createQr'];

function commandFaults(step: Step, typed: readonly string[], calls: readonly SeenCall[]): Broken[] {
  const sent = calls.filter(isCommand);
  const counts = Map.groupBy(sent, ({ operation }) => operation ?? '');
  const allowed: readonly string[] = step.sends ?? [];
  const amounts = [...typed, step.types ?? ''].map(satangOf).filter((satang) => satang !== null);
  return [
    ...broken(
      'A command goes out only when the player confirms it.',
      [...counts.keys()].filter((name) => !allowed.includes(name)).map((name) => `${name} was sent`),
    ),
    ...broken(
      'What the player confirms goes out once.',
      [...counts].flatMap(([name, all]) => (all.length > 1 ? [`${name} was sent ${all.length} times`] : [])),
    ),
    ...broken(
      'A command carries the amount that the player typed.',
      sent.flatMap((call) => {
        const { amount } = bodyOf(call);
        if (!typedAmounts.includes(call.operation ?? '') || typeof amount !== 'number' || amounts.length === 0)
          return [];
        return amounts.includes(Math.round(amount * 100)) ? [] : [`${call.operation} carries ${amount}`];
      }),
    ),
  ];
}

const minutes = (ms: number) => {
  const seconds = Math.ceil(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Countdowns of QRs that the world does not have. */
function timerFaults({ timers, qrLeft }: View): string[] {
  const right = qrLeft.map(minutes);
  return timers.filter((shown) => !right.includes(shown)).map((shown) => `${shown} is shown, and no QR has that left`);
}

const signs: Readonly<Record<string, string>> = { deposit: '+', bonus: '+', withdraw: '-' };

/** Rows of the statement that the last answer does not have in that order. */
function statementFaults({ path, rows, statement }: View): string[] {
  if (!path.endsWith('/user/statement') || statement === null) return [];
  let at = 0;
  return rows.flatMap((row) => {
    const shown = row.replace('−', '-').replaceAll(',', '');
    const found = statement.findIndex(
      ({ type, amount }, nth) => nth >= at && `${signs[type] ?? ''}${Math.abs(amount).toFixed(2)}` === shown,
    );
    if (found >= 0) at = found + 1;
    return found >= 0 ? [] : [`a row shows ${shown}, which no further row of the answer has`];
  });
}

const baht = (satang: number) => (satang / 100).toFixed(2);

/** Amounts on home that are not those of the last answer, however it came about. */
function homeFaults({ home, told }: View): string[] {
  if (home === null || told === null) return [];
  const right = { total: told.wallet + told.games, wallet: told.wallet, games: told.games };
  return (['total', 'wallet', 'games'] as const).flatMap((what) =>
    home[what] === baht(right[what]) ? [] : [`home shows ${home[what]} as ${what}, and was told ${baht(right[what])}`],
  );
}

/** Words that stand where a part of the page has failed. */
function failedParts({ text }: View, language: Player['language']): string[] {
  const { boundary } = textsOf(language);
  return [boundary.title, boundary.widget].filter((words) => text.includes(words));
}

/** What was typed before a step that leaves the form as it is, and is gone. */
function lostTexts(before: View, after: View): string[] {
  const same = before.path === after.path && before.dialogs.length === after.dialogs.length;
  const isSending = before.calls.some(({ underWay }) => underWay);
  if (!same || isSending || before.typed.length !== after.typed.length) return [];
  return before.typed.filter((text) => text !== '' && !after.typed.includes(text)).map((text) => `"${text}" is gone`);
}

/** A dialog by the key of its title, so that a find has one name in all languages; a dialog that the server named is one of those. */
function dialogKey(name: string, language: Player['language']): string {
  const parts = Object.entries(textsOf(language)) as [string, { title?: unknown }][];
  return parts.find(([, { title }]) => title === name)?.[0] ?? 'a dialog';
}

interface Happened {
  readonly step: Step;
  readonly before: View;
  readonly after: View;
  /** Calls that began in this step. */
  readonly calls: readonly SeenCall[];
  /** Whether the page came to rest. */
  readonly rested: boolean;
  readonly player: Player;
}

/** What the step broke, apart from what takes another look at the page. */
export function brokenBy({ step, before, after, calls, rested, player }: Happened): Broken[] {
  const { language } = player;
  const isSending = after.calls.some(({ underWay }) => underWay);
  const dialog = after.dialogs.at(-1);
  return [
    ...broken('No part of a page fails.', failedParts(after, language)),
    ...broken(
      'A page is never blank.',
      after.text.trim().length < 10 ? [`${after.path} shows "${after.text.trim()}"`] : [],
    ),
    ...broken('No text shows a defect.', defectsIn(after.text)),
    ...broken('Every text of the app is in the chosen language.', foreignTexts(after.thai, language)),
    ...broken('The rules of the world hold.', after.brokenRules),
    ...broken(
      'Every call is one of the contract, and so is every answer.',
      calls.flatMap((call) => [...strangeIn(call), ...call.problems.map((what) => `${call.operation}: ${what}`)]),
    ),
    ...commandFaults(step, before.typed, calls),
    ...broken('A page does not scroll sideways.', after.sideways > 0 ? [`${after.path} by ${after.sideways} px`] : []),
    ...broken('The focus is where the player can see it.', after.lostFocus === null ? [] : [after.lostFocus]),
    ...broken(
      'The focus is in the dialog that is open.',
      rested && dialog?.modal && !dialog.holdsFocus ? [`not in ${dialogKey(dialog.name, language)}`] : [],
    ),
    ...broken(
      'A dialog that was opened can be closed.',
      step.closes && !isSending && before.dialogs.length > 0 && showSameDialog(before, after)
        ? [`${dialogKey(topDialog(after) ?? '', language)} is still open`]
        : [],
    ),
    ...broken(
      'What was typed stays until the player changes or sends it.',
      step.keepsTyping ? lostTexts(before, after) : [],
    ),
    ...broken('The amounts on home are those of the last answer.', rested && !isSending ? homeFaults(after) : []),
    ...broken('A countdown shows what a QR has left.', rested && player.online ? timerFaults(after) : []),
    ...broken('A row of the history is what the answer says.', rested ? statementFaults(after) : []),
    ...broken(
      'The page comes to rest.',
      rested || isSending || !player.online ? [] : [`${after.path} goes on loading`],
    ),
  ];
}
