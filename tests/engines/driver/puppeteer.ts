/** Chromium and Firefox, driven by Puppeteer: over the DevTools protocol, and over WebDriver BiDi. */
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { browserArgs, findBrowser } from '../../../tools/run/browser.ts';
import { type Engine, type Profile, screen, type Tab } from './driver.ts';

/** Time limit for the start of a browser, ms: a busy machine takes ten seconds for Firefox. */
const startLimit = 60_000;
/** Waits for the document only: the app itself says when it is ready. */
const arrival = { waitUntil: 'domcontentloaded', timeout: 30_000 } as const;

class PuppeteerTab implements Tab {
  readonly exceptions: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => {
      const message = error instanceof Error ? error.message : String(error);
      // Firefox reports a worker's network error, and a pending request of a page that is left, as page exceptions.
      if (!/^Failed to load (?:.*ServiceWorker passed an Error Response|‘’\.)/.test(message))
        this.exceptions.push(message);
    });
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url, arrival);
  }

  async run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const evaluate = this.#page.evaluate.bind(this.#page) as (
      run: typeof task,
      ...given: Args
    ) => Promise<Awaited<Result>>;
    return evaluate(task, ...args);
  }

  async inject(script: string): Promise<void> {
    await this.#page.evaluate(script);
  }

  press = ({ x, y }: { x: number; y: number }) => this.#page.mouse.click(x, y);
  type = (text: string) => this.#page.keyboard.type(text);
  key = (key: Parameters<Tab['key']>[0]) => this.#page.keyboard.press(key);

  async choose(selector: string, paths: readonly string[]): Promise<void> {
    const field = await this.#page.$(selector);
    if (!field) throw new Error(`no field fits ${selector}`);
    await (field as ElementHandle<HTMLInputElement>).uploadFile(...paths);
  }

  picture = () => this.#page.screenshot({ type: 'png' });
  show = () => this.#page.bringToFront();
}

class PuppeteerEngine implements Engine {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async newProfile(): Promise<Profile> {
    const context = await this.#browser.createBrowserContext();
    return {
      newTab: async () => new PuppeteerTab(await context.newPage()),
      close: () => context.close(),
    };
  }

  stop = () => this.#browser.close();
}

export async function startChromium(): Promise<Engine> {
  const { executablePath, env, headlessShell } = await findBrowser();
  const browser = await puppeteer.launch({
    executablePath,
    headless: headlessShell ? 'shell' : true,
    args: [...browserArgs, '--force-prefers-reduced-motion'],
    env: { ...env, TZ: 'Asia/Bangkok' },
    defaultViewport: screen,
    timeout: startLimit,
  });
  return new PuppeteerEngine(browser);
}

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Bangkok' },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    defaultViewport: screen,
    timeout: startLimit,
  });
  return new PuppeteerEngine(browser);
}
