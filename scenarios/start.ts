import { startInBrowser } from '../mocks/index.ts';
import { describeScenarios, scenarios, storyNames } from './index.ts';

const loadScripted = () => import('./scripted.ts');

/** The app's import `#sandbox`; live builds resolve it to `src/app/no-sandbox.ts`. */
export const start = () =>
  startInBrowser({ scenarios, describeScenarios, storyNames, loadScripted }, import.meta.env.BASE_URL);
