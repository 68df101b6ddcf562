import type { CommentPlace } from '@harambee/domain/schemas';
import { Global } from '@harambee/ui';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ShownThread } from '../comment-scene.ts';
import { placeKey } from '../words/place-key.ts';
import { mapText, positionOf, rangeOf, type TextMap } from '../words/text-map.ts';
import { clearPaint, type Paint, paintStyles, paintWords } from '../words/word-paint.ts';
import { Badges } from './badges.tsx';
import { letterAt } from './letter-at.ts';
import { usePageTurns } from './use-page-turns.ts';

/** A place of the text on the page. */
export interface MarkedPlace {
  place: CommentPlace;
  name: string;
  /** As its comments count it: `sectionPlaceText`, `answerPlaceText`. */
  text: string;
  /** The element that shows its words, among others. */
  element: HTMLElement;
}

export interface WordMarksProps {
  places: readonly MarkedPlace[];
  threads: readonly ShownThread[];
  open: string | undefined;
  /** Words that are being commented on. */
  chosen?: { place: CommentPlace; words: { start: number; end: number } } | undefined;
  /** `isByKey`: the thread gets the focus. */
  onOpen: (threadId: string, isByKey: boolean) => void;
  /** Where the words of the threads stand now. */
  onRanges?: ((ranges: ReadonlyMap<string, Range>, maps: ReadonlyMap<string, TextMap>) => void) | undefined;
}

/**
 * Sets off the words of comments in a text that somebody else draws, and puts a button beside them. Nothing of the text is
 * touched, so it may be an editor.
 */
export function WordMarks({ places, threads, open, chosen, onOpen, onRanges }: WordMarksProps) {
  const turn = usePageTurns(places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn other letters are on the page
  const maps = useMemo(
    () => new Map(places.map(({ place, text, element }) => [placeKey(place), mapText(element, text)])),
    [places, turn],
  );
  const ranges = useMemo(() => {
    const found = new Map<string, Range>();
    for (const { thread, anchor } of threads) {
      const map = maps.get(placeKey(thread.place));
      const range = map && anchor && anchor.state !== 'gone' ? rangeOf(map, anchor) : undefined;
      if (range) found.set(thread.id, range);
    }
    return found;
  }, [threads, maps]);

  const report = useRef(onRanges);
  report.current = onRanges;
  useEffect(() => report.current?.(ranges, maps), [ranges, maps]);

  useEffect(() => {
    const painted = new Map<Paint, Range[]>();
    const paint = (name: Paint, range: Range) => painted.set(name, [...(painted.get(name) ?? []), range]);
    for (const { thread } of threads) {
      const range = ranges.get(thread.id);
      if (!range || (thread.resolved && thread.id !== open)) continue;
      paint(thread.id === open ? 'open' : thread.suggestion ? 'suggestion' : 'comment', range);
    }
    const map = chosen && maps.get(placeKey(chosen.place));
    const words = map && chosen && rangeOf(map, chosen.words);
    if (words) paint('chosen', words);
    paintWords(painted);
  }, [threads, ranges, open, chosen, maps]);
  useEffect(() => clearPaint, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // A fact has a card of its own, and somebody who selects words has not pressed them.
      if (target instanceof Element && target.closest('button, a, [role=button]')) return;
      if (document.getSelection()?.isCollapsed === false) return;
      const letter = letterAt(event);
      if (!letter) return;
      const pressed = threads
        .filter(({ thread }) => !thread.resolved && ranges.has(thread.id))
        .filter(({ thread, anchor }) => {
          const map = maps.get(placeKey(thread.place));
          const at = map && positionOf(map, letter.node, letter.offset);
          return at !== undefined && anchor && at >= anchor.start && at <= anchor.end;
        })
        // Of words within others, the fewer ones are meant.
        .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
      if (pressed) onOpen(pressed.thread.id, false);
    };
    for (const { element } of places) element.addEventListener('click', onClick);
    return () => {
      for (const { element } of places) element.removeEventListener('click', onClick);
    };
  }, [places, threads, ranges, maps, onOpen]);

  return (
    <>
      <Global styles={paintStyles} />
      {places.map(({ place, name, element }) => {
        const own = threads.filter(
          ({ thread }) => !thread.resolved && placeKey(thread.place) === placeKey(place),
        );
        if (own.length === 0) return null;
        return createPortal(
          <Badges
            placeName={name}
            element={element}
            threads={own}
            ranges={ranges}
            open={open}
            onOpen={(id) => onOpen(id, true)}
          />,
          element,
          placeKey(place),
        );
      })}
    </>
  );
}

const lengthOf = ({ anchor }: ShownThread): number => (anchor ? anchor.end - anchor.start : 0);
