/** Runs the steps of a command: says what runs, how each step ended, and sums them up at the end. */
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

/** Runs one command and keeps its output, stdout and stderr in the order they came. Never rejects. */
export function runStep({ name, command, env = {} }: Step): Promise<StepResult & { output: string }> {
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

export function report({ name, passed, took, output }: StepResult & { output: string }): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds(took)})`);
  if (!passed) console.log(output.trim().replace(/^/gm, '    '));
}

/** Runs the steps in order, `width` at a time. Each is printed when it ends, with its output if it failed. */
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

/** Runs a command that prints its own progress. Never rejects. */
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

/** Lists the steps with their times, names those that failed, tells how long the command took, and sets the exit code. */
export function conclude(command: string, results: readonly StepResult[]): void {
  console.log('');
  for (const { name, passed, took } of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds(took)})`);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const end = failed.length === 0 ? `all ${results.length} steps passed` : `failed: ${failed.join(', ')}`;
  console.log(`${command}: ${end} (${(performance.now() / 60_000).toFixed(1)} min)`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
