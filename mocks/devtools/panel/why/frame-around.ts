/** The frame around an element that a tester points at or has asked about. */

import { element } from '../../page-kit/page.ts';
import type { Asked } from '../kit/panel-tools.ts';
import { elementNow } from './asked.ts';
import sheet from './pick.css?inline';

let hasSheet = false;

/** In front of the app; takes no touches. */
export class FrameAround {
  readonly #frame = element('div', { className: 'kps-pick-frame', hidden: true });
  #place = '';

  constructor() {
    if (!hasSheet) document.head.append(element('style', {}, sheet));
    hasSheet = true;
    document.documentElement.append(this.#frame);
  }

  show(shown: Element | null): void {
    this.#frame.hidden = shown === null;
    if (!shown) return;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const place = [left, top, width, height].join();
    if (place === this.#place) return;
    this.#place = place;
    Object.assign(this.#frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }

  remove(): void {
    this.#frame.remove();
  }
}

/** Frames an element wherever the app moves it, unless the panel covers the app. @returns ends it */
export function outline(asked: Asked): () => void {
  const frame = new FrameAround();
  let next = 0;
  const follow = () => {
    frame.show(document.body.inert ? null : elementNow(asked));
    next = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(next);
    frame.remove();
  };
}
