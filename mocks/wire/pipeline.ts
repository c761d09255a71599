import type { ApiRequest, ApiResponse } from '../engine/checks/api-message.ts';
import type { Machine, WorldRuntime } from '../engine/timeline/runtime.ts';
import { Exchange, type Line, type PipelineStep } from './exchange.ts';
import { Faults } from './faults.ts';
import {
  applyFault,
  breakAfterFault,
  checkAnswer,
  closeTrafficRow,
  cutFromClosedWorld,
  delayOrCut,
  matchOperation,
  openTrafficRow,
  refuseExpiredSession,
} from './line-steps.ts';
import { TrafficLog } from './traffic-log.ts';
import { inTurn, runSteps } from './turn.ts';
import {
  answerRepeatedIntent,
  authenticate,
  commit,
  digestSecrets,
  handle,
  refuseAfterTermination,
  refuseImpersonation,
  runDueEvents,
  syncWithStore,
  validate,
} from './world-steps.ts';

/** Steps of every request, in order. A step that responds skips the rest of its list; closeTrafficRow always runs. */
export const requestPipeline: readonly PipelineStep[] = [
  openTrafficRow,
  matchOperation,
  delayOrCut,
  refuseExpiredSession,
  applyFault,
  inTurn([
    cutFromClosedWorld,
    syncWithStore,
    runDueEvents,
    refuseAfterTermination,
    authenticate,
    validate,
    refuseImpersonation,
    digestSecrets,
    answerRepeatedIntent,
    handle,
    commit,
  ]),
  checkAnswer,
  breakAfterFault,
];

/** The line between clients and one world, with faults and traffic log. */
export class RequestPipeline {
  readonly faults = new Faults(() => this.traffic.notify());
  readonly traffic: TrafficLog;
  readonly #line: Line;

  constructor(runtime: WorldRuntime, machine: Machine) {
    this.traffic = new TrafficLog((problem) => machine.report(problem));
    const { faults, traffic } = this;
    this.#line = {
      runtime,
      machine,
      faults,
      traffic,
      calls: 0,
      sessionCalls: 0,
      validAnswers: new Map(),
      turn: null,
      synced: false,
    };
  }

  /**
   * Handles a request as the backend would, including faults and slow lines.
   * @throws Error when no response is possible, for example with an unavailable store
   */
  async handle(request: ApiRequest): Promise<ApiResponse> {
    const exchange = new Exchange(this.#line, request);
    try {
      await runSteps(requestPipeline, exchange);
    } finally {
      closeTrafficRow(exchange);
    }
    return exchange.response ?? { kind: 'cut' };
  }
}
