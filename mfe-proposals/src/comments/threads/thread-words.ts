import type { CommentThread } from '@harambee/domain/schemas';
import type { ShownThread } from '../comment-scene.ts';

/** Longer ones are shortened where they only remind of the words. */
const shortQuote = 60;

export function shortened(words: string, most = shortQuote): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s\S*$/, '')}…`;
}

/** What a thread is about, for its name: "“31 working taps”", "Team". */
export const subjectOf = ({ thread, placeName }: Pick<ShownThread, 'thread' | 'placeName'>): string =>
  thread.anchor ? `“${shortened(thread.anchor.quote)}”` : placeName;

/** "Comment by Amina on “31 working taps”". */
export function threadName(shown: ShownThread): string {
  const [first] = shown.thread.comments;
  const kind = shown.thread.suggestion ? 'Suggestion' : 'Comment';
  return `${kind} by ${authorName(first?.by.name)} on ${subjectOf(shown)}`;
}

/** Somebody whose account was deleted has no name any more. */
export const authorName = (name: string | undefined): string => name || 'A former colleague';

export const threadId = (id: string): string => `thread-${id}`;
/** Of the button beside the words of a thread. */
export const wordsId = (id: string): string => `words-of-${id}`;

export const countReplies = ({ comments }: CommentThread): string => {
  const replies = comments.length - 1;
  return replies === 1 ? '1 reply' : `${replies} replies`;
};

/** In reading order: those of the whole proposal first, then by place and words. */
export function inReadingOrder(threads: readonly ShownThread[], places: readonly string[]): ShownThread[] {
  const placeOf = ({ thread: { place } }: ShownThread) => {
    if (place.kind === 'proposal') return -1;
    const at = places.indexOf(place.kind === 'section' ? place.section : place.questionId);
    return at < 0 ? places.length : at;
  };
  return threads.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      (one.anchor?.start ?? -1) - (other.anchor?.start ?? -1) ||
      one.thread.createdAt.localeCompare(other.thread.createdAt),
  );
}
