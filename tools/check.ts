import { readCommand } from './command.ts';
import { checks, conclude, runSteps } from './run/steps.ts';

readCommand({
  name: 'npm run check',
  about: 'Checks types, lint, format, import rules, dead code, contract, lockfile and translations.',
  example: 'npm run check',
  options: {},
});
conclude('npm run check', await runSteps('Static checks', checks, 2));
