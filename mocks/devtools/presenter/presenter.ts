import type { JournalEntry } from '../../kernel/journal.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { StepAction, Story, StoryStep } from './story.ts';

/** Where beats are played. */
export interface ScreenDriver {
  /** @throws Error when what the act needs is not on the screen */
  perform(act: StepAction): Promise<void>;
  /** Carries out a change of history, and waits for the screens of the other world. @returns what the change does */
  rewind(change: () => Promise<number>): Promise<void>;
  /** Waits for something that is on its way. @throws Error when it does not come */
  until(holds: () => boolean, what: string): Promise<void>;
  /** From now on nothing is drawn out, or it is again. */
  hurry(on: boolean): void;
  /** The route that is shown, without base and query. */
  route(): string;
}

/** How far a story has been told; kept over a reload. */
export interface Progress {
  readonly told: number;
  /** The last journal entry after each number of beats, from none. */
  readonly marks: readonly number[];
}

/** entering: a scene is being set, and no beat is played. */
export type PresenterState = 'ready' | 'entering' | 'playing' | 'lost';

/** @param since number of the journal's entry before the beat */
function keeps(beat: StoryStep, sandbox: Sandbox, route: string, since: number): boolean {
  const { ends } = beat;
  const made = (entry: JournalEntry) =>
    (entry.kind === 'request' && entry.operation === ends.entry && entry.status < 400) ||
    (entry.kind === 'operator' && entry.action === ends.entry);
  const happened = ends.entry === undefined || sandbox.journal().some((entry) => entry.seq > since && made(entry));
  return happened && route === ends.route;
}

/**
 * Tells a story beat by beat. Going back is time travel: the journal is cut where the earlier beat ended, and its scene
 * is set again. What a visitor did in between goes with it.
 */
export class Presenter {
  readonly story: Story;
  readonly #sandbox: Sandbox;
  readonly #stage: ScreenDriver;
  readonly #onChange: () => void;
  #marks: number[];
  #told: number;
  #mood: PresenterState = 'ready';
  #work: Promise<void> = Promise.resolve();
  /** Things to do, with the one under way. */
  #waiting = 0;

  /** @param onChange called whenever there is something new to show */
  constructor(story: Story, sandbox: Sandbox, stage: ScreenDriver, onChange: () => void, kept: Progress | null = null) {
    this.story = story;
    this.#sandbox = sandbox;
    this.#stage = stage;
    this.#onChange = onChange;
    this.#told = Math.min(kept?.told ?? 0, story.beats.length);
    this.#marks = [...(kept?.marks ?? [this.#last()])];
  }

  get mood(): PresenterState {
    return this.#mood;
  }

  get told(): number {
    return this.#told;
  }

  /** The beat whose words are shown: the one being played, else the last one told; null before the first. */
  get beat(): StoryStep | null {
    return this.story.beats[this.#mood === 'playing' ? this.#told : this.#told - 1] ?? null;
  }

  get progress(): Progress {
    return { told: this.#told, marks: this.#marks };
  }

  get over(): boolean {
    return this.#told === this.story.beats.length;
  }

  /** Sets the scene of where the story stands, for a page just loaded. */
  begin(): Promise<void> {
    return this.#do('entering', () => this.#enter(this.#checkpoint(this.#told)));
  }

  /** Plays the next beat, once the scene is set; while one is being played, sees it to its end at once. */
  next(): Promise<void> {
    if (this.#mood === 'playing') {
      this.#stage.hurry(true);
      return this.#work;
    }
    if (this.over || this.#waiting > 1) return this.#work;
    return this.#do('playing', () => this.#tell());
  }

  /** To the end of the last beat that can be stood in again. */
  back(): Promise<void> {
    const from = this.#mood === 'playing' ? this.#told : this.#told - 1;
    this.#stage.hurry(true);
    return this.#do('entering', () => this.#enter(this.#checkpoint(Math.max(0, from))));
  }

  /** One thing after the other, whatever is pressed meanwhile. */
  #do(mood: PresenterState, job: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#work = this.#work.then(async () => {
      this.#mood = mood;
      this.#onChange();
      try {
        await job();
        this.#mood = 'ready';
      } catch (error) {
        console.warn('the story cannot go on', error);
        this.#mood = 'lost';
      } finally {
        this.#waiting -= 1;
        this.#stage.hurry(false);
        this.#onChange();
      }
    });
    return this.#work;
  }

  async #tell(): Promise<void> {
    const wanted = this.#told;
    if (this.over) return;
    try {
      await this.#play(wanted);
    } catch {
      // somebody has touched the screen meanwhile: from the last firm ground to here again, at once
      await this.#enter(this.#checkpoint(wanted));
      while (this.#told <= wanted) await this.#play(this.#told);
    }
  }

  async #play(index: number): Promise<void> {
    const beat = this.story.beats[index];
    if (!beat) return;
    const since = this.#last();
    for (const act of beat.acts) await this.#stage.perform(act);
    await this.#stage.until(
      () => keeps(beat, this.#sandbox, this.#stage.route(), since),
      `the end of "${beat.title.en}"`,
    );
    this.#told = index + 1;
    this.#marks = [...this.#marks.slice(0, index + 1), this.#last()];
  }

  async #enter(told: number): Promise<void> {
    this.#stage.hurry(true);
    await this.#stage.rewind(() => this.#sandbox.travel(this.#marks[told] ?? 0));
    const scene = told === 0 ? this.story.opening : this.story.beats[told - 1]?.scene;
    for (const act of scene ?? []) await this.#stage.perform(act);
    this.#told = told;
    this.#marks = this.#marks.slice(0, told + 1);
    this.#stage.hurry(false);
  }

  #checkpoint(told: number): number {
    let at = told;
    while (at > 0 && !this.story.beats[at - 1]?.scene) at -= 1;
    return at;
  }

  #last(): number {
    return this.#sandbox.journal().length - 1;
  }
}
