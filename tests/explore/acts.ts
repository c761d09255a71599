/** Steps that find their control by role and name alone. */
import { errors } from '@playwright/test';
import { commands } from '../../mocks/devtools/walks/rules.ts';
import type { Act, Control } from './act.ts';
import { kindOfName, namesLike, pressablesOn } from './controls.ts';
import { type Hands, type Named, OutOfReach } from './hands.ts';
import type { Step } from './step.ts';
import { loginStep } from './steps/forms.ts';
import { browserSteps, dialogSteps, timeSteps } from './steps/world.ts';

/** Steps that need no control of a page: the browser, the clock, a dialog, the log in. */
const otherSteps: ReadonlyMap<string, Step> = new Map(
  [...browserSteps, ...timeSteps, ...dialogSteps, loginStep(true)].map((step) => [step.words, step]),
);

const called = ({ role, name, nth }: Control) =>
  `the ${role} ${JSON.stringify(name)}${nth > 0 ? `, number ${nth + 1} of them` : ''}`;

const isSame = (one: Control, other: Control) =>
  one.role === other.role && one.nth === other.nth && kindOfName(one.name) === kindOfName(other.name);

/** A press may send any command, but none twice with the same contents. */
const sendsAny = { sends: commands, sendsEach: true } as const;

/** A step with a control. The control may disappear in the same moment, for example when scrolling to it loads what it offers. */
function withControl(act: Act & Control, use: (hands: Hands, what: Named) => Promise<void>) {
  const ready = async ({ page }: Hands) => (await pressablesOn(page)).some((one) => isSame(one, act));
  const take: Step['take'] = (hands) =>
    use(hands, { role: act.role, name: namesLike(act.name), nth: act.nth }).catch(async (error: unknown) => {
      const isMissed = error instanceof OutOfReach || error instanceof errors.TimeoutError;
      if (!isMissed || (await ready(hands))) throw error;
    });
  return { may: () => true, ready, take };
}

/** @throws for unknown words */
export const stepOf = (act: Act): Step => ({ ...stepWith(act), act });

function stepWith(act: Act): Step {
  switch (act.do) {
    case 'press': {
      const step = withControl(act, (hands, what) => hands.tap(what));
      return { ...step, words: `press ${called(act)}`, ...sendsAny };
    }
    case 'twice': {
      const step = withControl(act, (hands, what) => hands.tapTwice(what));
      return { ...step, words: `press ${called(act)} twice`, ...sendsAny };
    }
    case 'paste': {
      const step = withControl(act, (hands, what) => hands.paste(what, act.text));
      return { ...step, words: `paste ${act.text.length} characters into ${called(act)}` };
    }
    default: {
      const step = otherSteps.get(act.words);
      if (!step) throw new Error(`no step is called ${JSON.stringify(act.words)}`);
      return step;
    }
  }
}
