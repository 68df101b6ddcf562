import type { Page } from '@playwright/test';

/**
 * Texts that are unreadable because their block is too narrow: lines of a few letters, words and amounts broken in
 * the middle, words that overflow. Very long words have to break and do not count.
 */
export function crampedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fewest = { letters: 7, lines: 3 };
    const longestWord = 18;
    const main = document.querySelector('main');
    if (!main) return ['there is no main'];
    const found: string[] = [];
    const range = document.createRange();
    const rectsOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    const linesOf = (rects: DOMRect[]) => new Set(rects.map(({ top }) => Math.round(top / 4))).size;
    const blockOf = (element: Element | null): Element | null => {
      let at = element;
      while (at && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
      return at;
    };
    const isClipped = (element: Element | null): boolean => {
      for (let at = element; at && at !== main; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (overflowX !== 'visible' || clipPath !== 'none') return true;
      }
      return false;
    };

    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      const length = text.trim().length;
      if (!parent || length === 0 || parent.closest('svg, option, textarea')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const rects = rectsOf(node, 0, text.length);
      const block = blockOf(parent);
      if (rects.length === 0 || !block || isClipped(parent)) continue;
      const say = (what: string) => found.push(`${what}: "${text.trim().slice(0, 60)}"`);

      const lines = linesOf(rects);
      if (lines >= fewest.lines && length / lines < fewest.letters) say(`${lines} lines`);
      const edge = block.getBoundingClientRect().right;
      if (rects.some(({ right }) => right > edge + 1.5)) say('runs out of its block');
      for (const word of text.matchAll(/[\p{L}\p{N}$.,%’']+/gu)) {
        if (word[0].length > longestWord) continue;
        if (linesOf(rectsOf(node, word.index, word.index + word[0].length)) > 1) {
          say(`broken word ${word[0]}`);
          break;
        }
      }
    }
    return found;
  });
}
