import { proposalSections } from '@harambee/domain';
import type { CommentPlace } from '@harambee/domain/schemas';

/** "Executive Summary", "The whole proposal". */
export function placeName(place: CommentPlace, questions: ReadonlyMap<string, string> = new Map()): string {
  if (place.kind === 'section') return proposalSections[place.section];
  return place.kind === 'answer' ? (questions.get(place.questionId) ?? 'An answer') : 'The whole proposal';
}
