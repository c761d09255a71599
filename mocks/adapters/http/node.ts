import { setupServer } from 'msw/node';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { sandboxHandler } from './http.ts';

/** Lets the simulator answer the calls of a Node process, for tests that use the app's own client. */
export function answerNodeCalls(sandbox: () => Sandbox, origin: string) {
  return setupServer(sandboxHandler(sandbox, origin, '/'));
}
