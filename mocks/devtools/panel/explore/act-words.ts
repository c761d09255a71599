import { rules } from '../../walks/rules.ts';
import { fill, type Labels, labelOf } from '../kit/labels.ts';
import type { Act } from './acts.ts';

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
