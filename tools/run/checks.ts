/** The static checks of `npm run check` and `npm test`. */
import type { Step } from './steps.ts';

/** TypeScript 7, the native compiler; import rules and generators use TypeScript 6 (docs/decisions/0020). */
const tsc = ['node', 'node_modules/typescript-7/bin/tsc'];

const types = (name: string, project: string): Step => ({
  name: `types (${name})`,
  command: [...tsc, '-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`],
});

/** Slow checks first, so that both lanes end at about the same time. */
export const checks: readonly Step[] = [
  types('live', 'tsconfig.json'),
  types('sandbox', 'tools/tsconfig.sandbox.json'),
  { name: 'dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'import rules', command: ['node', 'tools/import-rules.ts'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  {
    name: 'contract',
    command: ['redocly', 'lint', '--config', '.redocly.yaml', 'contract/openapi.yaml', 'contract/chat-events.yaml'],
  },
  { name: 'generated code in step', command: ['node', 'tools/generate.ts', '--check'] },
  { name: 'lockfile complete', command: ['node', 'tools/lockfile.ts', '--check'] },
  { name: 'translations complete', command: ['node', 'tools/translations.ts'] },
];
