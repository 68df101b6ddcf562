import type { CommentAuthor } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { useEffect, useRef } from 'react';
import { isSameAuthor, type ShownThread } from '../comment-scene.ts';
import { authorName, shortened, subjectOf } from '../threads/thread-words.ts';

/** Says what others write while the page is open: nobody looks at a margin all the time. */
export function useSpokenArrivals(threads: readonly ShownThread[], me: CommentAuthor): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(threads.flatMap(({ thread }) => thread.comments.map(({ id }) => id)));
    if (!before) return;
    const arrived = threads.flatMap((shown) =>
      shown.thread.comments
        .filter(({ id, by }) => !before.has(id) && !isSameAuthor(by, me))
        .map((comment) => ({ shown, comment })),
    );
    const [first] = arrived;
    if (!first) return;
    if (arrived.length > 1) return announce(`${arrived.length} new comments`);
    const { shown, comment } = first;
    announce(`${authorName(comment.by.name)} on ${subjectOf(shown)}: ${shortened(comment.text, 120)}`);
  }, [threads, me]);
}
