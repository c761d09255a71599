import { type Scenario, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';
import { presets } from './presets.ts';

/** Their sentences, once they are loaded. */
let described: typeof import('./descriptions.ts') | null = null;

/** Loads what the scenarios say of themselves; until then each says its name. */
export async function describeScenarios(): Promise<void> {
  described ??= await import('./descriptions.ts');
}

const withDescription = (scenario: Omit<Scenario, 'description'>): Scenario => ({
  ...scenario,
  get description() {
    const { name } = scenario;
    // A copy: what a console writes into it changes nothing.
    return { ...(described?.descriptions[name] ?? { th: name, la: name, en: name }) };
  },
});

/** Every scenario, in the order in which the panel lists them. */
export const scenarios: readonly Scenario[] = [
  everyday,
  ...Object.entries(presets).map(([name, { language = everyday.language, set }]) => ({
    name,
    language,
    switches: withSwitches(everyday.switches, set),
  })),
].map(withDescription);
