import { errorStatus, sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { isRecord } from '../base/is-record.ts';

/** What a body turns out to be, before it is checked against the contract. */
export type Opened =
  | { readonly kind: 'answer'; readonly value: unknown }
  /** `raw`: a code or other text of the server; null when it only refused. */
  | { readonly kind: 'refusal'; readonly raw: string | null }
  /** Neither: it can't be read. */
  | { readonly kind: 'unreadable' };

const unreadable: Opened = { kind: 'unreadable' };

/** Field names of an envelope. Where an operation has a field of that name itself, it is that field there. */
const envelopeNames: ReadonlySet<string> = new Set([
  'data',
  'success',
  'ok',
  'status',
  'statusCode',
  'message',
  'error',
  'code',
]);

/** Values of `success`, `ok` or `status` that mean a failure. */
const failureMarks: ReadonlySet<unknown> = new Set([false, 0, 'false', 'error', 'fail', 'failed', 'failure']);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** HTTP status of a code; null for what is no code of the contract. */
const statusOf = (text: string): number | null =>
  Object.hasOwn(errorStatus, text) ? errorStatus[text as keyof typeof errorStatus] : null;
const isRefusalCode = (text: string) => (statusOf(text) ?? 0) >= 400;

/** The texts of a body that may be its reason, those of an `error` object among them. */
function textsOf(body: unknown): string[] {
  if (!isRecord(body)) return [];
  const inner = isRecord(body.error) ? body.error : {};
  return [body.message, body.error, body.code, inner.message, inner.code].filter(isText);
}

/** The reason of a refusal: a code of the contract, in whichever field, else the first text. */
const reasonIn = (body: unknown): string | null => {
  const texts = textsOf(body);
  return texts.find(isRefusalCode) ?? texts[0] ?? null;
};

/**
 * The reason of a response that is not 2xx. From 500 on, only `message` and the contract's codes count, as other text
 * may be a gateway's. Only a code tells the outcome of the request (MNY-39).
 */
export function reasonOf(status: number, body: unknown): string | null {
  const reason = reasonIn(body);
  if (status < 500 || reason === null || isRefusalCode(reason)) return reason;
  return isRecord(body) && isText(body.message) ? body.message : null;
}

/** What a gateway applies to a request before it passes it on: such a request was not carried out. */
const limitsOfGateways: readonly number[] = [413, 429];

/**
 * Whether a response that is not 2xx may come from a gateway, which does not know the outcome of the request (MNY-220):
 * it is no JSON object, or it has no code and its status is that of a late, unreachable or broken server.
 */
export function mayBeOfGateway(status: number, body: unknown): boolean {
  if (!isRecord(body)) return !limitsOfGateways.includes(status);
  return (status === 408 || status >= 500) && !textsOf(body).some(isRefusalCode);
}

/** The HTTP status that belongs to a refusal inside a 2xx, so that it is handled like every other refusal. */
export const statusOfReason = (raw: string | null): number => Math.max(400, (raw !== null && statusOf(raw)) || 0);

/** One level of a body, which may be an envelope: judged by the fields of the operation's answer. */
class Layer {
  readonly #body: Record<string, unknown>;
  readonly #asked: ReadonlySet<string>;

  constructor(body: Record<string, unknown>, asked: ReadonlySet<string>) {
    this.#body = body;
    this.#asked = asked;
  }

  /** A field of the envelope; undefined where the operation has a field of that name. */
  #envelopeField(name: string): unknown {
    return Object.hasOwn(this.#body, name) && !this.#asked.has(name) ? this.#body[name] : undefined;
  }

  get #isMarkedFailed(): boolean {
    const mark = (value: unknown) => failureMarks.has(typeof value === 'string' ? value.trim().toLowerCase() : value);
    if (['success', 'ok', 'status'].some((name) => mark(this.#envelopeField(name)))) return true;
    if (['status', 'statusCode', 'code'].some((name) => Number(this.#envelopeField(name) ?? 0) >= 400)) return true;
    const error = this.#envelopeField('error');
    return error === true || isText(error) || (isRecord(error) && Object.keys(error).length > 0);
  }

  /** Where the contract promises only a message, the message is the whole response. */
  get #isOnlyMessage(): boolean {
    return this.#asked.size === 1 && this.#asked.has('message');
  }

  get #isMarkedSuccessful(): boolean {
    if (this.#envelopeField('success') === true || this.#envelopeField('ok') === true) return true;
    const statuses = textsOf(this.#body).map(statusOf);
    return statuses.includes(200) && !statuses.some((status) => status !== null && status >= 400);
  }

  /** The code of a refusal without any mark of success or failure. */
  get #bareCode(): string | null {
    const said = [
      this.#isOnlyMessage ? this.#body.message : this.#envelopeField('message'),
      this.#envelopeField('error'),
      this.#envelopeField('code'),
    ];
    return said.filter(isText).find(isRefusalCode) ?? null;
  }

  /** Null when the layer refuses nothing. */
  get verdict(): Opened | null {
    if (this.#isMarkedFailed)
      return this.#isMarkedSuccessful ? unreadable : { kind: 'refusal', raw: reasonIn(this.#body) };
    const code = this.#bareCode;
    if (code === null) return null;
    // A success with a code that ends sessions is unreadable, and the session stays.
    return this.#isMarkedSuccessful || sessionEndingCodes.has(code) ? unreadable : { kind: 'refusal', raw: code };
  }

  /** Whether it says of a command that it was done, in other words than a message. */
  get isDone(): boolean {
    return this.#isOnlyMessage && this.#isMarkedSuccessful;
  }

  /** Whether the body holds at least one of the fields asked for. */
  get holdsAny(): boolean {
    return [...this.#asked].some((name) => Object.hasOwn(this.#body, name));
  }

  /** The content of this envelope; undefined when it is none. */
  get content(): unknown {
    const own = [...this.#asked].some((name) => !envelopeNames.has(name) && Object.hasOwn(this.#body, name));
    return own ? undefined : this.#envelopeField('data');
  }
}

/**
 * Opens the body of a 2xx: takes `data` out of any number of envelopes. A failure in one is a refusal; a body without
 * any expected field is unreadable.
 * @param asked the fields of the operation's response
 */
export function openBody(body: unknown, asked: ReadonlySet<string>): Opened {
  let value = body;
  let layer: unknown = body;
  let isDone = false;
  while (isRecord(layer)) {
    const current = new Layer(layer, asked);
    const { verdict, content } = current;
    if (verdict) return verdict;
    isDone ||= current.isDone;
    if (content === undefined) break;
    // When only this level holds expected fields, it is the response.
    const better = isRecord(content) && new Layer(content, asked).holdsAny;
    if (better || (value === layer && !current.holdsAny)) value = content;
    layer = content;
  }
  if (isRecord(value) && new Layer(value, asked).holdsAny) return { kind: 'answer', value };
  if (isDone) return { kind: 'answer', value: { message: 'SUCCESS' } };
  return isRecord(value) && Object.keys(value).length > 0 ? unreadable : { kind: 'answer', value };
}
