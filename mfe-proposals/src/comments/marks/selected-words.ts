import type { Stretch } from '@harambee/domain';
import type { CommentPlace } from '@harambee/domain/schemas';
import { isOneLine, withinQuote } from '../words/place-anchor.ts';
import { mapText, stretchOf } from '../words/text-map.ts';
import type { MarkedPlace } from './word-marks.tsx';

/** Words that somebody chose to comment on. */
export interface WordsOfPlace {
  place: CommentPlace;
  words: Stretch;
  /** Other words can be suggested for them. */
  isOneLine: boolean;
}

export function wordsOfPlace(place: CommentPlace, text: string, words: Stretch): WordsOfPlace {
  const short = withinQuote(text, words);
  return { place, words: short, isOneLine: isOneLine(text, short) };
}

/** The selected words of the page, as far as they are of one place. */
export function selectedIn(places: readonly MarkedPlace[]): WordsOfPlace | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const at = places.find(({ element }) => range.intersectsNode(element));
  if (!at) return undefined;
  // As it stands now: an editor may have drawn it anew since the words were last set off.
  const words = stretchOf(mapText(at.element, at.text), range);
  return words && wordsOfPlace(at.place, at.text, words);
}

/** The place with the caret or the focus, else the first one that is on the screen. */
export function placeAtHand(places: readonly MarkedPlace[]): MarkedPlace | undefined {
  const near = [document.getSelection()?.anchorNode, document.activeElement];
  for (const node of near) {
    const place = node && places.find(({ element }) => element.contains(node));
    if (place) return place;
  }
  return (
    places.find(({ element }) => {
      const { bottom } = element.getBoundingClientRect();
      return bottom > 120;
    }) ?? places[0]
  );
}
