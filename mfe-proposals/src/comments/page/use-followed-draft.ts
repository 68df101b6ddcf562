import { followAnchor } from '@harambee/domain';
import { useEffect, useRef } from 'react';
import type { CommentDraft, CommentsPage } from '../state/comments-context.ts';

/** The words of a comment that is being written stay the same words, whatever somebody types around them meanwhile. */
export function useFollowedDraft(
  draft: CommentDraft | undefined,
  text: string,
  change: CommentsPage['change'],
): void {
  const before = useRef({ id: draft?.id, text });
  useEffect(() => {
    const { id, text: earlier } = before.current;
    before.current = { id: draft?.id, text };
    if (!draft?.words || id !== draft.id || earlier === text) return;
    const quote = earlier.slice(draft.words.start, draft.words.end);
    const { start, end, state } = followAnchor({ ...draft.words, quote, state: 'here' }, earlier, text);
    if (state === 'gone') {
      // Nothing is left of them: what was typed is about the whole place now.
      const { words: _words, ...rest } = draft;
      change({ draft: { ...rest, isSuggestion: false } });
    } else if (start !== draft.words.start || end !== draft.words.end) {
      change({ draft: { ...draft, words: { start, end } } });
    }
  }, [draft, text, change]);
}
