import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';
import { presets } from './presets.ts';

let described: typeof import('./descriptions.ts') | null = null;

/** Loads the sentences of the scenarios; until then each says its name. */
export async function describeScenarios(): Promise<void> {
  described ??= await import('./descriptions.ts');
}

const withDescription = (scenario: Omit<Scenario, 'description'>): Scenario => ({
  ...scenario,
  get description() {
    const { name } = scenario;
    // A copy, in case a console writes into it.
    return { ...(described?.descriptions[name] ?? { th: name, la: name, en: name }) };
  },
});

/** In the order of the panel. */
export const scenarios: readonly Scenario[] = [
  everyday,
  ...Object.entries(presets).map(([name, { language = everyday.language, set }]) => ({
    name,
    language,
    switches: withSwitches(everyday.switches, set),
  })),
].map(withDescription);
