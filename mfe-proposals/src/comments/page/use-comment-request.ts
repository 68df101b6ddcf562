import { useEffect, useRef } from 'react';
import { placeAtHand, selectedIn, type WordsOfPlace } from '../marks/selected-words.ts';
import type { MarkedPlace } from '../marks/word-marks.tsx';
import type { CommentRequest } from '../state/comments-context.ts';
import { placeKey } from '../words/place-key.ts';

interface CommentRequestOptions {
  request: CommentRequest | undefined;
  places: readonly MarkedPlace[];
  /** What draws comments knows the text. */
  isReady: boolean;
  /** Words of the text are selected. */
  onWords: (words: WordsOfPlace) => void;
  /** None are: they are chosen with the keys. */
  onPlace: (place: MarkedPlace) => void;
}

/** Milliseconds until words that were typed a moment ago are known as words of the text. */
const patience = 400;

/** Answers a request for a comment once: with the selected words, else with the place whose words are chosen next. */
export function useCommentRequest({
  request,
  places,
  isReady,
  onWords,
  onPlace,
}: CommentRequestOptions): void {
  const latest = useRef({ onWords, onPlace });
  latest.current = { onWords, onPlace };
  useEffect(() => {
    if (!request || places.length === 0 || !isReady) return undefined;
    const { place } = request;
    const selected = selectedIn(places);
    if (selected && (!place || placeKey(place) === placeKey(selected.place))) {
      latest.current.onWords(selected);
      return undefined;
    }
    const choose = () => {
      const at = place ? places.find((one) => placeKey(one.place) === placeKey(place)) : placeAtHand(places);
      if (at) latest.current.onPlace(at);
    };
    if (place || document.getSelection()?.isCollapsed !== false) {
      choose();
      return undefined;
    }
    // Other words than those that are known may be selected: they come with the next change of the places.
    const timer = setTimeout(choose, patience);
    return () => clearTimeout(timer);
  }, [request, places, isReady]);
}
