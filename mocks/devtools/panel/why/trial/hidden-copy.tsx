/** Renders a copy of a component of the app, invisible and without effects. */
import { Activity, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Client, KeptAnswer, KeptAnswers } from './answers.ts';
import { type Fiber, follow, providedBy, rootOf, typeOf, type Way } from './fibers.ts';

/** Everything readable in an element: text, and the attributes of pictures, names and colours. */
export function readingOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].flatMap((each) =>
    readAttributes.map((name) => (each.hasAttribute(name) ? `${name}=${each.getAttribute(name)}` : '')),
  );
  return [element.localName, element.textContent, ...parts.filter((part) => part !== '')].join('\n');
}
const readAttributes = ['alt', 'src', 'aria-label', 'data-tone', 'disabled', 'aria-disabled'];

/** Result of a render: `gone` when the element is missing, `failed` when it threw or was late. */
export type Outcome = { readonly kind: 'read'; readonly reading: string } | { readonly kind: 'gone' | 'failed' };

/**
 * A component in a document that is not shown, so it loads no pictures; a hidden Activity runs no effects. It has the
 * contexts of the screen, and a query client of its own that fetches nothing.
 */
export class HiddenCopy {
  readonly #level: Fiber;
  readonly #way: Way;
  readonly #above: readonly Fiber[];
  readonly #client: Client;
  readonly #answers: KeptAnswers;
  readonly #box: HTMLElement;
  readonly #root: Root;
  #failed = false;
  /** Last error of the component; null when it was only late. */
  failure: string | null = null;
  #count = 0;
  #wake: () => void = () => undefined;
  readonly #longest: number;

  /**
   * @param path to the element, from the root
   * @param depth of the component in the path
   * @param longest time limit of a render, real ms: a suspended one never ends
   */
  constructor(path: readonly Fiber[], depth: number, client: Client, answers: KeptAnswers, longest: number) {
    this.#longest = longest;
    this.#level = path[depth] as Fiber;
    this.#way = path.slice(depth + 1);
    this.#above = path.slice(0, depth);
    this.#client = client;
    this.#answers = answers;
    this.#box = document.implementation.createHTMLDocument().createElement('div');
    const fail = (problem: unknown) => {
      this.#failed = true;
      this.failure = problem instanceof Error ? problem.message : String(problem);
      this.#wake();
    };
    const quiet = { onUncaughtError: fail, onCaughtError: fail, onRecoverableError: () => undefined };
    this.#root = createRoot(this.#box, quiet);
    new MutationObserver(() => this.#wake()).observe(this.#box, { childList: true, subtree: true });
  }

  /** Renders the component with changed data in some responses. */
  async render(changed: ReadonlyMap<KeptAnswer, unknown>): Promise<Outcome> {
    this.#failed = false;
    this.#count += 1;
    const client = this.#shadow(changed);
    const props = this.#answers.propsWith(this.#level, changed);
    const copy: ReactNode = this.#above.toReversed().reduce<ReactNode>(
      (inside, fiber) => {
        const provided = providedBy(fiber);
        if (!provided) return inside;
        const value = provided.value === this.#client ? client : provided.value;
        return createElement(provided.context, { value }, inside);
      },
      createElement(typeOf(this.#level), props as never),
    );
    // a new key for each render, so that nothing of the last one stays
    const number = String(this.#count);
    const drawn = new Promise<void>((resolve) => {
      this.#wake = () => {
        if (this.#failed || this.#box.querySelector(`[data-copy="${number}"]`)) resolve();
      };
      setTimeout(resolve, this.#longest);
    });
    flushSync(() =>
      this.#root.render(
        <Activity key={number} mode="hidden">
          <div data-copy={number}>{copy}</div>
        </Activity>,
      ),
    );
    this.#wake();
    await drawn;
    return this.#outcome(number);
  }

  #outcome(number: string): Outcome {
    const box = this.#box.querySelector(`[data-copy="${number}"]`);
    if (this.#failed || !box) return { kind: 'failed' };
    const level = this.#findLevel();
    const element = level && follow(level, this.#way);
    return element ? { kind: 'read', reading: readingOf(element) } : { kind: 'gone' };
  }

  #findLevel(): Fiber | null {
    const wanted = this.#level.elementType;
    const queue = [rootOf(this.#box)];
    for (let fiber = queue.shift(); fiber; fiber = queue.shift()) {
      if (fiber.elementType === wanted) return fiber;
      for (let child = fiber.child; child; child = child.sibling) queue.push(child);
    }
    return null;
  }

  /** A query client that holds the responses and fetches none. */
  #shadow(changed: ReadonlyMap<KeptAnswer, unknown>): Client {
    const shadow = new (this.#client.constructor as new () => Client)();
    const usual = shadow.defaultQueryOptions.bind(shadow);
    shadow.defaultQueryOptions = (options) => ({ ...usual(options), enabled: false });
    for (const answer of this.#client.getQueryCache().getAll()) {
      const { queryKey, queryHash, state } = answer;
      const data = changed.has(answer) ? changed.get(answer) : state.data;
      shadow.getQueryCache().build(shadow, { queryKey, queryHash }, { ...state, data });
    }
    return shadow;
  }

  end(): void {
    this.#root.unmount();
  }
}
