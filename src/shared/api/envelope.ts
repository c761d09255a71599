import { errorStatus, sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { isRecord } from '../base/is-record.ts';

/** What a body turns out to be, before it is held against the contract. */
export type Opened =
  | { readonly kind: 'answer'; readonly value: unknown }
  /** `raw`: what the server said, a code or prose; null when it only said no. */
  | { readonly kind: 'refusal'; readonly raw: string | null }
  | { readonly kind: 'unread' };

const unread: Opened = { kind: 'unread' };

/** The words of a wrapping. Where an operation has one of them as a field of its own, it is that field there. */
const wrapping: ReadonlySet<string> = new Set([
  ...(['data', 'success', 'ok', 'status', 'statusCode'] as const),
  ...(['message', 'error', 'code'] as const),
]);

/** What a mark of success says when it says no. */
const noes: ReadonlySet<unknown> = new Set([false, 0, 'false', 'error', 'fail', 'failed', 'failure']);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Null for what is no code of the contract. */
const statusOf = (text: string): number | null =>
  Object.hasOwn(errorStatus, text) ? errorStatus[text as keyof typeof errorStatus] : null;
const isRefusalCode = (text: string) => (statusOf(text) ?? 0) >= 400;

/** The texts in which a body says why, those of an error that is an object of its own among them. */
function textsOf(body: unknown): string[] {
  if (!isRecord(body)) return [];
  const inner = isRecord(body.error) ? body.error : {};
  return [body.message, body.error, body.code, inner.message, inner.code].filter(isText);
}

/** What a refusal says: a code of the contract wherever it stands, else the first text. */
const reasonIn = (body: unknown): string | null => {
  const texts = textsOf(body);
  return texts.find(isRefusalCode) ?? texts[0] ?? null;
};

/**
 * What an answer that is not 2xx says. From 500 on only `message` and codes of the contract count: any other text there
 * may be a gateway's, which does not know what became of the request.
 */
export function reasonOf(status: number, body: unknown): string | null {
  const reason = reasonIn(body);
  if (status < 500 || reason === null || isRefusalCode(reason)) return reason;
  return isRecord(body) && isText(body.message) ? body.message : null;
}

/** The HTTP status that belongs to a refusal inside a 2xx, so that it goes the way of every other refusal. */
export const statusOfReason = (raw: string | null): number => Math.max(400, (raw !== null && statusOf(raw)) || 0);

/** One layer of a body, judged by the fields its operation asks for. */
class Layer {
  private readonly body: Record<string, unknown>;
  private readonly asked: ReadonlySet<string>;

  constructor(body: Record<string, unknown>, asked: ReadonlySet<string>) {
    this.body = body;
    this.asked = asked;
  }

  /** A word of the wrapping; undefined where the operation has a field of that name. */
  private word(name: string): unknown {
    return Object.hasOwn(this.body, name) && !this.asked.has(name) ? this.body[name] : undefined;
  }

  private get saysNo(): boolean {
    const mark = (value: unknown) => noes.has(typeof value === 'string' ? value.trim().toLowerCase() : value);
    if (['success', 'ok', 'status'].some((name) => mark(this.word(name)))) return true;
    if (['status', 'statusCode', 'code'].some((name) => Number(this.word(name) ?? 0) >= 400)) return true;
    const error = this.word('error');
    return error === true || isText(error) || (isRecord(error) && Object.keys(error).length > 0);
  }

  private get saysYes(): boolean {
    if (this.word('success') === true || this.word('ok') === true) return true;
    const statuses = textsOf(this.body).map(statusOf);
    return statuses.includes(200) && !statuses.some((status) => status !== null && status >= 400);
  }

  /** A code of a refusal that stands there without any mark of success or failure. */
  private get bareCode(): string | null {
    // Where the contract promises a message and nothing else, the message is the whole answer.
    const onlyMessage = this.asked.size === 1 && this.asked.has('message');
    const said = [onlyMessage ? this.body.message : this.word('message'), this.word('error'), this.word('code')];
    return said.filter(isText).find(isRefusalCode) ?? null;
  }

  /** Null when the layer refuses nothing. */
  get verdict(): Opened | null {
    if (this.saysNo) return this.saysYes ? unread : { kind: 'refusal', raw: reasonIn(this.body) };
    const code = this.bareCode;
    if (code === null) return null;
    // A success that only mentions the end of a session ends none, and is no answer either.
    return this.saysYes || sessionEndingCodes.has(code) ? unread : { kind: 'refusal', raw: code };
  }

  /** Whether the body holds at least one of the fields asked for. */
  get holdsAny(): boolean {
    return [...this.asked].some((name) => Object.hasOwn(this.body, name));
  }

  /** What is wrapped in this layer; undefined when it is no wrapping. */
  get content(): unknown {
    const own = [...this.asked].some((name) => !wrapping.has(name) && Object.hasOwn(this.body, name));
    return own ? undefined : this.word('data');
  }
}

/**
 * Opens the body of a 2xx, the same way for every operation: `data` is taken out of its wrapping, however often it is
 * wrapped; a no is a refusal, in whichever layer it stands; a body with none of the fields asked for is unread.
 * @param asked the fields of the operation's answer
 */
export function openBody(body: unknown, asked: ReadonlySet<string>): Opened {
  let value = body;
  let layer: unknown = body;
  while (isRecord(layer)) {
    const current = new Layer(layer, asked);
    const { verdict, content } = current;
    if (verdict) return verdict;
    if (content === undefined) break;
    // A message beside something else that is called data is the answer itself.
    const better = isRecord(content) && new Layer(content, asked).holdsAny;
    if (better || (value === layer && !current.holdsAny)) value = content;
    layer = content;
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return { kind: 'answer', value };
  return new Layer(value, asked).holdsAny ? { kind: 'answer', value } : unread;
}
