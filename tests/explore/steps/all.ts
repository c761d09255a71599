/** All steps of a walk, with how often each kind is drawn. */
import fc from 'fast-check';
import { languages, type Step } from '../step.ts';
import {
  amounts,
  cardStep,
  couponStep,
  enterSteps,
  fields,
  loginStep,
  logoutStep,
  pageStep,
  qrStep,
  sheetStep,
  transferStep,
  typeStep,
} from './forms.ts';
import { axeStep, growthSteps, undoStep } from './looks.ts';
import { fileSteps, registerStep } from './newcomer.ts';
import { inAllTabsStep, otherTab, sameInAllTabsStep, sameInOtherTab } from './tabs.ts';
import { confirmations, ends, tapStep, twiceStep, ways } from './taps.ts';
import {
  bendSteps,
  browserSteps,
  dialogSteps,
  faultSteps,
  keyboardSteps,
  languageStep,
  lineSteps,
  operatorSteps,
  qrEndStep,
  siteSteps,
  timeSteps,
} from './world.ts';

const few = fc.nat({ max: 4 });
const mostlyFirst = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: few });

/** Drawn only where there are two tabs, and often there. */
const ofTabs = 60;

const tap = (rows: typeof ways) =>
  fc.tuple(fc.constantFrom(...rows), mostlyFirst).map(([row, nth]) => tapStep(row, nth));

/**
 * Anything that a tester does or lets happen. What needs a certain screen is drawn far more often than what is possible at
 * any time, because most of it is left out again where the walk is.
 */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.constantFrom(...(['deposit', 'withdraw', 'transfer', 'invite', 'refund'] as const)).map(sheetStep),
  },
  { weight: 20, arbitrary: fc.constantFrom(...(['conditions', 'spin', 'history'] as const)).map(pageStep) },
  {
    weight: 32,
    arbitrary: fc
      .tuple(fc.constantFrom('game' as const, 'bonus' as const), few)
      .map(([what, nth]) => cardStep(what, nth)),
  },
  { weight: 16, arbitrary: few.map(couponStep) },
  { weight: 56, arbitrary: tap(ways) },
  { weight: 20, arbitrary: tap(ends) },
  { weight: 120, arbitrary: tap(confirmations) },
  {
    weight: 48,
    arbitrary: fc.tuple(fc.constantFrom(...confirmations), mostlyFirst).map(([row, nth]) => twiceStep(row, nth)),
  },
  {
    weight: 160,
    arbitrary: fc
      .constantFrom(...fields)
      .chain(({ key, texts }) =>
        fc.tuple(fc.constantFrom(...texts), mostlyFirst).map(([text, nth]) => typeStep(key, text, nth)),
      ),
  },
  {
    weight: 32,
    arbitrary: fc
      .tuple(few, few, fc.constantFrom(...amounts))
      .map(([from, to, amount]) => transferStep(from, to, amount)),
  },
  {
    weight: 24,
    arbitrary: fc.tuple(few, fc.constantFrom('100', '500', '1')).map(([nth, amount]) => qrStep(nth, amount)),
  },
  { weight: 24, arbitrary: fc.constant(qrEndStep) },
  { weight: 16, arbitrary: fc.constantFrom(...enterSteps) },
  { weight: 16, arbitrary: fc.constantFrom(...languages).map(languageStep) },
  {
    weight: 24,
    arbitrary: fc
      .oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
      .map(loginStep),
  },
  { weight: 1, arbitrary: fc.constant(logoutStep) },
  { weight: 5, arbitrary: fc.constantFrom(...browserSteps) },
  { weight: 8, arbitrary: fc.constantFrom(...dialogSteps) },
  { weight: 4, arbitrary: fc.constantFrom(...keyboardSteps) },
  { weight: 4, arbitrary: fc.constantFrom(...timeSteps) },
  { weight: 5, arbitrary: fc.constantFrom(...operatorSteps) },
  { weight: 4, arbitrary: fc.constantFrom(...faultSteps) },
  { weight: 2, arbitrary: fc.constantFrom(...lineSteps) },
  { weight: 1, arbitrary: fc.constantFrom(...siteSteps) },
  { weight: 24, arbitrary: fc.constantFrom(...bendSteps) },
  { weight: 6, arbitrary: fc.constantFrom(...growthSteps) },
  { weight: 1, arbitrary: fc.constant(axeStep) },
  { weight: 1, arbitrary: fc.constant(undoStep) },
  { weight: 60, arbitrary: fc.constantFrom(true, true, false).map(registerStep) },
  { weight: 30, arbitrary: fc.constantFrom(...fileSteps) },
  { weight: ofTabs, arbitrary: fc.constant(sameInOtherTab) },
  { weight: 2 * ofTabs, arbitrary: fc.constantFrom(...confirmations).map(inAllTabsStep) },
  { weight: 8 * ofTabs, arbitrary: fc.constantFrom(...confirmations).map(sameInAllTabsStep) },
  { weight: ofTabs / 6, arbitrary: fc.constant(otherTab) },
);
