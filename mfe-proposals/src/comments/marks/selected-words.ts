import type { Stretch } from '@harambee/domain';
import type { CommentPlace } from '@harambee/domain/schemas';
import { isOneLine, withinQuote } from '../words/place-anchor.ts';
import { placeKey } from '../words/place-key.ts';
import { stretchOf, type TextMap } from '../words/text-map.ts';
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
export function selectedIn(
  places: readonly MarkedPlace[],
  maps: ReadonlyMap<string, TextMap>,
): WordsOfPlace | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const at = places.find(({ element }) => range.intersectsNode(element));
  const map = at && maps.get(placeKey(at.place));
  const words = map && stretchOf(map, range);
  return at && words && wordsOfPlace(at.place, map.text, words);
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
