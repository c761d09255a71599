import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
}
export interface StepResult {
  name: string;
  passed: boolean;
  /** Wall time in ms. */
  took: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Runs a command and keeps its output. Never rejects. */
function runStep({ name, command, env = {} }: Step): Promise<StepResult & { output: string }> {
  const started = performance.now();
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env } });
    let output = '';
    const done = (passed: boolean) => resolve({ name, passed, took: performance.now() - started, output });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => {
      output += error.message;
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

function report({ name, passed, took, output }: StepResult & { output: string }): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds(took)})`);
  if (!passed) console.log(output.trim().replace(/^/gm, '    '));
}

/** Runs the steps, `width` at a time. Prints each when it ends, with its output if it failed. */
export async function runSteps(title: string, steps: readonly Step[], width: number): Promise<StepResult[]> {
  console.log(`\n${title}: ${steps.map(({ name }) => name).join(', ')}`);
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** Runs a command that prints its own output. Never rejects. */
export function showStep({ name, command, env = {} }: Step): Promise<StepResult> {
  console.log(`\n${name}: ${command.join(' ')}`);
  const started = performance.now();
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const done = (passed: boolean) => resolve({ name, passed, took: performance.now() - started });
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

/** Lists the steps with their times, and sets the exit code. */
export function conclude(command: string, results: readonly StepResult[]): void {
  console.log('');
  for (const { name, passed, took } of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds(took)})`);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const end = failed.length === 0 ? `all ${results.length} steps passed` : `failed: ${failed.join(', ')}`;
  console.log(`${command}: ${end} (${(performance.now() / 60_000).toFixed(1)} min)`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** TypeScript 7, the native compiler; import rules and generators use TypeScript 6 (docs/decisions/0020). */
const tsc = ['node', 'node_modules/typescript-7/bin/tsc'];

const types = (name: string, project: string): Step => ({
  name: `types (${name})`,
  command: [...tsc, '-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`],
});

/** The static checks of `npm run check` and `npm test`, slow ones first, so that both lanes end at about the same time. */
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
