/** Finds possible sources of a text that no cached response explains: error codes and recent messages. */
import type { Language } from '../../../../reference/language.ts';
import type { Sandbox } from '../../../../sandbox/sandbox.ts';
import type { TrafficCall } from '../../../../wire/traffic-log.ts';
import { loadAppTexts, plainText } from '../../../page-kit/language.ts';

/** World time, ms; toasts and form messages do not last as long. */
const lately = 60_000;

/** Keys of the app's texts that equal this text. */
export async function textKeysOf(text: string, language: Language): Promise<string[]> {
  const table = await loadAppTexts(language);
  // The table has no line-break marks.
  const letters = plainText(text);
  return Object.keys(table).filter((key) => table[key] === letters);
}

/** A call or a chat event that contains the text. */
export type Source =
  | { readonly kind: 'call'; readonly call: TrafficCall; readonly code: string | null }
  | { readonly kind: 'frame'; readonly event: string; readonly at: number; readonly id: number };

const errorTexts = 'errorMsg.';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOfBody(body: unknown): string[] {
  try {
    return textsIn(typeof body === 'string' ? (JSON.parse(body) as unknown) : body);
  } catch {
    return typeof body === 'string' ? [body] : [];
  }
}

/** Calls and chat events of the last minute with a text or its error code. @param keys result of `textKeysOf` */
export function sourcesOf(
  sandbox: Pick<Sandbox, 'calls' | 'chat' | 'now'>,
  text: string,
  keys: readonly string[],
): Source[] {
  const since = sandbox.now() - lately;
  const codes = keys.filter((key) => key.startsWith(errorTexts)).map((key) => key.slice(errorTexts.length));
  const calls = sandbox
    .calls()
    .filter(({ at }) => at >= since)
    .flatMap((call): Source[] => {
      const said = textsOfBody(call.responseBody);
      const code = said.find((each) => codes.includes(each)) ?? null;
      return code !== null || said.includes(text) ? [{ kind: 'call', call, code }] : [];
    });
  const frames = sandbox.chat
    .events()
    .filter(({ at, data }) => at >= since && textsIn(data).includes(text))
    .map(({ event, at, id }): Source => ({ kind: 'frame', event, at, id }));
  return [...calls, ...frames];
}
