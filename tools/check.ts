/** `npm run check`: types, lint, format and all other static checks. */
import { readOptions } from './read-options.ts';
import { checks } from './run/checks.ts';
import { conclude, runSteps } from './run/steps.ts';

readOptions({ options: {} });
conclude('npm run check', await runSteps('Static checks', checks, 2));
