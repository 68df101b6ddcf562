import type { CommentPlace } from '@harambee/domain/schemas';

/** Under which the places of a page are told apart. */
export function placeKey(place: CommentPlace): string {
  if (place.kind === 'section') return `section/${place.section}`;
  return place.kind === 'answer' ? `answer/${place.questionId}` : 'proposal';
}
