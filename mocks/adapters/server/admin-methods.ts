import * as z from 'zod/mini';
import { operatorActionNames } from '../../engine/operator.ts';
import type { WorldAddress } from '../../engine/scenario.ts';
import { isSwitchName, type Switches, switchesSchema } from '../../kernel/switches.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { type Fault, type FaultEffect, faultSchema } from '../../wire/faults.ts';
import type { WorldNews } from './worlds.ts';

interface Call {
  readonly sandbox: Sandbox;
  /** Does the same on the servers that share the world. */
  tellOthers(what: WorldNews['what']): void;
}

/** A method of `window.sandbox`: what it takes, and what it does. */
export interface AdminMethod {
  readonly args: z.ZodMiniType;
  run(call: Call, args: never): unknown;
}

const method = <const Args extends z.ZodMiniType>(
  args: Args,
  run: (call: Call, args: z.infer<Args>) => unknown,
): AdminMethod => ({ args, run: run as AdminMethod['run'] });

const text = (length: number) => z.string().check(z.maxLength(length));
const time = z.number().check(z.gte(0), z.lte(8.64e15));
const set = z.partial(switchesSchema as unknown as z.ZodMiniObject);

/** Where a world begins, as `load` takes it. Times are epoch ms. */
export const beginningSchema = z.strictObject({
  seed: z.optional(z.int().check(z.gte(0), z.lte(999_999_999))),
  at: z.optional(z.nullable(time)),
  set: z.optional(set),
});

const effectSchema = z.omit(faultSchema, { operation: true });
const effect = z.union([text(60), z.partial(effectSchema)]);
type AskedEffect = FaultEffect['code'] | (FaultEffect & { times?: Fault['times'] });

const none = z.tuple([]);

function setSwitch(sandbox: Sandbox, name: string, value: unknown): Promise<void> {
  if (!isSwitchName(name)) throw new Error(`no switch is named ${name}`);
  return sandbox.set(name, value as Switches[typeof name]);
}

const worldMethods: Record<string, AdminMethod> = {
  describe: method(none, ({ sandbox }) => sandbox.describe()),
  journal: method(none, ({ sandbox }) => sandbox.journal()),
  calls: method(none, ({ sandbox }) => sandbox.calls()),
  inspect: method(none, ({ sandbox }) => sandbox.inspect()),
  ahead: method(none, ({ sandbox }) => sandbox.ahead()),
  invariants: method(none, ({ sandbox }) => sandbox.invariants()),
  token: method(z.tuple([z.enum(['visitor', 'player', 'expired'])]), ({ sandbox }, [kind]) => sandbox.token(kind)),
  load: method(z.tuple([text(60), z._default(beginningSchema, {})]), ({ sandbox }, [scenario, options]) =>
    sandbox.load(scenario, options as Partial<WorldAddress>),
  ),
  reset: method(none, ({ sandbox }) => sandbox.reset()),
  set: method(z.tuple([text(40), z.unknown()]), ({ sandbox }, [name, value]) => setSwitch(sandbox, name, value)),
  undo: method(z.tuple([z._default(z.int().check(z.gte(1)), 1)]), ({ sandbox }, [count]) => sandbox.undo(count)),
  travel: method(z.tuple([z.int().check(z.gte(0))]), ({ sandbox }, [seq]) => sandbox.travel(seq)),
  exportCapsule: method(none, ({ sandbox }) => sandbox.exportCapsule()),
  importCapsule: method(z.tuple([z.string()]), ({ sandbox }, [capsule]) => sandbox.importCapsule(capsule)),
  link: method(none, ({ sandbox }) => sandbox.link()),
};

const clockMethods: Record<string, AdminMethod> = {
  'clock.now': method(none, ({ sandbox }) => sandbox.clock.now()),
  'clock.jump': method(z.tuple([text(20)]), ({ sandbox }, [duration]) => sandbox.clock.jump(duration)),
  'clock.toNextEvent': method(none, ({ sandbox }) => sandbox.clock.toNextEvent()),
  'clock.freeze': method(z.tuple([z._default(z.boolean(), true)]), ({ sandbox }, [on]) => sandbox.clock.freeze(on)),
};

const wireMethods: Record<string, AdminMethod> = {
  fault: method(z.tuple([text(60), effect]), ({ sandbox }, [operation, asked]) =>
    sandbox.fault(operation as Fault['operation'], asked as AskedEffect),
  ),
  faults: method(none, ({ sandbox }) => sandbox.faults()),
  clearFaults: method(none, ({ sandbox }) => sandbox.clearFaults()),
  'chat.events': method(none, ({ sandbox }) => sandbox.chat.events()),
  'chat.rooms': method(none, ({ sandbox }) => sandbox.chat.rooms()),
  'chat.drop': method(none, ({ sandbox, tellOthers }) => {
    tellOthers('drop');
    return sandbox.chat.drop();
  }),
  'chat.disconnect': method(none, ({ sandbox, tellOthers }) => {
    tellOthers('disconnect');
    return sandbox.chat.disconnect();
  }),
  'chat.emit': method(
    z.tuple([text(60), z.enum(['messaging', 'typing']), z.unknown()]),
    ({ sandbox }, [room, event, data]) => sandbox.chat.emit(room, event, data),
  ),
  'chat.resend': method(z.tuple([z.int().check(z.gte(1), z.lte(100))]), ({ sandbox }, [count]) =>
    sandbox.chat.resend(count),
  ),
};

/** What the people behind the site do; each action checks its data itself. */
const operatorMethods: Record<string, AdminMethod> = Object.fromEntries(
  operatorActionNames.map((name) => [
    `operator.${name}`,
    method(z.tuple([z._default(z.unknown(), {})]), ({ sandbox }, [data]) => sandbox.operate(name, data as never)),
  ]),
);

/** Everything that `window.sandbox` offers in a browser and that makes sense from afar, by the same names. */
export const adminMethods: Readonly<Record<string, AdminMethod>> = {
  ...worldMethods,
  ...clockMethods,
  ...wireMethods,
  ...operatorMethods,
};
