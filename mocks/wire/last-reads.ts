import { type OperationId, operations } from '../../contract/generated/operations.ts';
import type { CommandResult, RequestCommand } from '../engine/command.ts';
import type { Switches } from '../kernel/switches.ts';
import type { World } from '../kernel/world.ts';

interface LastRead {
  readonly revision: number;
  readonly switches: Switches;
  readonly player: string | null;
  readonly input: string;
  readonly result: CommandResult;
}

const inputOf = ({ path, body }: RequestCommand): string => JSON.stringify([path, body]);

/**
 * The last response of each read. A world is a pure function: a repeated read gets it again, until something changes,
 * unless it depends on the time.
 */
export class LastReads {
  readonly #reads = new Map<OperationId, LastRead>();
  #world: World | null = null;

  /** The response to this read in this state of the world; undefined when it has to be executed. */
  find(world: World, command: RequestCommand): CommandResult | undefined {
    const last = this.#of(world).get(command.operation);
    const isSame =
      last?.revision === world.revision &&
      last.switches === world.switches &&
      last.player === command.player &&
      last.input === inputOf(command);
    return isSame ? last.result : undefined;
  }

  /** Keeps the response to a command that was just executed, if it may be given again. */
  keep(world: World, command: RequestCommand, result: CommandResult): void {
    if (operations[command.operation].effect !== 'read' || world.momentary || result.status !== 200) return;
    const { revision, switches } = world;
    const { operation, player } = command;
    this.#of(world).set(operation, { revision, switches, player, input: inputOf(command), result });
  }

  /** Forgets the responses of another world, which would stay in memory with them. */
  #of(world: World): Map<OperationId, LastRead> {
    if (this.#world !== world) this.#reads.clear();
    this.#world = world;
    return this.#reads;
  }
}
