import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Recorder } from './recorder.ts';
import { showRecorderBar } from './recorder-bar.ts';

const recorders = new WeakMap<Sandbox, Recorder>();

/** The recorder of a sandbox, with its bar; it keeps recording while the panel is closed. @param base path of the app, with a slash at both ends */
export function recorderOf(sandbox: Sandbox, base: string): Recorder {
  let recorder = recorders.get(sandbox);
  if (!recorder) {
    recorder = new Recorder(sandbox, base);
    recorders.set(sandbox, recorder);
    showRecorderBar(recorder);
  }
  return recorder;
}

export async function goOn(sandbox: Sandbox, base: string): Promise<void> {
  await recorderOf(sandbox, base).resume();
}
