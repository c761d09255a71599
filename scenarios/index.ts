import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';
import { presets } from './presets.ts';

/** Every scenario, in the order in which the panel lists them. */
export const scenarios: readonly Scenario[] = [
  everyday,
  ...Object.entries(presets).map(([name, { th, la, en, language = everyday.language, set }]) => ({
    name,
    description: { th, la, en },
    language,
    switches: withSwitches(everyday.switches, set),
  })),
];
