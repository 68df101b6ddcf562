import { Button, Keys } from '@harambee/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shortened } from '../threads/thread-words.ts';
import { type Chosen, chooseByKey, firstChosen, stretchOfWords } from '../words/choose-words.ts';
import { rangeOf, type TextMap } from '../words/text-map.ts';
import { type WordsOfPlace, wordsOfPlace } from './selected-words.ts';
import * as S from './selection.styles.ts';
import type { MarkedPlace } from './word-marks.tsx';

interface ChooseByKeysProps {
  at: MarkedPlace;
  map: TextMap;
  /** For whoever sets the words off. */
  onWords: (words: WordsOfPlace) => void;
  onComment: (chosen: WordsOfPlace, isSuggestion: boolean) => void;
  onCancel: () => void;
  say: (words: string) => void;
}

/** Pixels at the edges of the window that are covered: by the bar above, and by this one. */
const covered = { top: 88, bottom: 180 };

/** The page moves only where the words could not be seen. */
function showRange(range: Range | undefined): void {
  const place = range?.getBoundingClientRect?.();
  if (!place || (place.top >= covered.top && place.bottom <= window.innerHeight - covered.bottom)) return;
  range?.startContainer.parentElement?.scrollIntoView?.({ block: 'center' });
}

/** Words of a text that is read are chosen with the arrow keys: browsers have no caret there. */
export function ChooseByKeys({ at, map, onWords, onComment, onCancel, say }: ChooseByKeysProps) {
  const { text, pieces } = map;
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>(() => firstChosen(text));
  const stretch = stretchOfWords(text, chosen);
  const words = stretch && wordsOfPlace(at.place, text, stretch);
  const quote = stretch ? text.slice(stretch.start, stretch.end) : '';
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other words are chosen
  useEffect(() => {
    if (!words) return;
    onWords(words);
    const range = rangeOf({ text, pieces }, words.words);
    showRange(range);
  }, [words?.words.start, words?.words.end]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.target === bar.current && event.key === 'Enter' && words) onComment(words, false);
    else {
      const next = event.target === bar.current && chooseByKey(text, chosen, event);
      if (!next) return;
      setChosen(next);
      const said = stretchOfWords(text, next);
      if (said) say(text.slice(said.start, said.end));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <S.Choosing
      ref={bar}
      role="group"
      tabIndex={0}
      aria-label={`Choose words of ${at.name}. Arrow keys move, Shift and arrow keys take more, Enter comments.`}
      data-comments=""
      data-raised=""
      onKeyDown={onKeyDown}
    >
      <p>
        <q dir="auto">{shortened(quote, 160)}</q>
        <small aria-hidden="true">
          <Keys keys={['←', '→']} /> move <Keys keys={['Shift', '→']} /> more words <Keys keys={['↑', '↓']} />{' '}
          paragraphs <Keys keys={['Enter']} /> comment
        </small>
      </p>
      <Button small kind="primary" icon="comment" onClick={() => words && onComment(words, false)}>
        Comment
      </Button>
      {words?.isOneLine && (
        <Button small icon="pencil" onClick={() => onComment(words, true)}>
          Suggest other words
        </Button>
      )}
      <Button small kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </S.Choosing>
  );
}
