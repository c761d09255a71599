import { describe, expect, test } from 'vitest';
import { Presenter, type Progress, type ScreenDriver } from '../../mocks/devtools/presenter/presenter.ts';
import type { StepAction, Story, StoryStep } from '../../mocks/devtools/presenter/story.ts';
import type { Sandbox } from '../../mocks/sandbox/sandbox.ts';
import { openSandbox } from '../support/worlds/open-sandbox.ts';

const said = (text: string) => ({ th: text, la: text, en: text });
const give = (coins: number): StepAction => ({ do: 'operate', action: 'giveCoins', data: { coins } });
const beat = (title: string, acts: readonly StepAction[], more: Partial<StoryStep> = {}): StoryStep => ({
  title: said(title),
  says: said(title),
  acts,
  scene: [{ do: 'go', route: '/there' }],
  ends: { route: '/there', entry: 'giveCoins' },
  ...more,
});
const story = (beats: readonly StoryStep[]): Story => ({
  name: 'coins',
  title: said('Coins'),
  lead: said('Coins'),
  world: { scenario: 'everyday' },
  as: 'player',
  opening: [{ do: 'go', route: '/start' }],
  beats,
});

/** A stage without a screen: what the operator does is real, the rest is written down. */
class PaperStage implements ScreenDriver {
  readonly done: string[] = [];
  readonly hurries: boolean[] = [];
  at = '/start';
  /** Acts that go wrong, as often as it says. */
  readonly broken = new Map<string, number>();
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  hurry(on: boolean): void {
    this.hurries.push(on);
  }

  async until(holds: () => boolean, what: string): Promise<void> {
    if (!holds()) throw new Error(what);
  }

  async rewind(change: () => Promise<number>): Promise<void> {
    await change();
  }

  route(): string {
    return this.at;
  }

  async perform(act: StepAction): Promise<void> {
    const name = act.do === 'go' ? `go ${act.route}` : act.do;
    const left = this.broken.get(name) ?? 0;
    if (left > 0) {
      this.broken.set(name, left - 1);
      throw new Error(`${name} is not on the screen`);
    }
    this.done.push(name);
    if (act.do === 'go') this.at = act.route;
    if (act.do === 'operate') await this.#sandbox.operate(act.action, act.data as never);
  }
}

const there: StepAction = { do: 'go', route: '/there' };
const threeBeats = [beat('one', [there, give(1)]), beat('two', [there, give(2)]), beat('three', [there, give(3)])];

async function setUp(beats: readonly StoryStep[] = threeBeats, kept: Progress | null = null) {
  const sandbox = await openSandbox('everyday');
  const stage = new PaperStage(sandbox);
  const presenter = new Presenter(story(beats), sandbox, stage, () => {}, kept);
  await presenter.begin();
  const given = () => sandbox.journal().filter((entry) => entry.kind === 'operator').length;
  return { sandbox, stage, presenter, given };
}

describe('a presenter', () => {
  test('tells beat by beat, and stops at the end', async () => {
    const { presenter, given } = await setUp();
    expect(presenter.beat).toBeNull();
    for (const told of [1, 2, 3]) {
      await presenter.next();
      expect(presenter.told).toBe(told);
      expect(given()).toBe(told);
    }
    expect(presenter.over).toBe(true);
    await presenter.next();
    expect(given()).toBe(3);
  });

  test('goes back in time with the world, and on again as if nothing had been', async () => {
    const { presenter, sandbox, given } = await setUp();
    await presenter.next();
    const before = sandbox.dump();
    await presenter.next();
    await presenter.back();
    expect(presenter.told).toBe(1);
    expect(sandbox.dump()).toBe(before);
    await presenter.next();
    expect(given()).toBe(2);
    await presenter.back();
    await presenter.back();
    expect(given()).toBe(0);
  });

  test('takes back what a visitor did in between', async () => {
    const { presenter, sandbox, given } = await setUp();
    await presenter.next();
    await sandbox.operate('giveCoins', { phone: '0812345678', coins: 50 });
    await presenter.next();
    expect(given()).toBe(3);
    await presenter.back();
    expect(given()).toBe(1);
  });

  test('does not go back into a beat that cannot be entered again', async () => {
    const beats = [
      ...threeBeats.slice(0, 1),
      beat('two', [there, give(2)], { scene: undefined }),
      ...threeBeats.slice(2),
    ];
    const { presenter } = await setUp(beats);
    for (let told = 0; told < 3; told += 1) await presenter.next();
    await presenter.back();
    expect(presenter.told).toBe(1);
  });

  test('a second press sees the beat to its end instead of beginning the next', async () => {
    const { presenter, stage } = await setUp();
    const first = presenter.next();
    await Promise.resolve();
    const again = presenter.next();
    await Promise.all([first, again]);
    expect(presenter.told).toBe(1);
    expect(stage.hurries).toContain(true);
  });

  test('a press while the scene is being set is not lost', async () => {
    const sandbox = await openSandbox('everyday');
    const presenter = new Presenter(story(threeBeats), sandbox, new PaperStage(sandbox), () => {});
    void presenter.begin();
    await presenter.next();
    expect(presenter.told).toBe(1);
  });

  test('picks the story up from firm ground when somebody has touched the screen', async () => {
    const { presenter, stage, given } = await setUp();
    await presenter.next();
    stage.broken.set('operate', 1);
    await presenter.next();
    expect(presenter.mood).toBe('ready');
    expect(presenter.told).toBe(2);
    expect(given()).toBe(2);
  });

  test('says that it is lost when that does not help, and finds back', async () => {
    const { presenter, stage } = await setUp();
    const warn = console.warn;
    console.warn = () => {};
    stage.broken.set('operate', 2);
    await presenter.next();
    console.warn = warn;
    expect(presenter.mood).toBe('lost');
    expect(presenter.told).toBe(0);
    await presenter.next();
    expect(presenter.mood).toBe('ready');
    expect(presenter.told).toBe(1);
  });

  test('is lost too when a beat ends elsewhere than it promised', async () => {
    const warn = console.warn;
    console.warn = () => {};
    const { presenter } = await setUp([beat('astray', [give(1), { do: 'go', route: '/elsewhere' }])]);
    await presenter.next();
    console.warn = warn;
    expect(presenter.mood).toBe('lost');
  });

  test('goes on after a reload where it stood', async () => {
    const { presenter, stage } = await setUp(threeBeats, { told: 1, marks: [0, 0] });
    expect(presenter.told).toBe(1);
    expect(stage.at).toBe('/there');
  });
});
