import { observable } from '@harambee/platform';
import { useCallback, useEffect, useRef } from 'react';
import type { EditedParagraph } from '../../text-editor/edited-paragraph.ts';

/** What stands in the open editor: its comments follow what is typed. */
export interface TypedWords {
  /** `placeKey` of the text. */
  key: string;
  paragraphs: readonly EditedParagraph[];
  /** Saves it now: a comment on words that nobody else has would mean nothing to them. */
  save: () => Promise<void>;
}

export const typedWords = observable<TypedWords | undefined>(undefined);

/** For an editor: lets comments know what stands in it. Answers what to call with each change. */
export function useTypedWords(key: string, first: readonly EditedParagraph[], save: () => Promise<void>) {
  const latest = useRef(save);
  latest.current = save;
  const note = useCallback(
    (paragraphs: readonly EditedParagraph[]) =>
      typedWords.write({ key, paragraphs, save: () => latest.current() }),
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with; `note` tells of the rest
  useEffect(() => {
    note(first);
    return () => typedWords.write(undefined);
  }, [note]);
  return note;
}
