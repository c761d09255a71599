/** Reads React's fibers, referenced on each element also in production. Missing fields yield null, never a guess. */
import type { Context, ElementType } from 'react';

/** An element, a component, or a node that React puts between them. */
export interface Fiber {
  readonly tag: number;
  readonly key: string | null;
  /** Index among the parent's children, including empty ones. */
  readonly index: number;
  readonly elementType: unknown;
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  /** First hook of a component. */
  readonly memoizedState: Hook | null;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Hook {
  readonly memoizedState: unknown;
  readonly queue: { readonly dispatch?: unknown } | null;
  readonly next: Hook | null;
}

/** React's numbers for kinds of fibers. */
const kinds = {
  function: 0,
  root: 3,
  portal: 4,
  element: 5,
  provider: 10,
  forwardRef: 11,
  memo: 14,
  simpleMemo: 15,
} as const;

/** Value of a property that React sets on a node; its name ends randomly. */
function ofReact(node: Node, prefix: string): unknown {
  const name = Object.keys(node).find((each) => each.startsWith(prefix));
  return name === undefined ? null : Reflect.get(node, name);
}

const isFiber = (value: unknown): value is Fiber =>
  typeof value === 'object' && value !== null && 'memoizedProps' in value && 'return' in value && 'child' in value;

export function childrenOf(fiber: Fiber): Fiber[] {
  const children: Fiber[] = [];
  for (let child = fiber.child; child; child = child.sibling) children.push(child);
  return children;
}

/** Fibers from the root down to an element; null where there are none. */
export function pathTo(element: Element): Fiber[] | null {
  const own = ofReact(element, '__reactFiber$');
  if (!isFiber(own)) return null;
  const upwards: Fiber[] = [];
  for (let fiber: Fiber | null = own; fiber; fiber = fiber.return) upwards.push(fiber);
  const root = upwards.at(-1)?.stateNode as { current?: unknown } | null;
  if (!isFiber(root?.current)) return null;
  // React keeps two copies of each fiber: those reachable from the root are on the screen
  const path = [root.current];
  for (const wanted of upwards.reverse().slice(1)) {
    const children: Fiber[] = childrenOf(path.at(-1) as Fiber);
    const found = children.find((child) => child === wanted || child === wanted.alternate);
    if (!found) return null;
    path.push(found);
  }
  return path;
}

/** The root fiber of a `createRoot` container. */
export function rootOf(container: Element): Fiber | null {
  const host = ofReact(container, '__reactContainer$') as Fiber | null;
  const { current } = (host?.stateNode ?? {}) as { current?: unknown };
  return isFiber(current) ? current : null;
}

export const isComponent = ({ tag }: Fiber): boolean =>
  tag === kinds.function || tag === kinds.forwardRef || tag === kinds.memo || tag === kinds.simpleMemo;

export const typeOf = ({ elementType }: Fiber): ElementType => elementType as ElementType;

/** Context and value of a provider; null for any other fiber. */
export function providedBy({ tag, type, memoizedProps }: Fiber): { context: Context<unknown>; value: unknown } | null {
  if (tag !== kinds.provider) return null;
  const context = (type as { _context?: Context<unknown> })._context ?? (type as Context<unknown>);
  return { context, value: memoizedProps?.['value'] };
}

/** Whether a portal shows something; a closed dialog leaves its container empty. */
const showsElsewhere = ({ tag, stateNode }: Fiber): boolean =>
  tag === kinds.portal && (stateNode as { containerInfo: Element }).containerInfo.textContent !== '';

/** Whether a descendant is shown in a portal, as an open dialog is. */
export const holdsPortal = (fiber: Fiber): boolean =>
  childrenOf(fiber).some((child) => showsElsewhere(child) || holdsPortal(child));

/** States of a component's hooks, in order. */
export function hooksOf(fiber: Fiber): unknown[] {
  const kept: unknown[] = [];
  if (!isComponent(fiber)) return kept;
  for (let hook = fiber.memoizedState; hook && typeof hook === 'object' && 'next' in hook; hook = hook.next) {
    kept.push(hook.memoizedState);
  }
  return kept;
}

export function* within(fiber: Fiber): Generator<Fiber> {
  yield fiber;
  for (const child of childrenOf(fiber)) yield* within(child);
}

/** Path from a component to an element inside it. */
export type Way = readonly Pick<Fiber, 'key' | 'index' | 'elementType'>[];

/** The element at the same path below another component. Finds list rows by key, all else by index. */
export function follow(from: Fiber, way: Way): Element | null {
  const keyed = way.findLastIndex(({ key }) => key !== null);
  const found = keyed < 0 ? null : theOnly(from, way[keyed] as Way[number]);
  const end = (found && walk(found, way.slice(keyed + 1))) ?? walk(from, way);
  return end?.tag === kinds.element ? (end.stateNode as Element) : null;
}

function theOnly(from: Fiber, { key, elementType }: Way[number]): Fiber | null {
  const all = [...within(from)].filter((fiber) => fiber.key === key && fiber.elementType === elementType);
  return all.length === 1 ? (all[0] as Fiber) : null;
}

function walk(from: Fiber, way: Way): Fiber | null {
  let fiber: Fiber | undefined = from;
  for (const { index, elementType } of way) {
    fiber = childrenOf(fiber).find((child) => child.elementType === elementType && child.index === index);
    if (!fiber) return null;
  }
  return fiber;
}

/** What people call a part of the page: its accessible name, its heading, or its element. */
export function nameOfPart(fiber: Fiber): string {
  const host = [...within(fiber)].find(({ tag }) => tag === kinds.element)?.stateNode;
  if (!(host instanceof Element)) return '';
  const labelledBy = host.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const names = [
    host.getAttribute('aria-label'),
    ...labelledBy.map((id) => host.ownerDocument.getElementById(id)?.textContent),
    host.querySelector('h1, h2, h3, h4')?.textContent,
  ];
  return names.find((name) => name?.trim())?.trim() ?? `<${host.localName}>`;
}
