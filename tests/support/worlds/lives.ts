/** Worlds made from recordings, for tests. */
import { readHar } from '../../../mocks/life/har.ts';
import { type LifeOptions, makeLife } from '../../../mocks/life/make-life.ts';
import { LifeRefused } from '../../../mocks/life/refused.ts';
import { everyday } from '../../../scenarios/everyday.ts';
import { callerOf, openSandbox } from './open-sandbox.ts';
import { type Har, HarRecorder, harBase, readEverything } from './recorded-har.ts';

/** A HAR of everything that the scenario's player can read. */
export async function recorded(scenario: string, seed = 7): Promise<Har> {
  const recorder = new HarRecorder(await openSandbox(scenario, { seed }));
  await readEverything(recorder);
  return recorder.har();
}

/** Makes the world of a HAR. */
export const lifeFrom = (har: unknown, options: Partial<LifeOptions> = {}) =>
  makeLife({
    recording: readHar(typeof har === 'string' ? har : JSON.stringify(har), harBase, options.writes),
    player: null,
    usual: everyday.switches,
    unlike: [],
    writes: false,
    ...options,
  });

/** Refusal reason of a HAR; null if accepted. */
export const refusalOf = (har: unknown, options: Partial<LifeOptions> = {}) =>
  Promise.resolve()
    .then(() => lifeFrom(har, options))
    .then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof LifeRefused)) throw error;
        return { reason: error.reason, details: error.details };
      },
    );

/** The first response to a path. */
export function answerTo(har: Har, path: string) {
  const entry = har.log.entries.find(({ request }) => request.url === `${harBase}${path}`);
  if (!entry) throw new Error(`no call of ${path}`);
  return {
    entry,
    change(edit: (body: Record<string, unknown>) => void) {
      const body = JSON.parse(entry.response.content.text ?? '') as Record<string, unknown>;
      edit(body);
      const text = JSON.stringify(body);
      entry.response.content = { ...entry.response.content, text, size: new TextEncoder().encode(text).length };
    },
  };
}

/** Opens a capsule in a new sandbox and logs its player in. */
export async function opened(capsule: string) {
  const sandbox = await openSandbox('broke');
  await sandbox.importCapsule(capsule);
  return { sandbox, player: callerOf(sandbox, sandbox.token('player')) };
}

/** Scenarios whose recorded responses are made into worlds. */
export const toldScenarios: readonly string[] = [
  'everyday',
  'slips',
  'bonus-active',
  'bonus-limits',
  'laos',
  'lucky',
  'provider-tour',
  'chat-busy',
  'first-terms',
  'no-deposit',
];
