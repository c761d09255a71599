/** Rules that hold after every step of a walk through the app. */
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { defectsOf, strangeIn } from './signs.ts';
import { type SeenCall, showSameDialog, topDialog, type View } from './view.ts';

export const rules = {
  failedPart: 'No part of a page fails.',
  blank: 'A page is never blank.',
  defect: 'No text shows a defect.',
  foreignText: 'Every text of the app is in the chosen language.',
  world: 'The rules of the world hold.',
  contract: 'Every call is one of the contract, and so is every answer.',
  unconfirmed: 'A command goes out only when the player confirms it.',
  twice: 'What the player confirms goes out once.',
  otherAmount: 'A command carries the amount that the player typed.',
  sideways: 'A page does not scroll sideways.',
  lostFocus: 'The focus is where the player can see it.',
  focusOutside: 'The focus is in the dialog that is open.',
  staysOpen: 'A dialog that was opened can be closed.',
  lostText: 'What was typed stays until the player changes or sends it.',
  oldAmounts: 'The amounts on home are those of the last answer.',
  countdown: 'A countdown shows what a QR has left.',
  history: 'A row of the history is what the answer says.',
  restless: 'The page comes to rest.',
  ledger: 'The amounts on home are those of the ledger.',
  outOfReach: 'What is seen can be used.',
  thrown: 'Nothing is logged, thrown, or asked of another host.',
} as const;
export type RuleName = keyof typeof rules;

export interface Broken {
  readonly rule: string;
  readonly detail: string;
}

export interface StepEffects {
  /** Commands that this step confirms; any other command is a find. */
  readonly sends?: readonly OperationId[] | undefined;
  /** Whether it may repeat a command with other contents, because the purpose of its control is unknown. */
  readonly sendsEach?: boolean | undefined;
  /** Text typed by the step itself before it confirms. */
  readonly types?: string | undefined;
  /** Whether text fields must keep their contents. */
  readonly keepsTyping?: boolean | undefined;
  /** Whether the topmost dialog must be closed afterwards. */
  readonly closes?: boolean | undefined;
}

/** App texts that the rules need. */
export interface AppWords {
  /** Texts of failed parts of a page. */
  readonly failures: readonly string[];
  /** Prefixes of text keys. */
  readonly sections: readonly string[];
  /** Filters app texts of another language than the chosen one. */
  readonly foreign: (shown: readonly string[]) => readonly string[];
  /** A language-independent name of a dialog. */
  readonly dialogName: (title: string) => string;
}

const broken = (rule: RuleName, details: readonly string[]): Broken[] =>
  details.map((detail) => ({ rule: rules[rule], detail }));

/** Commands that change something for the player. */
export const commands = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].effect === 'write');

/** Commands that the app sends without a confirmation. */
const byItself: readonly string[] = ['refreshSlots', 'markChatRead', 'sendChatMessage', 'sendOtp'];

const isCommand = ({ operation }: SeenCall) =>
  commands.some((id) => id === operation) && !byItself.includes(operation ?? '');

const bodyOf = ({ body }: SeenCall): Record<string, unknown> => {
  const parsed: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body;
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
};

/** The zeros of other scripts in which a player may type an amount: Thai, Lao, full width. */
const zeros = ['๐', '໐', '０'].map((zero) => zero.charCodeAt(0));

/** Satang of typed text; null if it is no amount. */
function satangOf(typed: string): number | null {
  const text = typed
    .trim()
    .replaceAll(/[๐-๙໐-໙０-９]/g, (digit) =>
      String(zeros.map((zero) => digit.charCodeAt(0) - zero).find((value) => value >= 0 && value <= 9)),
    );
  return /^\d[\d,]*(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : null;
}

/** Commands with an amount typed by the player. */
const typedAmounts: readonly string[] = ['transfer', 'withdrawAll', 'createQr'];

function commandFaults(step: StepEffects, typed: readonly string[], calls: readonly SeenCall[]): Broken[] {
  const sent = calls.filter(isCommand);
  const names = new Set(sent.map(({ operation }) => operation ?? ''));
  const counts = Map.groupBy(sent, (call) =>
    step.sendsEach ? JSON.stringify([call.operation, bodyOf(call)]) : (call.operation ?? ''),
  );
  const allowed: readonly string[] = step.sends ?? [];
  const amounts = [...typed, step.types ?? ''].map(satangOf).filter((satang) => satang !== null);
  return [
    ...broken(
      'unconfirmed',
      [...names].filter((name) => !allowed.includes(name)).map((name) => `${name} was sent`),
    ),
    ...broken(
      'twice',
      [...counts.values()].flatMap((all) =>
        all.length > 1 ? [`${all[0]?.operation} was sent ${all.length} times`] : [],
      ),
    ),
    ...broken(
      'otherAmount',
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

const hidden = /^[+−-]?•+$/;

/** Statement rows that the last response does not have in that order. Hidden amounts are skipped. */
function statementFaults({ path, rows, statement }: View): string[] {
  if (!path.endsWith('/user/statement') || statement === null) return [];
  let at = 0;
  return rows
    .filter((row) => !hidden.test(row))
    .flatMap((row) => {
      const shown = row.replace('−', '-').replaceAll(',', '');
      const found = statement.findIndex(
        ({ type, amount }, nth) => nth >= at && `${signs[type] ?? ''}${Math.abs(amount).toFixed(2)}` === shown,
      );
      if (found >= 0) at = found + 1;
      return found >= 0 ? [] : [`a row shows ${shown}, which no further row of the answer has`];
    });
}

const baht = (satang: number) => (satang / 100).toFixed(2);

/** Amounts on home that differ from the last response. */
function homeFaults({ home, told }: View): string[] {
  if (home === null || told === null) return [];
  const right = { total: told.wallet + told.games, wallet: told.wallet, games: told.games };
  return (['total', 'wallet', 'games'] as const).flatMap((what) =>
    home[what] === baht(right[what]) ? [] : [`home shows ${home[what]} as ${what}, and was told ${baht(right[what])}`],
  );
}

/** Text lost in a step that must keep the form. */
function lostTexts(before: View, after: View): string[] {
  const same = before.path === after.path && before.dialogs.length === after.dialogs.length;
  const isSending = before.calls.some(({ underWay }) => underWay);
  if (!same || isSending || before.typed.length !== after.typed.length) return [];
  return before.typed.filter((text) => text !== '' && !after.typed.includes(text)).map((text) => `"${text}" is gone`);
}

export interface Happened {
  readonly step: StepEffects;
  readonly before: View;
  readonly after: View;
  readonly calls: readonly SeenCall[];
  readonly rested: boolean;
  /** Whether the network is up: offline there are no responses and old amounts may stay. */
  readonly online: boolean;
  /** Exceptions, console messages and requests to other hosts in this step. */
  readonly thrown: readonly string[];
  /** Amounts on home that differ from the ledger. */
  readonly wrong: readonly string[];
}

export function brokenBy(happened: Happened, words: AppWords): Broken[] {
  const { step, before, after, calls, rested, online, thrown, wrong } = happened;
  const isSending = after.calls.some(({ underWay }) => underWay);
  const dialog = after.dialogs.at(-1);
  return [
    ...broken(
      'failedPart',
      words.failures.filter((text) => after.text.includes(text)),
    ),
    ...broken('blank', after.text.trim().length < 10 ? [`${after.path} shows "${after.text.trim()}"`] : []),
    ...broken('defect', defectsOf(after.text, words.sections)),
    ...broken('foreignText', words.foreign(after.thai)),
    ...broken('world', after.brokenRules),
    ...broken(
      'contract',
      calls.flatMap((call) => [...strangeIn(call), ...call.problems.map((what) => `${call.operation}: ${what}`)]),
    ),
    ...commandFaults(step, before.typed, calls),
    ...broken('sideways', after.sideways > 0 ? [`${after.path} by ${after.sideways} px`] : []),
    ...broken('lostFocus', after.lostFocus === null ? [] : [after.lostFocus]),
    ...broken(
      'focusOutside',
      rested && dialog?.modal && !dialog.holdsFocus ? [`not in ${words.dialogName(dialog.name)}`] : [],
    ),
    ...broken(
      'staysOpen',
      step.closes && !isSending && before.dialogs.length > 0 && showSameDialog(before, after)
        ? [`${words.dialogName(topDialog(after) ?? '')} is still open`]
        : [],
    ),
    ...broken('lostText', step.keepsTyping ? lostTexts(before, after) : []),
    ...broken('oldAmounts', rested && !isSending ? homeFaults(after) : []),
    ...broken('countdown', rested && online ? timerFaults(after) : []),
    ...broken('history', rested ? statementFaults(after) : []),
    ...broken('restless', rested || isSending || !online ? [] : [`${after.path} goes on loading`]),
    ...broken('thrown', thrown),
    ...broken('ledger', rested && online ? wrong : []),
  ];
}
