import type { Language } from '../../../reference/language.ts';
import { type TextOf, wordsOf } from '../find-target.ts';
import type { Act, Target } from '../story.ts';
import { actTexts } from './texts.ts';

interface Stage {
  /** @throws Error when what the act needs does not appear in time */
  perform(act: Act): Promise<void>;
}

/** How a walk to a state has ended: at the state, in another world, or at an act that failed. */
type Walked =
  | { readonly kind: 'there' }
  | { readonly kind: 'left' }
  | { readonly kind: 'lost'; readonly index: number; readonly act: Act };

/**
 * Performs acts one after the other, up to the first that fails.
 * @param onReload called before a reload with the index of the act that follows it
 * @param isLeft whether the tester has opened another world, in which no act may be performed
 */
export async function walk(
  acts: readonly Act[],
  first: number,
  stage: Stage,
  onReload: (next: number) => void,
  isLeft = () => false,
): Promise<Walked> {
  for (const [index, act] of acts.entries()) {
    if (index < first) continue;
    if (isLeft()) return { kind: 'left' };
    if (act.do === 'reload') onReload(index + 1);
    try {
      await stage.perform(act);
    } catch (problem) {
      if (isLeft()) return { kind: 'left' };
      console.warn('the state was not reached', problem);
      return { kind: 'lost', index, act };
    }
  }
  return { kind: isLeft() ? 'left' : 'there' };
}

const targetOf = (act: Act): Target | null => {
  if ('on' in act) return act.on;
  return 'what' in act ? act.what : null;
};

/** The name of a field, or the address of a link, in a selector of nothing else. */
const fieldOrLink = /^(?:a\[href[$^]=|\[name=)"([^"]+)"\]$/;

/** Describes an act in short: `press “Deposit”`. */
export function wordsOfAct(act: Act, language: Language, textOf: TextOf): string {
  const target = targetOf(act);
  const on =
    target &&
    (target.says === undefined ? target.css.replace(fieldOrLink, '$1') : wordsOf(target.says, language, textOf));
  const { operation, action, name, key, css, by, fault, route } = act as Partial<Record<string, string>>;
  const what = on ?? operation ?? action ?? name ?? key ?? css ?? by ?? fault ?? route;
  return what === undefined ? actTexts[act.do][language] : `${actTexts[act.do][language]} “${what}”`;
}
