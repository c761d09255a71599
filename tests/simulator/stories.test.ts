import { describe, expect, test } from 'vitest';
import type { BeatAction, Story } from '../../mocks/devtools/presenter/story.ts';
import { operatorActions } from '../../mocks/engine/execute/registry.ts';
import { scenarios, storyNames } from '../../scenarios/index.ts';
import { stories } from '../../scenarios/scripted.ts';
import { appWords } from '../../scenarios/stories/acts.ts';
import en from '../../src/shared/i18n/en.json' with { type: 'json' };
import la from '../../src/shared/i18n/la.json' with { type: 'json' };
import th from '../../src/shared/i18n/th.json' with { type: 'json' };
import { textAt } from '../support/texts.ts';
import { openSandbox } from '../support/worlds/open-sandbox.ts';

const actsOf = ({ opening, beats }: Story): readonly BeatAction[] => [
  ...opening,
  ...beats.flatMap(({ acts, scene }) => [...acts, ...(scene ?? [])]),
];

test('every story opens by its name, and unknown names open none', () => {
  expect(stories.map(({ name }) => name)).toEqual([...storyNames]);
});

test.each(Object.entries(appWords))('the buttons that stories press have the app’s texts: %s', (key, words) => {
  expect(words).toEqual({ th: textAt(th, key), la: textAt(la, key), en: textAt(en, key) });
});

describe.each(stories.map((story) => [story.name, story] as const))('%s', (_name, story) => {
  test('opens a world that exists', async () => {
    expect(scenarios.map(({ name }) => name)).toContain(story.world.scenario);
    const { seed = 1, set = {} } = story.world;
    const sandbox = await openSandbox(story.world.scenario, { seed, set });
    expect(sandbox.switches()).toMatchObject(set);
  });

  test('has title and texts in every language', () => {
    const { title, lead, beats } = story;
    for (const words of [title, lead, ...beats.flatMap((beat) => [beat.title, beat.says])]) {
      expect(Object.values(words).filter((text) => text.trim() !== '')).toHaveLength(3);
      expect(new Set(Object.values(words)).size).toBe(3);
    }
  });

  test('uses operator actions that exist, with valid data', () => {
    for (const act of actsOf(story)) {
      if (act.do !== 'operate') continue;
      expect(operatorActions[act.action].schema.safeParse(act.data).success).toBe(true);
    }
  });

  test('ends with an entry in the journal of its world', () => {
    const kept = story.beats.flatMap(({ ends }) => ends.entry ?? []);
    expect(kept.length).toBeGreaterThan(0);
  });

  test('can be reopened at its end', () => {
    expect(story.beats.at(-1)?.scene).toBeDefined();
  });
});
