import { beforeAll, expect, test } from 'vitest';
import { harWords } from '../../../mocks/devtools/panel/share/life/har-words.ts';
import type { StartRecords } from '../../../mocks/kernel/journal.ts';
import { type Random, randomFor } from '../../../mocks/kernel/random.ts';
import { readHar } from '../../../mocks/life/har.ts';
import { makeLife } from '../../../mocks/life/make-life.ts';
import { LifeRefused } from '../../../mocks/life/refused.ts';
import { everyday } from '../../../scenarios/everyday.ts';
import { openSandbox } from '../../support/worlds/open-sandbox.ts';
import { type Har, type HarEntry, HarRecorder, harBase, readEverything } from '../../support/worlds/recorded-har.ts';

type Mutation = (har: Har, entry: HarEntry, random: Random) => unknown;

const textOf = (entry: HarEntry) => entry.response.content.text ?? '';
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Changes to a HAR by copying, by browsers or by attackers. */
const mutations: Readonly<Record<string, Mutation>> = {
  'cut file': (har, _entry, random) => JSON.stringify(har).slice(0, random.int(1, 40_000)),
  'cut body': (_har, entry, random) => {
    entry.response.content.text = textOf(entry).slice(0, random.int(0, textOf(entry).length - 1));
  },
  'entry twice': (har, entry) => void har.log.entries.push(structuredClone(entry)),
  'entry gone': (har, entry) => void har.log.entries.splice(har.log.entries.indexOf(entry), 1),
  'another order': (har, _entry, random) => void har.log.entries.sort(() => random.next() - 0.5),
  'foreign host': (_har, entry) => {
    entry.request.url = entry.request.url.replace('api.client.example', 'ads.example');
  },
  'base64 body': (_har, entry) => {
    entry.response.content = { ...entry.response.content, encoding: 'base64', text: base64(textOf(entry)) };
  },
  'wrong base64': (_har, entry) => void Object.assign(entry.response.content, { encoding: 'base64', text: '%%%' }),
  'another status': (_har, entry, random) => void Object.assign(entry.response, { status: random.pick([0, 304, 500]) }),
  'no response': (_har, entry) => void Object.assign(entry, { response: null }),
  'no time': (_har, entry) => void Object.assign(entry, { startedDateTime: 'never' }),
  'a number as text': (_har, entry) => {
    entry.response.content.text = textOf(entry).replace(/:(\d+(\.\d+)?)/, ':"$1"');
  },
  'an unknown field': (_har, entry) => {
    const text = textOf(entry).replace(/^\{/, '{"lineId":"somchai99",');
    entry.response.content = { ...entry.response.content, text, size: new TextEncoder().encode(text).length };
  },
};

/** Mutations that still yield the right world. */
const harmless = ['entry twice', 'another order', 'base64 body'];

let har: Har;
let right: StartRecords;
const lifeFrom = async (text: string) =>
  (
    await makeLife({
      recording: readHar(text, harBase),
      player: null,
      usual: everyday.switches,
      unlike: [],
      writes: false,
    })
  ).life.records;

beforeAll(async () => {
  const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
  await readEverything(recorder);
  har = recorder.har();
  right = await lifeFrom(JSON.stringify(har));
});

/** Facts of a world that no replacement changes: amounts by account, lengths of lists. */
const amountsIn = ({ balances }: StartRecords) => Object.values(balances);
const lengthsIn = ({ logs }: StartRecords) =>
  Object.fromEntries(Object.entries(logs).map(([key, rows]) => [key.split(':')[0], rows.length]));

test.each(Object.keys(mutations).flatMap((name) => Array.from({ length: 16 }, (_, round) => [name, round] as const)))(
  '%s, round %i: gives a clear refusal or the right world',
  async (name, round) => {
    const random = randomFor(round, name);
    const copy = structuredClone(har);
    const text = mutations[name]?.(copy, random.pick(copy.log.entries), random);
    try {
      const records = await lifeFrom(typeof text === 'string' ? text : JSON.stringify(copy));
      expect(amountsIn(records)).toEqual(amountsIn(right));
      expect(lengthsIn(right)).toMatchObject(lengthsIn(records));
      expect(JSON.stringify(records)).not.toContain('somchai99');
    } catch (error) {
      if (!(error instanceof LifeRefused) || harmless.includes(name)) throw error;
      expect(harWords.en.refused[error.reason]).toMatch(/\w+ \w+/);
    }
  },
);
