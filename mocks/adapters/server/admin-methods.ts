import { operatorActionNames } from '../../engine/execute/operator.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { type CallName, checkArgumentCount, sandboxCalls } from '../../wire/sandbox-calls.ts';
import type { PeerMessage } from './hosted-world.ts';

interface Call {
  readonly sandbox: Sandbox;
  /** Repeats an action at the world's other servers. */
  notifyPeers(what: PeerMessage['what']): void;
}

/** Runs a method of `window.sandbox`. @throws BadCall for arguments that the method does not take */
export type AdminMethod = (call: Call, args: readonly unknown[]) => unknown;

/** Methods that the admin API does not offer under these names. */
const notOffered: readonly CallName[] = [
  // They take callbacks
  'onCall',
  'onReplaced',
  'onAdvanced',
  // Only a page needs them
  'chat.open',
  'chat.typing',
  'chat.recent',
  // Each operator action is its own method, see `operatorMethods`
  'operate',
];

const parts = { clock: ({ clock }: Sandbox) => clock, chat: ({ chat }: Sandbox) => chat } as const;

/** Calls the method of that name on the sandbox, its clock (`clock.…`) or its chat (`chat.…`). */
function methodNamed(name: CallName): AdminMethod {
  const [first = '', second] = name.split('.');
  return ({ sandbox }, list) => {
    checkArgumentCount(name, list);
    const owner = second === undefined ? sandbox : parts[first as keyof typeof parts](sandbox);
    return Reflect.apply(Reflect.get(owner, second ?? first), owner, list);
  };
}

const names = (Object.keys(sandboxCalls) as CallName[]).filter((name) => !notOffered.includes(name));
const worldMethods = Object.fromEntries(names.map((name) => [name, methodNamed(name)]));

/** Ends the chat connections of a world, on every server that holds some. */
const endConnections = (how: 'drop' | 'disconnect'): AdminMethod => {
  const end = methodNamed(`chat.${how}`);
  return (call, args) => {
    const ended = end(call, args);
    call.notifyPeers(how);
    return ended;
  };
};

/** One method for each operator action; omitted data counts as empty. */
const operatorMethods = Object.fromEntries(
  operatorActionNames.map((action): [string, AdminMethod] => [
    `operator.${action}`,
    ({ sandbox }, [data = {}, ...more]) => {
      checkArgumentCount('operate', [action, data, ...more]);
      return sandbox.operate(action, data as never);
    },
  ]),
);

/** Every method of `window.sandbox` that HTTP can call, under the same name. */
export const adminMethods: Readonly<Record<string, AdminMethod>> = {
  ...worldMethods,
  'chat.drop': endConnections('drop'),
  'chat.disconnect': endConnections('disconnect'),
  ...operatorMethods,
};

/** The parameter names of a method, in order. */
export const parametersOf = (method: string): string =>
  method.startsWith('operator.') ? 'data' : Object.keys(sandboxCalls[method as CallName]).join(', ');
