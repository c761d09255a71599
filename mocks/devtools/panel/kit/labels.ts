import { BadCall } from '../../../kernel/bad-call.ts';
import type { JournalEntry } from '../../../kernel/journal.ts';
import { LatePartMissing } from '../../../kernel/late-part.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { SwitchName, SwitchValue } from '../../../kernel/switches.ts';
import type { Language } from '../../../reference/language.ts';
import { CapsuleError } from '../../../sandbox/capsule.ts';
import type { NearMiss } from '../../../wire/faults.ts';
import en from './labels.en.json' with { type: 'json' };
import la from './labels.la.json' with { type: 'json' };
import th from './labels.th.json' with { type: 'json' };

export type Labels = typeof en;

/** Texts of the panel. Apart from `page-kit/texts.ts`, because they are loaded only when the panel opens. */
export const labels: Readonly<Record<Language, Labels>> = { th, la, en };

export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** A label by a name that is only known at run time; the name itself where there is none. */
export const labelOf = (section: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(section, name) ? section[name] : undefined) ?? name;

/** A switch's value for reading, with the word that addresses and calls use. */
export function valueText(name: SwitchName, value: SwitchValue | string, t: Labels): string {
  if (typeof value === 'boolean') return value ? t.switches.on : t.switches.off;
  const meaning = (t.switchValue as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {};
  const word = labelOf(meaning, String(value));
  return word === String(value) ? word : `${word} (${value})`;
}

/** What a fault waited for at a call, and what came instead. */
export function missText(call: number, { at, waited, came }: NearMiss, t: Labels['faults']): string {
  if (at === 'nth')
    return fill(t.miss, { call, waited: fill(t.nthCall, { nth: waited }), came: fill(t.nthCall, { nth: came }) });
  return fill(t.miss, {
    call,
    waited: at === 'player' ? fill(t.ofPlayer, { phone: waited }) : `${at} = ${waited}`,
    came,
  });
}

/** Whether a chunk failed to load; each browser says so in its own words. */
const isFileLost = (error: unknown): boolean =>
  error instanceof LatePartMissing ||
  (error instanceof TypeError && /imported module|module script|dynamic import/i.test(error.message));

/** Why a capsule cannot be opened, with the first unreadable part where it is known. */
export const capsuleReason = ({ reason, place }: Pick<CapsuleError, 'reason' | 'place'>, t: Labels): string =>
  place === '' ? t.capsule[reason] : `${t.capsule[reason]} (${place})`;

/** The message for an error, in the panel's language where there is a text for it. */
export function reasonOf(error: unknown, t: Labels): string {
  if (error instanceof CapsuleError) return capsuleReason(error, t);
  if (error instanceof Refusal) {
    const said = labelOf(t.panel.refusedWith, error.code);
    return said === error.code ? fill(t.panel.refused, { code: error.code }) : said;
  }
  if (error instanceof BadCall) return fill(t.panel.notTaken, { reason: error.message });
  if (isFileLost(error)) return t.panel.fileLost;
  return fill(t.panel.failed, { reason: error instanceof Error ? error.message : String(error) });
}

/** What a posting was for. */
export function memoText(memo: string, t: Labels): string {
  const [, bank] = /^deposit (.+)$/.exec(memo) ?? [];
  return bank === undefined ? labelOf(t.memo, memo) : fill(t.deposited, { bank });
}

export function entryText(entry: JournalEntry, t: Labels): string {
  if (entry.kind === 'request') return `${entry.operation} → ${entry.status}`;
  if (entry.kind === 'switch') return `${labelOf(t.switch, entry.name)}: ${valueText(entry.name, entry.value, t)}`;
  if (entry.kind === 'operator') return `${labelOf(t.action, entry.action)} ${JSON.stringify(entry.data)}`;
  return t.journal.entry[entry.kind];
}
