import { errorStatus } from '../../../../contract/generated/errors.ts';
import { version } from '../../../../package.json' with { type: 'json' };
import type { JournalEntry } from '../../../kernel/journal.ts';
import { bankCodes } from '../../../kernel/switches.ts';
import { chatKinds, slipReasons } from '../../../reference/codes.ts';
import { catalogue } from '../../../reference/game-catalogue.ts';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { clockText } from '../kit/formats.ts';
import { worldLink } from './world-link.ts';

export interface Surroundings {
  /** Address of the app, with a slash at its end. */
  readonly home: string;
  /** Such as `production`: how the sandbox was built. */
  readonly mode: string;
  readonly userAgent: string;
  readonly language: Language;
  readonly route: string;
  readonly player: boolean;
  /** Whether the page answers its own calls. */
  readonly inPage: boolean;
}

export interface ProblemReport {
  readonly text: string;
  /** Whether the world is too large for a link, so that the capsule file must be attached. */
  readonly needsFile: boolean;
}

const lastEntries = 15;
const lastFailures = 10;

/** Codes and kinds are shown; every other text may come from a player and is masked. */
const shownWords: ReadonlySet<string> = new Set([
  ...Object.keys(errorStatus),
  ...bankCodes,
  ...catalogue.map(({ code }) => code),
  ...slipReasons,
  ...chatKinds,
  ...['WALLET', 'BAHT', 'LAK', 'customer', 'media'],
]);

function masked(value: unknown): unknown {
  if (typeof value === 'string') return shownWords.has(value) ? value : '•••';
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part)]));
}

/** A path without its query, with phone numbers, account numbers and ids masked. */
const maskedPath = (path: string): string => path.replace(/[^/?&=]*\d{5,}[^/?&=]*/g, '•••').replace(/\?.*$/, '');

/** The page for the link; home when the path must be masked. */
const pageOf = ({ home, route }: Surroundings): string =>
  maskedPath(route) === route ? new URL(route, home).href : home;

function entryLine(entry: JournalEntry): string {
  const what = () => {
    switch (entry.kind) {
      case 'start':
        return `begins: ${entry.scenario}, seed ${entry.seed}`;
      case 'request':
        return `${entry.operation} → ${entry.status} ${JSON.stringify(masked(entry.body)) ?? ''}`;
      case 'switch':
        return `switch ${entry.name} = ${String(entry.value)}`;
      case 'operator':
        return `operator ${entry.action} ${JSON.stringify(masked(entry.data))}`;
      case 'clock':
        return 'clock moved';
    }
  };
  return `- ${entry.seq} · ${clockText(entry.at)} · ${what()}`;
}

const isFailure = ({ status, duration, problems }: TrafficCall): boolean =>
  status >= 400 || (status === 0 && duration !== null) || problems.length > 0;

/** The refusal code in a response; null for none. */
function codeIn(answer: unknown): string | null {
  try {
    const { message } = JSON.parse(String(answer)) as { message?: unknown };
    return typeof message === 'string' && shownWords.has(message) ? message : null;
  } catch {
    return null; // HTML, or no answer at all
  }
}

function failureLine({ at, method, path, operation, status, responseBody, fault, problems }: TrafficCall): string {
  const code = codeIn(responseBody);
  const parts = [
    `${method} ${maskedPath(path)}`,
    operation ?? 'no operation',
    status === 0 ? 'cut' : String(status),
    ...(code === null ? [] : [code]),
    ...(fault === null ? [] : ['by a fault that was set']),
    ...problems.map((problem) => `breaks the contract: ${problem}`),
  ];
  return `- ${clockText(at)} · ${parts.join(' · ')}`;
}

/** Tells the tester which personal data the report contains. */
const carried = (entries: number, faults: number): readonly string[] => [
  `- in the link below, or in the capsule file: the whole world, with its ${entries} journal entries and ${faults} waiting faults`,
  '- there what players typed stands as they typed it: phone numbers, names, account numbers, words in the chat; passwords and codes are digests',
  '- in this text it is masked (•••), in the changes and in the failed calls too; it holds no token and no file',
];

/** A report with the world and the last changes and failures; what a player typed is masked, except in the linked world itself. */
export async function problemReport(sandbox: Sandbox, seen: Surroundings): Promise<ProblemReport> {
  const link = await worldLink(sandbox, pageOf(seen), seen.language, seen.player);
  const { scenario, seed, now, frozen, stored, entries } = sandbox.describe();
  const broken = sandbox.invariants().filter(({ holds }) => !holds);
  const failures = sandbox.calls().filter(isFailure).slice(-lastFailures);
  const list = (lines: readonly string[]) => (lines.length > 0 ? lines : ['- none']);
  const lines = [
    '## What happened, and what should have',
    '',
    '…',
    '',
    '## Where',
    '',
    `- Krapao ${version}, sandbox, ${seen.mode} build at ${seen.home}`,
    `- ${seen.userAgent}`,
    `- language ${seen.language}, route ${maskedPath(seen.route)}, ${seen.player ? 'logged in' : 'logged out'}`,
    `- world: ${scenario}, seed ${seed}, ${now}${frozen ? ', clock stands still' : ''}, ${entries} journal entries, kept in ${stored}`,
    `- calls are answered by ${seen.inPage ? 'the page' : 'the service worker'}`,
    `- rules of the world broken: ${broken.map(({ name }) => name).join(', ') || 'none'}`,
    '',
    '## What this report carries',
    '',
    ...carried(entries, sandbox.faults().length),
    '',
    '## The same world',
    '',
    link ?? 'Too large for a link: open the attached capsule file in the panel, tab Share.',
    '',
    '## Last changes of the world',
    '',
    ...list(sandbox.journal().slice(-lastEntries).map(entryLine)),
    '',
    '## Last failed calls',
    '',
    ...list(failures.map(failureLine)),
  ];
  return { text: `${lines.join('\n')}\n`, needsFile: link === null };
}
