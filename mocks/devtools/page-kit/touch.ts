import { element } from './page.ts';
import sheet from './touch.css?inline';

const glideMs = 460;
const downMs = 220;
const afterMs = 420;
const letterMs = 55;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value so that React notices: through the setter of the prototype, which React does not override. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
}

/** A drawn fingertip that presses and types, visible to an audience. */
export class Touch {
  readonly #tip = element('div', { className: 'kps-touch', ariaHidden: 'true' });
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #fast = false;
  #endRest: (() => void) | null = null;

  constructor() {
    document.head.append(element('style', {}, sheet));
    document.documentElement.append(this.#tip);
  }

  hurry(on: boolean): void {
    this.#fast = on;
    if (on) this.#endRest?.();
  }

  /** Waits, unless in a hurry or with reduced motion. Real ms. */
  rest(ms: number): Promise<void> {
    if (this.#fast || this.#still.matches) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Shows the fingertip on a target for a moment. */
  async point(target: HTMLElement): Promise<void> {
    await this.#reach(target);
    this.#tip.dataset['down'] = '';
    await this.rest(downMs);
    delete this.#tip.dataset['down'];
    delete this.#tip.dataset['shown'];
  }

  async press(target: HTMLElement): Promise<void> {
    await this.#reach(target);
    this.#tip.dataset['down'] = '';
    await this.rest(downMs);
    delete this.#tip.dataset['down'];
    target.focus({ preventScroll: true, focusVisible: false });
    target.click();
    await this.rest(afterMs);
    delete this.#tip.dataset['shown'];
  }

  /** Types into a field, or selects the option with that value. */
  async type(field: Field, text: string): Promise<void> {
    await this.#reach(field);
    field.focus({ preventScroll: true, focusVisible: false });
    delete this.#tip.dataset['shown'];
    for (let end = 1; end <= text.length; end += 1) {
      if (this.#fast || this.#still.matches || field.matches('select')) break;
      setValue(field, text.slice(0, end));
      await this.rest(letterMs);
    }
    setValue(field, text);
  }

  async chooseFile(input: HTMLInputElement, file: File): Promise<void> {
    await this.#reach(input.parentElement ?? input);
    const list = new DataTransfer();
    list.items.add(file);
    input.files = list.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await this.rest(afterMs);
    delete this.#tip.dataset['shown'];
  }

  async #reach(target: HTMLElement): Promise<void> {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (this.#fast || this.#still.matches) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    this.#tip.dataset['shown'] = '';
    this.#tip.style.translate = `${left + width / 2}px ${top + height / 2}px`;
    await this.rest(glideMs);
  }
}
