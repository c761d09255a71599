import { startInBrowser } from '../mocks/index.ts';
import { scenarios } from './index.ts';

/** Fills the app's port with the simulator; live builds resolve `#sandbox` to `src/app/no-sandbox.ts` instead. */
export const start = () => startInBrowser(scenarios, import.meta.env.BASE_URL);
