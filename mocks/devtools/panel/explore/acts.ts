import type { Random } from '../../../kernel/random.ts';
import { amounts, type Happening, happenings, type NamedControl, weighed } from '../../walks/acts.ts';
import { commands, rules, type StepEffects } from '../../walks/rules.ts';
import type { Control, ShownControl } from '../../walks/view.ts';
import { fill, type Labels, labelOf } from '../kit/labels.ts';

/** One step of a walk. Plain data, so that a walk can be kept and repeated. */
export type Act =
  | ({ readonly do: 'tap' | 'twice' | 'enter' } & NamedControl<Control['role']>)
  | ({ readonly do: 'type'; readonly text: string } & NamedControl<Control['role']>)
  | { readonly do: 'login' | 'escape' | 'back' | 'comeBack' }
  | Happening;

/** Allowed effects of an act. A control may send any command, but none twice with the same contents. */
export function effectsOf(act: Act): StepEffects {
  switch (act.do) {
    case 'tap':
    case 'twice':
    case 'enter':
    case 'login':
      return { sends: commands, sendsEach: true };
    case 'escape':
      return { closes: true };
    case 'comeBack':
    case 'operate':
      return { keepsTyping: true };
    default:
      return {};
  }
}

const words = ['KRAPAO50', 'NOPROMO', 'hello', '!all', '<b>100</b>', 'no link'];

const { time, people, calls, line, site } = happenings;
const acts = (told: (typeof happenings)[keyof typeof happenings]): readonly Act[] => told.map(([, act]) => act);
/** A slow line would slow down the walk itself. */
const turns = acts([...line, ...site]).filter((act) => act.do === 'set' && typeof act.value === 'boolean');

export interface Place {
  readonly controls: readonly ShownControl[];
  readonly hasDialog: boolean;
  readonly isLogin: boolean;
  /** Whether the browser can go back without leaving the app. */
  readonly canGoBack: boolean;
}

/** Whether a tap stays in the app: a walk ends where another page or program opens. */
function staysInApp(element: HTMLElement): boolean {
  if (!(element instanceof HTMLAnchorElement)) return true;
  return element.origin === location.origin && !element.target && !element.hasAttribute('download');
}

const textsFor = ({ inputMode }: HTMLElement): readonly string[] =>
  inputMode === 'decimal' || inputMode === 'numeric' ? amounts : words;

const canType = (element: HTMLElement): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.readOnly;

/** All that can be done where the walk is, each kind with its weight. */
function kindsOf({ controls, hasDialog, isLogin, canGoBack }: Place): readonly (readonly [readonly Act[], number])[] {
  const seen = new Map<string, number>();
  const usable = controls
    .filter((control) => control.usable && control.name !== '')
    .map(({ element, role, name }) => {
      const nth = seen.get(`${role} ${name}`) ?? 0;
      seen.set(`${role} ${name}`, nth + 1);
      return { element, named: { role, name, nth } };
    });
  const of = (...roles: Control['role'][]) => usable.filter(({ named }) => roles.includes(named.role));
  const tapped = of('button', 'link', 'option').filter(({ element }) => staysInApp(element));
  const fields = of('textbox').filter(({ element }) => canType(element));
  const typed = fields.flatMap(({ element, named }) => textsFor(element).map((text) => ({ text, ...named })));
  return [
    [tapped.map(({ named }) => ({ do: 'tap', ...named })), 60],
    [of('button').map(({ named }) => ({ do: 'twice', ...named })), 14],
    [typed.map((into) => ({ do: 'type', ...into })), 30],
    [fields.map(({ named }) => ({ do: 'enter', ...named })), 6],
    [isLogin ? [{ do: 'login' }] : [], 80],
    [hasDialog ? [{ do: 'escape' }] : [], 6],
    [canGoBack ? [{ do: 'back' }] : [], 3],
    [[{ do: 'comeBack' }], 2],
    // The last one passes the end of a QR.
    [[...acts(time), { do: 'jump', by: '16m' }], 3],
    [acts(people), 5],
    [acts(calls), 4],
    [turns, 2],
  ];
}

export function chooseAct(place: Place, random: Random): Act {
  const kinds = kindsOf(place).filter(([kind]) => kind.length > 0);
  return random.pick(weighed(kinds, (below) => random.int(0, below - 1)) ?? [{ do: 'comeBack' }]);
}

/** An act in the panel's language; names of controls stay as they are on the screen. */
export function wordsOf(act: Act, t: Labels): string {
  const words = t.explore.act;
  switch (act.do) {
    case 'tap':
    case 'twice':
    case 'enter':
    case 'type': {
      const name = act.nth > 0 ? `${act.name} (${act.nth + 1})` : act.name;
      return fill(words[act.do], { name, text: act.do === 'type' ? act.text : '' });
    }
    case 'jump':
      return fill(words.jump, { by: act.by });
    case 'operate':
      return fill(words.operate, { action: t.action[act.action] });
    case 'fault':
      return fill(words.fault, { operation: act.operation, effect: t.faults.effects[act.stroke] });
    case 'set':
      return fill(words[act.value ? 'on' : 'off'], { name: t.switch[act.name] });
    default:
      return words[act.do];
  }
}

export function ruleWords(rule: string, t: Labels): string {
  const name = Object.entries(rules).find(([, sentence]) => sentence === rule)?.[0];
  return name === undefined ? rule : labelOf(t.explore.rule, name);
}
