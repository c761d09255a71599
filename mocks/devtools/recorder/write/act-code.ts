/** Writes acts as code, as in the files of `scenarios`. */
import type { Target, Words } from '../../presenter/story.ts';
import type { RecordedAct } from '../recording.ts';
import { Code, codeOf, quote } from './code.ts';

/** Collects the functions of `scenarios/states/acts.ts` that the code uses. */
export class Used {
  readonly #names = new Set<string>();

  call(name: string, ...parts: readonly string[]): Code {
    this.#names.add(name);
    return new Code(`${name}(${parts.join(', ')})`);
  }

  /** Their import; empty when none is used. */
  importFrom(file: string): string {
    const names = [...this.#names].sort((one, other) => (one < other ? -1 : 1));
    return names.length === 0 ? '' : `import { ${names.join(', ')} } from '${file}';\n`;
  }
}

function wordsCode(words: Words, used: Used): unknown {
  if (typeof words === 'string' || !('key' in words)) return words;
  const { key, values } = words;
  return used.call('text', quote(key), ...(values ? [codeOf(values)] : []));
}

/** The text key of a button with exactly this text; null for other targets. */
const buttonKey = ({ css, says, whole }: Target): string | null =>
  css === 'button' && whole === true && typeof says === 'object' && 'key' in says && !says.values ? says.key : null;

export function targetCode(target: Target, used: Used): unknown {
  const { css, says, whole } = target;
  const key = buttonKey(target);
  if (key !== null) return used.call('button', quote(key));
  return {
    css,
    says: says === undefined ? undefined : wordsCode(says, used),
    whole: whole === true ? true : undefined,
  };
}

/** An act of a story, as a literal: stories have their own functions. */
export function storyAct(act: RecordedAct, used: Used): unknown {
  return 'on' in act ? { ...act, on: targetCode(act.on, used) } : act;
}

/** An act of a state; null for an act that only stories have. */
export function stateAct(act: RecordedAct, used: Used): unknown {
  if (act.do === 'choose-slip') return null;
  if (!('on' in act)) return act;
  const { on } = act;
  if (act.do === 'type') {
    const [, field] = /^\[name="([^"]+)"\]$/.exec(on.css) ?? [];
    if (on.says !== undefined) return { ...act, on: targetCode(on, used) };
    return field === undefined
      ? used.call('type', quote(on.css), quote(act.text))
      : used.call('fill', quote(field), quote(act.text));
  }
  const { css, says, whole } = on;
  const key = buttonKey(on);
  if (key !== null) return used.call('press', quote(key));
  if (whole) return { do: 'press', on: targetCode(on, used) };
  return used.call('pressOn', quote(css), ...(says === undefined ? [] : [codeOf(wordsCode(says, used))]));
}

/** The last act, which waits for the sign of the end. */
export const endAct = (sign: Target, used: Used): unknown => ({ do: 'see', what: targetCode(sign, used) });
