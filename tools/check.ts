/** `npm run check`: types, lint, format and all other static checks. */
import { checks } from './run/checks.ts';
import { conclude, runSteps } from './run/steps.ts';

conclude('npm run check', await runSteps('Static checks', checks, 2));
