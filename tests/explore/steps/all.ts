/** All steps of a guided walk by kind, with each kind's weight while one of its steps is possible. */

import { languages, type Step } from '../step.ts';
import { amounts } from '../walks/acts.ts';
import {
  cardStep,
  couponStep,
  enterSteps,
  fields,
  loginStep,
  logoutStep,
  pageStep,
  providerStep,
  qrStep,
  sheetStep,
  transferStep,
  typeStep,
} from './forms.ts';
import { axeStep, growthSteps, undoStep } from './looks.ts';
import { fileSteps, registerStep } from './newcomer.ts';
import { inAllTabsStep, otherTab, sameInAllTabsStep, sameInOtherTab } from './tabs.ts';
import { confirmations, ends, openers, tapStep, twiceStep } from './taps.ts';
import {
  browserSteps,
  dialogSteps,
  faultSteps,
  keyboardSteps,
  languageStep,
  lineSteps,
  operatorSteps,
  qrEndStep,
  returnSteps,
  siteSteps,
  timeSteps,
  variantSteps,
} from './world.ts';

/** Indexes among equally named controls, and among cards. */
const places = [0, 1, 2, 3, 4] as const;

const sheets = ['deposit', 'withdraw', 'transfer', 'invite', 'refund'] as const;
const pages = ['conditions', 'spin', 'history'] as const;

const each = <One, Other, Made>(
  ones: readonly One[],
  others: readonly Other[],
  make: (one: One, other: Other) => Made,
): readonly Made[] => ones.flatMap((one) => others.map((other) => make(one, other)));

interface Kind {
  /** Weight relative to the other possible kinds. */
  readonly weight: number;
  readonly steps: readonly Step[];
  /** Whether they lead to another page: rare at first, so that a walk stays on a new page. */
  readonly leaves?: boolean;
}

/** All kinds of steps. */
export const kinds: readonly Kind[] = [
  // Navigation.
  { weight: 24, steps: sheets.map(sheetStep), leaves: true },
  { weight: 24, steps: pages.map(pageStep), leaves: true },
  { weight: 16, steps: each(['game', 'bonus'] as const, places, cardStep) },
  { weight: 8, steps: places.map(couponStep), leaves: true },
  { weight: 32, steps: each(openers, places, tapStep) },
  { weight: 10, steps: browserSteps, leaves: true },
  { weight: 10, steps: languages.map(languageStep) },
  // Inside a sheet.
  { weight: 12, steps: each(ends, places, tapStep) },
  { weight: 8, steps: dialogSteps },
  { weight: 60, steps: each(confirmations, places, tapStep) },
  { weight: 24, steps: each(confirmations, places, twiceStep) },
  {
    weight: 48,
    steps: fields.flatMap(({ key, texts }) => each(texts, places, (text, nth) => typeStep(key, text, nth))),
  },
  {
    weight: 32,
    steps: each(places, places, (from, to) => [from, to] as const).flatMap(([from, to]) =>
      amounts.map((amount) => transferStep(from, to, amount)),
    ),
  },
  { weight: 8, steps: places.map(providerStep) },
  { weight: 24, steps: ['100', '500', '1'].map(qrStep) },
  { weight: 16, steps: [qrEndStep] },
  { weight: 10, steps: enterSteps },
  { weight: 20, steps: fileSteps },
  // Login.
  { weight: 200, steps: [loginStep(true)] },
  { weight: 40, steps: [loginStep(false)] },
  { weight: 1, steps: [logoutStep] },
  { weight: 60, steps: [registerStep(true)] },
  { weight: 30, steps: [registerStep(false)] },
  // Events around the player.
  { weight: 8, steps: timeSteps },
  { weight: 10, steps: operatorSteps },
  { weight: 8, steps: faultSteps },
  { weight: 4, steps: lineSteps },
  { weight: 3, steps: siteSteps },
  { weight: 10, steps: variantSteps },
  { weight: 40, steps: returnSteps },
  // Extra checks.
  { weight: 4, steps: keyboardSteps },
  { weight: 6, steps: growthSteps },
  { weight: 2, steps: [axeStep] },
  { weight: 1, steps: [undoStep] },
  // Two tabs.
  { weight: 20, steps: [sameInOtherTab] },
  { weight: 40, steps: confirmations.map(inAllTabsStep) },
  { weight: 120, steps: confirmations.map(sameInAllTabsStep) },
  { weight: 4, steps: [otherTab] },
];
