/** The real app (providers, routes, pages) in a simulated document, backed by the simulator. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import { Providers } from '../../src/app/app.tsx';
import { AppRoutes } from '../../src/app/routes.tsx';
import { crashOf } from '../../src/app/screen/crash.tsx';
import { initI18n } from '../../src/shared/i18n/i18n.ts';
import { Boundary } from '../../src/shared/parts/guard.tsx';
import { resyncSession } from '../../src/shared/session/session.ts';
import type { Backend } from './backend.ts';
import type { Driver } from './screen.ts';
import { textOf } from './screen-text.ts';

const port = { config: {}, onWorldReplaced: () => () => undefined };
/** Clock step, ms: short steps first, then those of a retried read. */
const stepMs = (step: number) => (step < 6 ? 60 : 500);
const maxSteps = 24;

/** Every chunk of the app and every late part of the simulator. */
const chunks = import.meta.glob([
  '../../src/{app,features,shared}/**/*.{ts,tsx}',
  '../../mocks/{domains,engine,kernel,wire}/**/*.ts',
  '!**/*.test.{ts,tsx}',
  '!**/generated/**',
]);
const libraries = [
  () => import('qrcode'),
  () => import('crypto-js/aes'),
  () => import('crypto-js/enc-utf8'),
  () => import('crypto-js/lib-typedarrays'),
];
/** Loads all code and the English texts before the clock is frozen. */
export async function prepareApp(): Promise<void> {
  localStorage.setItem('locale', 'en');
  await initI18n();
  await Promise.all([...Object.values(chunks), ...libraries].map((load) => load()));
}

const { setImmediate: later } = globalThis;
/** Lets real work end that the fake clock does not know: chunk loading, storage reads. */
const realTurn = () => new Promise<void>((resolve) => void later(resolve));

let root: Root | null = null;
let client: QueryClient | null = null;

/** Renders beside the routes and exposes the app's query client, so that a mounted screen can refetch. */
function Client() {
  const own = useQueryClient();
  useEffect(() => {
    client = own;
  }, [own]);
  return null;
}

/** Makes the screen forget an operation's response and refetch it, as on opening. */
export async function askAgain(backend: Backend, id: OperationId): Promise<void> {
  const { method } = operations[id];
  await act(
    async () =>
      void client?.resetQueries({
        predicate: ({ queryKey }) =>
          queryKey.some((part) => typeof part === 'string' && matchOperation(method, part)?.id === id),
      }),
  );
  await settle(backend);
}

/** Advances time until no call is pending and nothing on the screen is busy. */
export async function settle(backend: Backend, least = 2): Promise<void> {
  let quiet = 0;
  for (let step = 0; step < maxSteps && quiet < least; step += 1) {
    await act(() => vi.advanceTimersByTimeAsync(stepMs(step)));
    await realTurn();
    const busy =
      backend.open > 0 ||
      !('ready' in document.documentElement.dataset) ||
      document.querySelector('[aria-busy="true"]');
    quiet = busy ? 0 : quiet + 1;
  }
}

export async function mount(backend: Backend, path: string, token: string | null): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('locale', 'en');
  if (token !== null) sessionStorage.setItem('token', token);
  resyncSession();
  history.replaceState(null, '', path);
  const place = document.getElementById('root');
  if (!place) throw new Error('There is no place for the app.');
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <Boundary fallback={crashOf('root')}>
        <Providers port={port}>
          <Client />
          <AppRoutes />
        </Providers>
      </Boundary>,
    ),
  );
  await settle(backend);
}

export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  root = null;
  // Starting and ending another session makes the app forget all responses.
  sessionStorage.setItem('token', 'between-two-cases');
  resyncSession();
  sessionStorage.clear();
  localStorage.clear();
  resyncSession();
}

export class DocumentHands implements Driver {
  readonly #backend: Backend;
  constructor(backend: Backend) {
    this.#backend = backend;
  }

  #find(selector: string, name: string | RegExp): HTMLElement | undefined {
    const fits = (said: string) => (typeof name === 'string' ? said === name : name.test(said));
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    return all.findLast(
      (element) =>
        fits(element.getAttribute('aria-label') ?? '') ||
        fits((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()) ||
        [...document.querySelectorAll('label')].some(
          (label) =>
            label.htmlFor !== '' &&
            label.htmlFor === element.id &&
            fits((label.textContent ?? '').replace(/\s*\*$/, '').trim()),
        ),
    );
  }

  readonly #has = (name: string | RegExp): boolean => this.#find('button, a, [role=option]', name) !== undefined;

  async press(name: string | RegExp): Promise<void> {
    const button = this.#find('button, a, [role=option], [role=combobox]', name);
    if (!button) throw new Error(`There is no button ${name}.\n${textOf(document.body).slice(0, 1500)}`);
    await act(async () => button.click());
    await settle(this.#backend);
  }

  async type(name: string | RegExp, text: string): Promise<void> {
    const field = this.#find('input, textarea', name) as HTMLInputElement | undefined;
    if (!field) throw new Error(`There is no field ${name}.\n${textOf(document.body).slice(0, 1500)}`);
    await act(async () => {
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle(this.#backend, 1);
  }

  async submit(selector = 'form'): Promise<void> {
    const form = [...document.querySelectorAll<HTMLFormElement>(selector)].at(-1);
    if (!form) throw new Error(`There is no ${selector}.`);
    await act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await settle(this.#backend);
  }

  async choose(file: File): Promise<void> {
    const field = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
    if (!field) throw new Error('There is no field for a file.');
    await act(async () => {
      Object.defineProperty(field, 'files', { value: [file], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle(this.#backend);
  }

  tryPress = async (name: string | RegExp): Promise<void> => (this.#has(name) ? this.press(name) : undefined);

  async pressFirst(name: string | RegExp): Promise<void> {
    const fits = (label: string | null) =>
      label !== null && (name instanceof RegExp ? name.test(label) : label === name);
    const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-label]')];
    const button = buttons.find((one) => fits(one.getAttribute('aria-label')));
    if (!button) throw new Error(`There is no button ${name}.`);
    await this.#click(button);
  }

  async #click(button: HTMLElement): Promise<void> {
    await act(async () => button.click());
    await settle(this.#backend);
  }

  async wait(ms: number): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await settle(this.#backend, 1);
  }

  #game(code: string): HTMLElement | undefined {
    const name = this.#backend.gameName(code);
    return [...document.querySelectorAll<HTMLElement>('button[data-active]')].find((card) =>
      [...card.querySelectorAll('span')].some(({ textContent }) => textContent === name),
    );
  }

  async tryOpenGame(code: string): Promise<void> {
    const card = this.#game(code);
    if (card) await this.#click(card);
  }

  async openGame(code: string): Promise<void> {
    if (!this.#game(code)) throw new Error(`There is no game ${code}.`);
    await this.tryOpenGame(code);
  }

  async pick(list: string, account: string): Promise<void> {
    const wheel = [...document.querySelectorAll('[role=listbox]')].find(
      ({ attributes }) =>
        document.getElementById(attributes.getNamedItem('aria-labelledby')?.value ?? '')?.textContent === list,
    );
    const option = [...(wheel?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find(({ textContent }) =>
      textContent?.includes(account),
    );
    if (!option) throw new Error(`There is no account ${account} in ${list}.`);
    await this.#click(option);
  }

  async tryPressFirstBonus(): Promise<void> {
    const card = document.querySelector<HTMLElement>('button[data-state="open"]');
    if (card) await this.#click(card);
  }
}
