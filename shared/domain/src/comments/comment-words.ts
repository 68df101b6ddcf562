import type { CommentMention } from './comments.schemas.ts';

/** Characters of a comment that lists and mails show. */
const excerptLength = 140;

/** The beginning of a comment in one line (COMMENT-05). */
export function commentExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  return `${line
    .slice(0, excerptLength - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/**
 * The mentions that the words of a comment bear out (COMMENT-04): each is "@" and a name, and none overlaps another.
 * What is left out stays plain words.
 */
export function trueMentions(text: string, mentions: readonly CommentMention[]): CommentMention[] {
  let last = 0;
  return [...mentions]
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isTrue = start >= last && end <= text.length && end - start > 1 && text[start] === '@';
      if (isTrue) last = end;
      return isTrue;
    });
}

/** A comment with the name of somebody who left replaced, where they are mentioned (COMMENT-09). */
export function withoutMentioned(
  text: string,
  mentions: readonly CommentMention[],
  userId: string,
  name: string,
): { text: string; mentions: CommentMention[] } {
  let words = '';
  let at = 0;
  const kept: CommentMention[] = [];
  for (const mention of [...mentions].sort((one, other) => one.start - other.start)) {
    words += text.slice(at, mention.start);
    at = mention.end;
    const isTheirs = mention.kind === 'person' && mention.id === userId;
    const shown = isTheirs ? `@${name}` : text.slice(mention.start, mention.end);
    if (!isTheirs) kept.push({ ...mention, start: words.length, end: words.length + shown.length });
    words += shown;
  }
  return { text: words + text.slice(at), mentions: kept };
}
