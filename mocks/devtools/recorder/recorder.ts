/** Records a tester's actions in the app as the acts of a story. */
import { worldKey } from '../../engine/scenario.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { loadAllAppTexts, pageLanguage } from '../page-kit/language.ts';
import type { Target } from '../presenter/story.ts';
import { appStorage } from '../tab/memory.ts';
import { AppWords } from './app-words.ts';
import { type JournalPlace, newSteps } from './journal-steps.ts';
import { nameTarget, type Screen, signsOf } from './name-target.ts';
import { isFilledIn, isInApp, openDialogs, pressedIn } from './pressed.ts';
import { keep, keptHere, type Recording, recordedText, type Step } from './recording.ts';

/** `away`: the open world is not the one being recorded. */
export type Phase = 'none' | 'recording' | 'away' | 'stopped' | 'unreadable';

export interface RecorderState {
  readonly phase: Phase;
  readonly recording: Recording | null;
  /** Whether the recording survives a reload: storage may be refused or full. */
  readonly isKept: boolean;
}

/** Amount on the slip that a story draws in place of a chosen file, baht. */
const slipBaht = 500;

/** Records the steps of one page load; the next page resumes from session storage. */
export class Recorder {
  readonly #sandbox: Sandbox;
  readonly #base: string;
  readonly #isOfPlayer: (event: Event) => boolean;
  readonly #listeners = new Set<() => void>();
  #words: AppWords | null = null;
  #state: RecorderState;
  #listening: AbortController | null = null;
  /** The field of the last step, while more may be typed into it. */
  #typing: Element | null = null;
  #place: JournalPlace;
  /** Whether the pointer went down outside an open dialog: the app may close it before the click arrives. */
  #isBeside = false;
  /** Signs that were on the screen before the last press, as JSON: they tell less about the end. */
  #before: ReadonlySet<string> = new Set();

  /** @param base path of the app, with a slash at both ends @param isOfPlayer false for events that a script dispatched */
  constructor(sandbox: Sandbox, base: string, isOfPlayer = (event: Event) => event.isTrusted) {
    this.#sandbox = sandbox;
    this.#base = base;
    this.#isOfPlayer = isOfPlayer;
    const kept = keptHere();
    const recording = kept === 'unreadable' ? null : kept;
    this.#place = { seen: recording?.seen ?? 0, ahead: this.#ahead() };
    this.#state = { phase: kept === 'unreadable' ? 'unreadable' : this.#phaseOf(recording), recording, isKept: true };
    sandbox.onAdvanced(() => this.#follow());
    sandbox.onReplaced(() => this.#follow());
  }

  readonly state = (): RecorderState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #loadWords(): Promise<AppWords> {
    this.#words ??= new AppWords(await loadAllAppTexts());
    return this.#words;
  }

  /** @returns false when a dialog is open: a story begins on a page */
  async begin(): Promise<boolean> {
    if (openDialogs().length > 0) return false;
    await this.#loadWords();
    const changes = this.#sandbox.journal().length - 1;
    this.#place = { seen: changes, ahead: this.#ahead() };
    const { address } = this.#sandbox;
    const person = appStorage.token() === null ? 'visitor' : 'player';
    const began = { address, person, route: this.#route(), changes } as const;
    this.#take({ began, steps: [], seen: changes, isRewound: false, ended: null });
    this.#listen();
    return true;
  }

  /** Resumes the stored recording after a page load. @returns the app's texts */
  async resume(): Promise<AppWords> {
    const words = await this.#loadWords();
    const { phase } = this.#state;
    if ((phase === 'recording' || phase === 'away') && this.#listening?.signal.aborted !== false) this.#listen();
    this.#follow();
    return words;
  }

  stop(): void {
    const { recording } = this.#state;
    const screen = this.#screen();
    if (!recording || !screen) return;
    this.#listening?.abort();
    const wasThere = (sign: Target) => Number(this.#before.has(JSON.stringify(sign)));
    const signs = [...signsOf(screen)].sort((one, other) => wasThere(one) - wasThere(other));
    this.#take({ ...recording, ended: { route: this.#route(), signs, sign: 0 } });
  }

  discard(): void {
    this.#listening?.abort();
    this.#take(null);
  }

  /** Answers the question about a step. @param target how to find its element; null removes the step */
  decide(index: number, target: Target | null): void {
    const { recording } = this.#state;
    const step = recording?.steps[index];
    if (!recording || !step) return;
    this.#typing = null;
    const { doubt: _answered, found: _shown, ...rest } = step;
    const steps = target === null ? [] : [decided(rest, target)];
    this.#take({ ...recording, steps: recording.steps.toSpliced(index, 1, ...steps) });
  }

  chooseSign(sign: number): void {
    const { recording } = this.#state;
    if (recording?.ended) this.#take({ ...recording, ended: { ...recording.ended, sign } });
  }

  #route(): string {
    return `/${location.pathname.slice(this.#base.length)}`;
  }

  #ahead(): number {
    return this.#sandbox.now() - Date.now();
  }

  #screen(): Screen | null {
    const words = this.#words;
    return words && { words, language: pageLanguage(), route: this.#route(), base: this.#base };
  }

  #phaseOf(recording: Recording | null): Phase {
    if (!recording) return 'none';
    if (recording.ended) return 'stopped';
    return worldKey(recording.began.address) === worldKey(this.#sandbox.address) ? 'recording' : 'away';
  }

  #take(recording: Recording | null): void {
    const isKept = keep(recording);
    this.#state = { phase: this.#phaseOf(recording), recording, isKept };
    for (const listener of this.#listeners) listener();
  }

  #add(step: Omit<Step, 'route'>): void {
    const { recording, phase } = this.#state;
    if (!recording || phase !== 'recording') return;
    this.#take({ ...recording, steps: [...recording.steps, { ...step, route: this.#route() }] });
  }

  /** Adds new journal entries to the steps: operator actions, switches, clock jumps, and the player's commands. */
  #follow(): void {
    const { recording, phase } = this.#state;
    if (!recording || recording.ended) return;
    if (this.#phaseOf(recording) === 'away' || phase === 'away') {
      if (this.#phaseOf(recording) !== phase) this.#take(recording);
      return;
    }
    const journal = this.#sandbox.journal();
    const { steps, place, isRewound } = newSteps(journal, this.#place, this.#ahead(), recording.steps, this.#route());
    if (place.seen === this.#place.seen && !isRewound) return;
    this.#place = place;
    this.#take({ ...recording, steps, seen: place.seen, isRewound: recording.isRewound || isRewound });
  }

  #listen(): void {
    this.#listening?.abort();
    const listening = new AbortController();
    this.#listening = listening;
    const options = { capture: true, signal: listening.signal };
    const on = (kind: string, hear: (event: never) => void, to: EventTarget = window) =>
      to.addEventListener(
        kind,
        (event) => {
          if (this.#state.phase === 'recording' && this.#isOfPlayer(event)) hear(event as never);
        },
        options,
      );
    on('pointerdown', ({ target }: Event) => {
      this.#isBeside = isInApp(target) && pressedIn(target) === 'beside';
    });
    on('click', (event: MouseEvent) => this.#onPress(event));
    on('input', (event: Event) => this.#onText(event));
    on('change', (event: Event) => this.#onChange(event));
    on('keydown', (event: KeyboardEvent) => this.#onKey(event));
    const { navigation } = window as Window & { navigation?: EventTarget };
    if (navigation) on('navigate', (event: Event) => this.#onTraverse(event), navigation);
  }

  #onPress({ target, altKey }: MouseEvent): void {
    const screen = this.#screen();
    const isBeside = this.#isBeside;
    this.#isBeside = false;
    if (!screen || altKey || !(isBeside || isInApp(target))) return;
    const pressed = isBeside ? 'beside' : pressedIn(target as Element);
    if (pressed === null) return;
    this.#typing = null;
    this.#before = new Set(signsOf(screen).map((sign) => JSON.stringify(sign)));
    if (pressed === 'beside') return this.#add({ act: { do: 'key', key: 'Escape' }, doubt: 'beside' });
    const { target: on, ...naming } = nameTarget(pressed, screen);
    this.#add({ act: { do: 'press', on }, ...naming });
  }

  #onText({ target }: Event): void {
    if (!isInApp(target) || !isFilledIn(target) || target.matches('select, [type=file]')) return;
    this.#type(target as HTMLInputElement);
  }

  #onChange({ target }: Event): void {
    if (!isInApp(target)) return;
    if (target.matches('select')) return this.#type(target as HTMLSelectElement);
    const file = target.matches('input[type=file]') ? (target as HTMLInputElement).files?.[0] : undefined;
    if (file) this.#add({ act: { do: 'choose-slip', name: file.name, baht: slipBaht } });
  }

  #type(field: HTMLInputElement | HTMLSelectElement): void {
    const screen = this.#screen();
    const { recording } = this.#state;
    if (!screen || !recording) return;
    const { text, masked } = recordedText(field, field.value);
    const last = recording.steps.at(-1);
    if (this.#typing === field && last?.act.do === 'type') {
      const act = { ...last.act, text };
      return this.#take({ ...recording, steps: [...recording.steps.slice(0, -1), { ...last, act, masked }] });
    }
    this.#typing = field;
    const { target: on, ...naming } = nameTarget(field, screen);
    this.#add({ act: { do: 'type', on, text }, masked, ...naming });
  }

  #onKey(event: KeyboardEvent): void {
    const { key, target, isComposing } = event;
    if ((key !== 'Enter' && key !== 'Escape') || isComposing || !isInApp(target)) return;
    if (key === 'Enter' && !isFilledIn(target)) return;
    const hasDialog = openDialogs().length > 0;
    const before = this.#state.recording?.steps.length;
    setTimeout(() => {
      // Enter in a form also clicks its submit button, which is recorded already
      const isPress = this.#state.recording?.steps.length !== before;
      if (!isPress && (event.defaultPrevented || (key === 'Escape' && hasDialog)))
        this.#add({ act: { do: 'key', key } });
    });
  }

  #onTraverse(event: Event): void {
    const { navigationType, userInitiated, destination } = event as Event & {
      readonly navigationType: string;
      readonly userInitiated: boolean;
      readonly destination: { readonly url: string; readonly sameDocument: boolean };
    };
    if (navigationType !== 'traverse' || !userInitiated || !destination.sameDocument) return;
    const route = `/${new URL(destination.url).pathname.slice(this.#base.length)}`;
    if (route !== this.#route()) this.#add({ act: { do: 'go', route } });
    else if (openDialogs().length > 0) this.#add({ act: { do: 'key', key: 'Escape' } });
  }
}

function decided(step: Step, target: Target): Step {
  return 'on' in step.act ? { ...step, act: { ...step.act, on: target } } : step;
}
