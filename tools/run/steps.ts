/** Runs commands in parallel lanes and prints one line for each, with the output of those that failed. */
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
  output: string;
}

/** Runs one command from the project's root, with stdout and stderr kept in the order they came. Never rejects. */
export function runStep({ name, command, env = {} }: Step): Promise<StepResult> {
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

export function report({ name, passed, took, output }: StepResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${(took / 1000).toFixed(1)} s)`);
  if (!passed) console.log(output.trim().replace(/^/gm, '    '));
}

/** Runs the steps in order, `width` at a time; each is printed when it ends. */
export async function runSteps(steps: readonly Step[], width: number): Promise<StepResult[]> {
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
