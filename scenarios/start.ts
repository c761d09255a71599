import { startInBrowser } from '../mocks/index.ts';
import { scenarios } from './index.ts';
import { storyNames } from './stories/names.ts';

const shelf = { names: storyNames, load: async () => (await import('./stories/index.ts')).stories };

/** Fills the app's port with the simulator; live builds resolve `#sandbox` to `src/app/no-sandbox.ts` instead. */
export const start = () => startInBrowser(scenarios, shelf, import.meta.env.BASE_URL);
