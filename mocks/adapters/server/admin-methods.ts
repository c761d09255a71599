import { operatorActionNames } from '../../engine/operator.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { type CallName, checkArgumentCount, sandboxCalls } from '../../wire/sandbox-calls.ts';
import type { WorldNews } from './worlds.ts';

interface Call {
  readonly sandbox: Sandbox;
  /** Does the same on the servers that share the world. */
  tellOthers(what: WorldNews['what']): void;
}

/** Runs a method of `window.sandbox` with the arguments that came. @throws BadCall for arguments it does not take */
export type AdminMethod = (call: Call, args: readonly unknown[]) => unknown;

/** What makes no sense from afar, or is another method's business. */
const onlyHere: readonly CallName[] = [
  ...(['onCall', 'onReplaced', 'onAdvanced', 'chat.open', 'chat.typing', 'chat.recent'] as const),
  // each action is a method of its own
  'operate',
];

const parts = { clock: ({ clock }: Sandbox) => clock, chat: ({ chat }: Sandbox) => chat } as const;

/** The method of the sandbox, its clock or its chat that a name means. */
function methodNamed(name: CallName): AdminMethod {
  const [first = '', second] = name.split('.');
  return ({ sandbox }, list) => {
    checkArgumentCount(name, list);
    const owner = second === undefined ? sandbox : parts[first as keyof typeof parts](sandbox);
    return Reflect.apply(Reflect.get(owner, second ?? first), owner, list);
  };
}

const names = (Object.keys(sandboxCalls) as CallName[]).filter((name) => !onlyHere.includes(name));
const worldMethods = Object.fromEntries(names.map((name) => [name, methodNamed(name)]));

/** The chat's lines end on every server that holds some. */
const ending = (how: 'drop' | 'disconnect'): AdminMethod => {
  const end = methodNamed(`chat.${how}`);
  return (call, args) => {
    const ended = end(call, args);
    call.tellOthers(how);
    return ended;
  };
};

/** What the people behind the site do; data that is left out is an empty form. */
const operatorMethods = Object.fromEntries(
  operatorActionNames.map((action): [string, AdminMethod] => [
    `operator.${action}`,
    ({ sandbox }, [data = {}, ...more]) => {
      checkArgumentCount('operate', [action, data, ...more]);
      return sandbox.operate(action, data as never);
    },
  ]),
);

/** Everything that `window.sandbox` offers in a browser and that makes sense from afar, by the same names. */
export const adminMethods: Readonly<Record<string, AdminMethod>> = {
  ...worldMethods,
  'chat.drop': ending('drop'),
  'chat.disconnect': ending('disconnect'),
  ...operatorMethods,
};
