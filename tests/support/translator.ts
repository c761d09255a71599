/** What a browser's translator does to a page: it moves each text into elements of its own, also each later one. */
import type { Page } from '@playwright/test';

/** @param what `letters`: texts without a letter stay as they are; `all`: figures are moved too */
export const translatePage = (page: Page, what: 'letters' | 'all'): Promise<void> =>
  page.evaluate((moved) => {
    const kept = '[translate="no"], script, style, textarea, input, svg, font';
    const wrap = (node: Text) => {
      const { parentElement: parent, data } = node;
      if (!parent || parent.closest(kept) || !(moved === 'letters' ? /\p{L}/u : /\S/).test(data)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = data;
      outer.append(inner);
      node.replaceWith(outer);
    };
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text as Text);
    };
    walk(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) walk(node);
        if (target.nodeType === Node.TEXT_NODE) walk(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, what);
