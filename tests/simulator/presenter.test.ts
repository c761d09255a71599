import { describe, expect, test, vi } from 'vitest';
import { Presenter, type Progress, type ScreenDriver } from '../../mocks/devtools/presenter/presenter.ts';
import type { Beat, BeatAction, Story } from '../../mocks/devtools/presenter/story.ts';
import type { Sandbox } from '../../mocks/sandbox/sandbox.ts';
import { openSandbox } from '../support/worlds/open-sandbox.ts';

const inAllLanguages = (text: string) => ({ th: text, la: text, en: text });
const give = (coins: number): BeatAction => ({ do: 'operate', action: 'giveCoins', data: { coins } });
const step = (title: string, acts: readonly BeatAction[], more: Partial<Beat> = {}): Beat => ({
  title: inAllLanguages(title),
  says: inAllLanguages(title),
  acts,
  scene: [{ do: 'go', route: '/there' }],
  ends: { route: '/there', entry: 'giveCoins' },
  ...more,
});
const story = (beats: readonly Beat[]): Story => ({
  name: 'coins',
  title: inAllLanguages('Coins'),
  lead: inAllLanguages('Coins'),
  world: { scenario: 'everyday' },
  as: 'player',
  opening: [{ do: 'go', route: '/start' }],
  pictured: 0,
  beats,
});

/** A driver without a screen: operator actions are real, every other action is only recorded. */
class RecordingDriver implements ScreenDriver {
  readonly done: string[] = [];
  readonly hurries: boolean[] = [];
  at = '/start';
  token: string | null = 'hers';
  /** Remaining failures of each action, by name. */
  readonly broken = new Map<string, number>();
  /** Actions whose target is not on the screen. */
  readonly missing = new Set<string>();
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

  session(): string | null {
    return this.token;
  }

  resume(session: string): void {
    this.token = session;
  }

  async perform(act: BeatAction, wanted = () => true): Promise<void> {
    // Waits for a missing target, like a screen
    while (this.missing.has(act.do) && wanted()) await Promise.resolve();
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

const there: BeatAction = { do: 'go', route: '/there' };
const threeSteps = [step('one', [there, give(1)]), step('two', [there, give(2)]), step('three', [there, give(3)])];

async function setUp(beats: readonly Beat[] = threeSteps, kept: Progress | null = null) {
  const sandbox = await openSandbox('everyday');
  const driver = new RecordingDriver(sandbox);
  const presenter = new Presenter(story(beats), sandbox, driver, () => {}, kept);
  await presenter.begin();
  const given = () => sandbox.journal().filter((entry) => entry.kind === 'operator').length;
  return { sandbox, driver, presenter, given };
}

type Setup = Awaited<ReturnType<typeof setUp>>;

describe('a presenter', () => {
  test('plays one step after another, and stops at the end', async () => {
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

  test('goes back in time with the world, and forward again with the same result', async () => {
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

  test.each([
    ['the route is another one', ({ driver }: Setup) => void (driver.at = '/elsewhere')],
    ['the browser’s Back has closed a sheet', ({ presenter }: Setup) => presenter.move()],
  ])('restores the screen before the next step when %s', async (_what, leave) => {
    const setup = await setUp([step('one', [there, give(1)]), step('two', [give(2)])]);
    const { presenter, driver } = setup;
    await presenter.next();
    leave(setup);
    driver.done.length = 0;
    await presenter.next();
    expect(driver.done).toEqual(['go /there', 'operate']);
    expect([presenter.told, presenter.state]).toEqual([2, 'ready']);
  });

  test.each([
    ['/user/home', 'hers'],
    ['/register', null],
  ])('continues the ended session of a step on %s: %s', async (route, session) => {
    const screen: BeatAction = { do: 'go', route };
    const onRoute = { scene: [screen], ends: { route, entry: 'giveCoins' as const } };
    const { presenter, driver } = await setUp([
      step('one', [screen, give(1)], onRoute),
      step('two', [give(2)], onRoute),
    ]);
    await presenter.next();
    driver.token = null;
    driver.at = '/login';
    await presenter.next();
    expect([presenter.told, driver.token]).toEqual([2, session]);
  });

  test('does not wait for a first step in vain when the player is logged out', async () => {
    const { presenter, driver } = await setUp([step('one', [give(1)], { scene: [there], ends: { route: '/start' } })]);
    driver.token = null;
    driver.done.length = 0;
    await presenter.next();
    expect(driver.done).toEqual(['go /start', 'operate']);
  });

  test('restores nothing before a step when the screen moved during the last one', async () => {
    const { presenter, driver } = await setUp([step('one', [there, give(1)]), step('two', [give(2)])]);
    const playing = presenter.next();
    presenter.move();
    await playing;
    driver.done.length = 0;
    await presenter.next();
    expect(driver.done).toEqual(['operate']);
  });

  test('undoes a visitor’s changes in between', async () => {
    const { presenter, sandbox, given } = await setUp();
    await presenter.next();
    await sandbox.operate('giveCoins', { phone: '0812345678', coins: 50 });
    await presenter.next();
    expect(given()).toBe(3);
    await presenter.back();
    expect(given()).toBe(1);
  });

  const withoutScene = [
    ...threeSteps.slice(0, 1),
    step('two', [there, give(2)], { scene: undefined }),
    ...threeSteps.slice(2),
  ];

  test('goes back to a step without a scene by replaying it from the previous one', async () => {
    const { presenter, driver, given } = await setUp(withoutScene);
    for (let told = 0; told < 3; told += 1) await presenter.next();
    driver.done.length = 0;
    await presenter.back();
    expect([presenter.told, given(), presenter.state]).toEqual([2, 2, 'ready']);
    expect(driver.done).toEqual(['go /there', 'go /there', 'operate']);
    await presenter.next();
    expect([presenter.told, given()]).toEqual([3, 3]);
  });

  test('stays on a step without a scene after a reload', async () => {
    const { presenter, given } = await setUp(withoutScene, { told: 2, marks: [0, 0, 0] });
    expect([presenter.told, given()]).toEqual([2, 1]);
  });

  test('goes back one step for each press, at any speed', async () => {
    const { presenter, given } = await setUp();
    for (let told = 0; told < 3; told += 1) await presenter.next();
    await Promise.all([presenter.back(), presenter.back()]);
    expect([presenter.told, given()]).toEqual([1, 1]);
  });

  test('hurries the running step on a second press instead of starting the next', async () => {
    const { presenter, driver } = await setUp();
    const first = presenter.next();
    await Promise.resolve();
    const again = presenter.next();
    await Promise.all([first, again]);
    expect(presenter.told).toBe(1);
    expect(driver.hurries).toContain(true);
  });

  test('keeps a press during the preparation of the scene', async () => {
    const sandbox = await openSandbox('everyday');
    const presenter = new Presenter(story(threeSteps), sandbox, new RecordingDriver(sandbox), () => {});
    void presenter.begin();
    await presenter.next();
    expect(presenter.told).toBe(1);
  });

  test('retries a step from its scene when an action fails', async () => {
    const { presenter, driver, given } = await setUp();
    await presenter.next();
    driver.broken.set('operate', 1);
    await presenter.next();
    expect(presenter.state).toBe('ready');
    expect(presenter.told).toBe(2);
    expect(given()).toBe(2);
  });

  test('reports itself lost when the retry fails too, and recovers with the next press', async () => {
    const { presenter, driver } = await setUp();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    driver.broken.set('operate', 2);
    await presenter.next();
    expect(presenter.state).toBe('lost');
    expect(presenter.told).toBe(0);
    await presenter.next();
    expect(presenter.state).toBe('ready');
    expect(presenter.told).toBe(1);
  });

  test('reports itself lost when a step ends somewhere undeclared', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { presenter } = await setUp([step('astray', [give(1), { do: 'go', route: '/elsewhere' }])]);
    await presenter.next();
    expect(presenter.state).toBe('lost');
  });

  test('follows another presenter of the same world forward and back', async () => {
    const sandbox = await openSandbox('everyday');
    const drivers = [new RecordingDriver(sandbox), new RecordingDriver(sandbox)] as const;
    const follower = new Presenter(story(threeSteps), sandbox, drivers[0], () => {});
    let followed = Promise.resolve();
    const leader = new Presenter(
      story(threeSteps),
      sandbox,
      drivers[1],
      () => {},
      null,
      (progress) => {
        followed = follower.follow(progress);
      },
    );
    await leader.begin();
    for (const told of [1, 2]) {
      await leader.next();
      await followed;
      expect([follower.told, follower.state, follower.progress]).toEqual([told, 'ready', leader.progress]);
    }
    expect(drivers[0].done).toEqual(['go /start', 'go /there', 'go /there']);
    await follower.next();
    expect(sandbox.journal().filter((entry) => entry.kind === 'operator')).toHaveLength(3);
    await leader.back();
    await followed;
    expect([follower.told, follower.progress]).toEqual([1, leader.progress]);
  });

  test('moves to the next step when it can no longer show another presenter’s step', async () => {
    const see: BeatAction = { do: 'see', what: { css: 'img' } };
    const beats = [step('one', [there, give(1)], { scene: [there, see] }), ...threeSteps.slice(1)];
    const { presenter, driver } = await setUp(beats);
    driver.missing.add('see');
    const first = presenter.follow({ told: 1, marks: [0, 1] });
    await Promise.resolve();
    await presenter.follow({ told: 2, marks: [0, 1, 2] });
    await first;
    expect([presenter.told, presenter.state]).toEqual([2, 'ready']);
  });

  test('keeps its own step when another presenter’s arrives before its end', async () => {
    const { presenter } = await setUp();
    const playing = presenter.next();
    await presenter.follow({ told: 0, marks: [0] });
    await playing;
    expect(presenter.told).toBe(1);
  });

  test('continues after a reload where it stopped', async () => {
    const { presenter, driver } = await setUp(threeSteps, { told: 1, marks: [0, 0] });
    expect(presenter.told).toBe(1);
    expect(driver.at).toBe('/there');
  });
});
