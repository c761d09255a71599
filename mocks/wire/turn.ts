import { refusedWith } from '../engine/execute/command.ts';
import type { WorldRuntime } from '../engine/timeline/runtime.ts';
import { StoreFull } from '../engine/timeline/store.ts';
import type { Exchange, Line, PipelineStep, PipelineStepOutcome, Turn } from './exchange.ts';

export async function runSteps(steps: readonly PipelineStep[], exchange: Exchange): Promise<void> {
  for (const step of steps) {
    const outcome = step(exchange);
    // Only an asynchronous step yields to other calls
    if ((outcome instanceof Promise ? await outcome : outcome) === 'done') return;
  }
}

/** Reports a defect, reloads the world, and answers the calls with `INTERNAL_SERVER_ERROR`. */
async function failCalls(calls: readonly Exchange[], runtime: WorldRuntime, defect: unknown): Promise<void> {
  await runtime.recover(defect);
  for (const exchange of calls) {
    exchange.entry = null;
    exchange.result = refusedWith('INTERNAL_SERVER_ERROR');
  }
}

/** Stores the changes of calls. @returns false when another tab was faster and the calls must rerun */
async function store(calls: readonly Exchange[], runtime: WorldRuntime): Promise<boolean> {
  const firstChange = calls.findIndex(({ entry }) => entry !== null);
  if (firstChange < 0) return true;
  try {
    if (!(await runtime.timeline.store())) {
      await runtime.timeline.reload();
      return false;
    }
    runtime.notifyOtherTabs();
  } catch (defect) {
    // Calls after the first change may depend on a change that is not stored
    const failed = calls.slice(firstChange);
    if (!(defect instanceof StoreFull)) await failCalls(failed, runtime, defect);
    else {
      // Not a defect: the response says that storage is full
      await runtime.timeline.reload();
      for (const exchange of failed) exchange.failure = { cause: defect };
    }
  }
  return true;
}

/** Runs calls up to the first failure and stores their changes. @returns number of finished calls */
async function carryOut(steps: readonly PipelineStep[], calls: readonly Exchange[], runtime: WorldRuntime) {
  for (const [done, exchange] of calls.entries()) {
    exchange.entry = null;
    try {
      await runSteps(steps, exchange);
    } catch (defect) {
      // Store earlier calls first: the world is reloaded from the store
      if (!(await store(calls.slice(0, done), runtime))) return 0;
      await failCalls([exchange], runtime, defect);
      return done + 1;
    }
  }
  return (await store(calls, runtime)) ? calls.length : 0;
}

function beginTurn(steps: readonly PipelineStep[], line: Line): Turn {
  const { runtime } = line;
  const calls: Exchange[] = [];
  const over = runtime.run(async () => {
    line.turn = null;
    line.synced = false;
    let left: readonly Exchange[] = calls;
    try {
      while (left.length > 0) left = left.slice(await carryOut(steps, left, runtime));
    } catch (cause) {
      for (const exchange of left) exchange.failure = { cause };
    }
  });
  return { calls, over, job: runtime.jobs };
}

/**
 * Runs steps for one call at a time, in order. Waiting calls share a turn: one write stores all their changes, and no
 * call is answered before it.
 */
export function inTurn(steps: readonly PipelineStep[]): PipelineStep {
  const step: PipelineStep = async (exchange): Promise<PipelineStepOutcome> => {
    const { line } = exchange;
    // A call must not overtake another job, such as a tester's
    if (line.turn?.job !== line.runtime.jobs) line.turn = beginTurn(steps, line);
    line.turn.calls.push(exchange);
    await line.turn.over;
    if (exchange.failure) throw exchange.failure.cause;
    return exchange.response ? 'done' : undefined;
  };
  return Object.defineProperty(step, 'name', { value: steps.map(({ name }) => name).join(' → ') });
}
