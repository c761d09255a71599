/** Debian's WebKit: the WebKitGTK MiniBrowser on a virtual screen, driven over WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/run/free-port.ts';
import { type Engine, type Key, type Profile, screen, type Tab } from './driver.ts';
import { WebDriverSession } from './webdriver.ts';

/** WebDriver's code points for keys. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', Backspace: '\uE003' };

/** Makes the toolbar narrower than a phone; the animation setting controls the reduced-motion media query. */
const look = `headerbar, headerbar *, toolbar, toolbar *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n`;
const settings = '[Settings]\ngtk-enable-animations=0\n';

/** Runs in the page: its size once it is at most that wide, or after 10 s. */
async function innerSize(widest: number): Promise<{ width: number; height: number }> {
  const fits = () => innerWidth <= widest;
  for (let look = 0; look < 500 && !fits(); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { width: innerWidth, height: innerHeight };
}

class WebKitTab implements Tab {
  /** WebDriver reports none; the tools in the page do. */
  readonly exceptions: readonly string[] = [];
  readonly #session: WebDriverSession;
  readonly #handle: string;
  readonly #choose: (handle: string) => Promise<void>;

  constructor(session: WebDriverSession, handle: string, choose: (handle: string) => Promise<void>) {
    this.#session = session;
    this.#handle = handle;
    this.#choose = choose;
  }

  async #post(command: string, body?: object): Promise<unknown> {
    await this.#choose(this.#handle);
    return this.#session.post(command, body);
  }

  async open(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const script = `return (${task}).apply(null, arguments)`;
    return (await this.#post('/execute/sync', { script, args })) as Awaited<Result>;
  }

  async inject(script: string): Promise<void> {
    await this.#post('/execute/sync', { script, args: [] });
  }

  async press({ x, y }: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('/actions', { actions: [{ type: 'pointer', id: 'finger', actions }] });
  }

  async type(text: string): Promise<void> {
    await this.#choose(this.#handle);
    const focused = await this.#session.element('/element/active');
    await this.#session.post(`${focused}/value`, { text });
  }

  key = (key: Key) => this.type(keys[key]);

  async choose(selector: string, paths: readonly string[]): Promise<void> {
    await this.#choose(this.#handle);
    const field = await this.#session.element('/element', { using: 'css selector', value: selector });
    await this.#session.post(`${field}/value`, { text: paths.join('\n') });
  }

  async picture(): Promise<Uint8Array> {
    await this.#choose(this.#handle);
    return Buffer.from((await this.#session.get('/screenshot')) as string, 'base64');
  }

  show = () => this.#choose(this.#handle);

  /** Enlarges the window by its frame, so that the page has the size of a phone. */
  async fitScreen(): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, ...screen });
    const inner = await this.run(innerSize, screen.width);
    const [width, height] = [2 * screen.width - inner.width, 2 * screen.height - inner.height];
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }
}

class WebKitProfile implements Profile {
  readonly #session: WebDriverSession;
  #first = true;
  #chosen = '';

  constructor(session: WebDriverSession) {
    this.#session = session;
  }

  async newTab(): Promise<Tab> {
    const handle = this.#first
      ? ((await this.#session.get('/window')) as string)
      : ((await this.#session.post('/window/new', { type: 'window' })) as { handle: string }).handle;
    this.#first = false;
    const tab = new WebKitTab(this.#session, handle, (wanted) => this.#switchTo(wanted));
    await tab.fitScreen();
    return tab;
  }

  async #switchTo(handle: string): Promise<void> {
    if (handle === this.#chosen) return;
    await this.#session.post('/window', { handle });
    this.#chosen = handle;
  }

  close = () => this.#session.end();
}

/** The first line of a stream. */
async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('The process ended before it wrote a line.');
}

/** Starts a virtual screen, which picks its own number. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const size = `${screen.width + 200}x${screen.height + 200}x24`;
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return { process: child, display: `:${await firstLine(child.stdio[3] as Readable)}` };
}

/** Waits until the driver listens. */
async function answers(driver: string): Promise<void> {
  const limit = AbortSignal.timeout(20_000);
  for (;;) {
    limit.throwIfAborted();
    const isUp = await fetch(`${driver}/status`, { signal: limit }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
}

interface Driver {
  url: string;
  /** Kills the driver and its browsers. */
  stop(): Promise<void>;
}

/** @param home the folder of the settings @param display the screen */
async function startDriver(home: string, display: string): Promise<Driver> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      TZ: 'Asia/Bangkok',
      XDG_CONFIG_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's own sandbox does not work in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
    // a process group of its own, so that its browsers are killed with it
    detached: true,
  });
  const ended = once(child, 'exit');
  await answers(url);
  return {
    url,
    stop: async () => {
      try {
        process.kill(-(child.pid as number), 'SIGKILL');
      } catch {
        // the driver has crashed; its group is gone
      }
      await ended;
    },
  };
}

const startSession = (driver: string, miniBrowser: string) =>
  WebDriverSession.start(driver, {
    // `normal` waits for the load event of every navigation; the app says itself when it is ready.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });

export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const { process: display, display: number } = await startScreen();
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), look);
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), settings);
  let driver = await startDriver(home, number);
  // About one start in fifty gets no response, for an unknown reason. No test runs yet, so a new driver tries again.
  const newSession = async (triesLeft = 2): Promise<WebDriverSession> => {
    try {
      return await startSession(driver.url, miniBrowser);
    } catch (problem) {
      if (triesLeft === 0) throw problem;
      console.warn('WebKit did not start and is started by a new driver:', problem);
      await driver.stop();
      driver = await startDriver(home, number);
      return newSession(triesLeft - 1);
    }
  };
  return {
    newProfile: async () => new WebKitProfile(await newSession()),
    stop: async () => {
      await driver.stop();
      display.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
