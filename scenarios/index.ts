import { type Scenario, type ScenarioGroup, withSwitches } from '../mocks/index.ts';
import { everyday } from './everyday.ts';
import { presets } from './presets.ts';

let described: typeof import('./descriptions.ts') | null = null;

/** Loads titles and sentences of the scenarios; until then each says its name. */
export async function describeScenarios(): Promise<void> {
  described ??= await import('./descriptions.ts');
}

function withDescription(scenario: typeof everyday): Scenario {
  const { name } = scenario;
  const saying = (part: 'title' | 'description') =>
    // A copy, in case a console writes into it.
    ({ ...(described?.descriptions[name]?.[part] ?? { th: name, la: name, en: name }) });
  return {
    ...scenario,
    get title() {
      return saying('title');
    },
    get description() {
      return saying('description');
    },
  };
}

/** In the order of docs/qa.md. */
export const scenarios: readonly Scenario[] = [
  everyday,
  ...Object.entries(presets).flatMap(([group, members]) =>
    Object.entries(members).map(([name, { language = everyday.language, set }]) => ({
      name,
      group: group as ScenarioGroup,
      language,
      switches: withSwitches(everyday.switches, set),
    })),
  ),
].map(withDescription);

/** In the order of the menu; apart from the stories, which are lazy-loaded. */
export const storyNames = [
  'first-deposit',
  'lucky-spin',
  'rescued-slip',
  'helpful-chat',
  'play-and-withdraw',
  'wallet-in-laos',
] as const;
