import type { JournalEntry } from '../../kernel/journal.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Beat, BeatAction, Story } from './story.ts';

export interface ScreenDriver {
  /** @param wanted waiting ends when it returns false @throws Error when a required element does not appear */
  perform(act: BeatAction, wanted?: () => boolean): Promise<void>;
  /** Runs a change of the journal and waits until the app shows the changed world. @param change returns how many entries it cut */
  rewind(change: () => Promise<number>): Promise<void>;
  /** Waits until a condition holds. @param what names it in the error. @throws Error when it does not hold in time */
  until(holds: () => boolean, what: string): Promise<void>;
  /** While on, actions are performed without pauses and animations. */
  hurry(on: boolean): void;
  route(): string;
  /** The session of this page; null for a visitor. */
  session(): string | null;
  /** Continues a session that this page has left. */
  resume(session: string): void;
}

/** Progress of a story; stored for reloads. */
export interface Progress {
  readonly told: number;
  /** At index n: number of the last journal entry after n beats. */
  readonly marks: readonly number[];
}

/** `entering`: restores a beat's screen; `lost`: the screen is not the one the story needs. */
export type PresenterState = 'ready' | 'entering' | 'playing' | 'lost';

/** Whether a beat has reached its declared end. @param since number of the last journal entry before the beat */
function hasEnded(beat: Beat, sandbox: Sandbox, route: string, since: number): boolean {
  const { ends } = beat;
  const made = (entry: JournalEntry) =>
    (entry.kind === 'request' && entry.operation === ends.entry && entry.status < 400) ||
    (entry.kind === 'operator' && entry.action === ends.entry);
  const happened = ends.entry === undefined || sandbox.journal().some((entry) => entry.seq > since && made(entry));
  return happened && route === ends.route;
}

/**
 * Presents a story beat by beat. Going back cuts the journal where an earlier beat ended, including what a visitor did
 * since, and restores the screen of that beat.
 */
export class Presenter {
  readonly story: Story;
  readonly #sandbox: Sandbox;
  readonly #screen: ScreenDriver;
  readonly #onChange: () => void;
  readonly #onProgress: (progress: Progress) => void;
  #marks: number[];
  #told: number;
  #state: PresenterState = 'ready';
  /** Number of steps that this presenter made itself. */
  #ownSteps = 0;
  /** Number of steps received from other tabs. */
  #heard = 0;
  #queue: Promise<void> = Promise.resolve();
  #pending = 0;
  /** Whether someone else has moved the screen since the last beat. */
  #isMoved = false;
  /** The session at the end of the last step. A visitor may end it, for example by Back to the login page. */
  #session: string | null = null;

  /**
   * @param onChange called whenever state or progress changes
   * @param onProgress called when this presenter has gone on or back
   */
  constructor(
    story: Story,
    sandbox: Sandbox,
    screen: ScreenDriver,
    onChange: () => void,
    kept: Progress | null = null,
    onProgress: (progress: Progress) => void = () => {},
  ) {
    this.story = story;
    this.#sandbox = sandbox;
    this.#screen = screen;
    this.#onChange = onChange;
    this.#onProgress = onProgress;
    this.#told = Math.min(kept?.told ?? 0, story.beats.length);
    this.#marks = [...(kept?.marks ?? [this.#last()])];
  }

  get state(): PresenterState {
    return this.#state;
  }

  get told(): number {
    return this.#told;
  }

  /** The beat whose texts are shown: the one being played, else the last one told; null before the first. */
  get beat(): Beat | null {
    return this.story.beats[this.#state === 'playing' ? this.#told : this.#told - 1] ?? null;
  }

  get progress(): Progress {
    return { told: this.#told, marks: this.#marks };
  }

  get over(): boolean {
    return this.#told === this.story.beats.length;
  }

  /** Restores the screen of the current beat after the page was loaded. */
  begin(): Promise<void> {
    return this.#run('entering', () => this.#enter(this.#told));
  }

  /** Plays the next beat; while a beat is being played, finishes it without pauses. */
  next(): Promise<void> {
    if (this.#state === 'playing') {
      this.#screen.hurry(true);
      return this.#queue;
    }
    if (this.over || this.#pending > 1) return this.#queue;
    return this.#run('playing', () => this.#tell());
  }

  /** Tells that a visitor has moved the screen, as by the browser's Back. The next beat restores it instead of waiting in vain. */
  move(): void {
    if (this.#state === 'ready' || this.#state === 'lost') this.#isMoved = true;
  }

  /** Goes back by one beat, however many presses wait; a beat that is being played is finished without pauses, and left. */
  back(): Promise<void> {
    this.#screen.hurry(true);
    return this.#run('entering', () => this.#enter(Math.max(0, this.#told - 1)));
  }

  /** Shows the step to which another tab has moved the story and its world. */
  follow({ told, marks }: Progress): Promise<void> {
    const heardAfter = this.#ownSteps;
    this.#heard += 1;
    const heard = this.#heard;
    // Content of an earlier step, such as a QR, may be gone from the world when a later one arrives
    const isLatest = () => this.#heard === heard;
    return this.#run('entering', async () => {
      // A step that this tab made since then reached the other tab later, and holds in both.
      if (this.#ownSteps !== heardAfter || !isLatest()) return;
      this.#told = Math.min(told, this.story.beats.length);
      this.#marks = [...marks];
      await this.#restore(this.#checkpoint(this.#told), isLatest).catch((problem: unknown) => {
        if (isLatest()) throw problem;
      });
    });
  }

  #tellProgress(): void {
    this.#ownSteps += 1;
    this.#onProgress(this.progress);
  }

  /** Runs jobs one after the other, however quickly keys are pressed. */
  #run(state: PresenterState, job: () => Promise<void>): Promise<void> {
    this.#pending += 1;
    this.#queue = this.#queue.then(async () => {
      this.#state = state;
      this.#onChange();
      try {
        await job();
        this.#session = this.#screen.session();
        this.#state = 'ready';
      } catch (error) {
        console.warn('the story cannot go on', error);
        this.#state = 'lost';
      } finally {
        this.#pending -= 1;
        this.#screen.hurry(false);
        this.#onChange();
      }
    });
    return this.#queue;
  }

  async #tell(): Promise<void> {
    const wanted = this.#told;
    if (this.over) return;
    if (this.#isElsewhere()) {
      await this.#enter(wanted);
      this.#screen.hurry(false);
    }
    try {
      await this.#play(wanted);
    } catch {
      // A visitor has changed the screen: restores the end of the beat before and plays this one again
      await this.#enter(wanted);
      this.#screen.hurry(false);
      await this.#play(wanted);
    }
  }

  /** Whether the screen is not the one on which the last beat has ended. */
  #isElsewhere(): boolean {
    const ended = this.story.beats[this.#told - 1]?.ends.route;
    return this.#isMoved || this.#hasLeft() || (ended !== undefined && ended !== this.#screen.route());
  }

  /** Whether the player of the last step is logged out. */
  #hasLeft(): boolean {
    return this.#session !== null && this.#screen.session() === null;
  }

  async #play(index: number): Promise<void> {
    await this.#perform(index);
    this.#told = index + 1;
    this.#marks = [...this.#marks.slice(0, index + 1), this.#last()];
    this.#tellProgress();
  }

  async #perform(index: number): Promise<void> {
    const beat = this.story.beats[index];
    if (!beat) return;
    const since = this.#last();
    for (const act of beat.acts) await this.#screen.perform(act);
    await this.#screen.until(
      () => hasEnded(beat, this.#sandbox, this.#screen.route(), since),
      `the end of "${beat.title.en}"`,
    );
  }

  /**
   * Goes to the end of a beat: restores the last restorable screen up to it, then replays the beats since without
   * pauses.
   */
  async #enter(told: number): Promise<void> {
    const restored = this.#checkpoint(told);
    this.#screen.hurry(true);
    await this.#screen.rewind(() => this.#sandbox.travel(this.#marks[restored] ?? 0));
    await this.#restore(restored);
    const marks = this.#marks.slice(0, restored + 1);
    for (let index = restored; index < told; index += 1) {
      await this.#perform(index);
      marks.push(this.#last());
    }
    this.#told = told;
    this.#marks = marks;
    this.#screen.hurry(false);
    this.#tellProgress();
  }

  /** Shows the screen on which a beat has ended. @param told beats until then @param wanted whether it still is to be shown */
  async #restore(told: number, wanted = () => true): Promise<void> {
    this.#isMoved = false;
    this.#screen.hurry(true);
    const scene = (told === 0 ? this.story.opening : this.story.beats[told - 1]?.scene) ?? [];
    const needsPlayer = scene.some((act) => act.do === 'go' && act.route.startsWith('/user'));
    if (needsPlayer && this.#session !== null && this.#hasLeft()) this.#screen.resume(this.#session);
    for (const act of scene) if (wanted()) await this.#screen.perform(act, wanted);
  }

  /** The largest number of told beats, up to `told`, whose screen can be restored. */
  #checkpoint(told: number): number {
    let at = told;
    while (at > 0 && !this.story.beats[at - 1]?.scene) at -= 1;
    return at;
  }

  #last(): number {
    return this.#sandbox.journal().length - 1;
  }
}
