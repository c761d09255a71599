import { startInBrowser } from '../mocks/index.ts';
import { describeScenarios, scenarios } from './index.ts';
import { storyNames } from './stories/names.ts';

const stories = { names: storyNames, load: async () => (await import('./stories/index.ts')).stories };

/** The app's import `#sandbox` in sandbox builds: starts the simulator. Live builds resolve it to `src/app/no-sandbox.ts`. */
export const start = () => startInBrowser({ scenarios, describeScenarios, stories }, import.meta.env.BASE_URL);
