/** A minimal client of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */

/** Time limit of a command, ms: a hanging driver fails the journey. */
const commandLimit = 30_000;
/** Time limit for the start of a browser on a busy machine, ms. */
const startLimit = 30_000;

/** WebDriver's key for element references. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export class WebDriverSession {
  readonly #driver: string;
  readonly #id: string;

  private constructor(driver: string, id: string) {
    this.#driver = driver;
    this.#id = id;
  }

  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const made = await command(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } }, startLimit);
    return new WebDriverSession(driver, (made as { sessionId: string }).sessionId);
  }

  get(path: string): Promise<unknown> {
    return command(this.#driver, 'GET', `/session/${this.#id}${path}`);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return command(this.#driver, 'POST', `/session/${this.#id}${path}`, body);
  }

  /** The path of the commands of an element. */
  async element(path: string, body?: object): Promise<string> {
    const found = (await (body ? this.post(path, body) : this.get(path))) as Record<string, string>;
    return `/element/${found[elementKey]}`;
  }

  async end(): Promise<void> {
    await command(this.#driver, 'DELETE', `/session/${this.#id}`);
  }
}

async function command(
  driver: string,
  method: string,
  path: string,
  body?: object,
  limit = commandLimit,
): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(limit),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: unknown) => {
    throw new Error(`${method} ${path} had no answer from the driver`, { cause: error });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}
