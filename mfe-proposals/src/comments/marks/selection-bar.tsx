import { Button } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { selectedIn, type WordsOfPlace } from './selected-words.ts';
import * as S from './selection.styles.ts';
import type { MarkedPlace } from './word-marks.tsx';

interface SelectionBarProps {
  places: readonly MarkedPlace[];
  onComment: (chosen: WordsOfPlace, isSuggestion: boolean) => void;
}

interface Shown {
  chosen: WordsOfPlace;
  top: number;
  left: number;
}

/** Room that the bar needs, in pixels. */
const room = { width: 330, height: 60 };

/** Appears with selected words of the text. An editor has these tools in its toolbar. */
export function SelectionBar({ places, onComment }: SelectionBarProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isPressed = false;
    const look = () => {
      if (!isPressed) setShown(lookAt(places));
    };
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-comments]')) return;
      isPressed = true;
      setShown(undefined);
    };
    const release = () => {
      isPressed = false;
      // The browser tells of the selection after this.
      setTimeout(look);
    };
    // The words may have been selected before this came, or before their places were known.
    look();
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [places]);
  if (!shown) return null;
  const { chosen, top, left } = shown;
  const act = (isSuggestion: boolean) => {
    setShown(undefined);
    document.getSelection()?.removeAllRanges();
    onComment(chosen, isSuggestion);
  };
  return (
    <S.Bar role="toolbar" aria-label="Selected words" data-comments="" data-raised="" style={{ top, left }}>
      <Button small kind="quiet" icon="comment" onClick={() => act(false)}>
        Comment
      </Button>
      {chosen.isOneLine && (
        <Button small kind="quiet" icon="pencil" onClick={() => act(true)}>
          Suggest other words
        </Button>
      )}
    </S.Bar>
  );
}

function lookAt(places: readonly MarkedPlace[]): Shown | undefined {
  const selection = document.getSelection();
  const chosen = selectedIn(places);
  if (!chosen || !selection || isInEditor(selection.anchorNode)) return undefined;
  const lines = selection.getRangeAt(0).getClientRects?.() ?? [];
  const last = [...lines].at(-1);
  const below = (last?.bottom ?? 0) + 8;
  return {
    chosen,
    top: below + room.height > window.innerHeight ? Math.max(8, (lines[0]?.top ?? 0) - room.height) : below,
    left: Math.max(8, Math.min((last?.right ?? 0) - room.width / 2, window.innerWidth - room.width - 8)),
  };
}

const isInEditor = (node: Node | null): boolean =>
  (node instanceof Element ? node : node?.parentElement)?.closest('[contenteditable]') != null;
