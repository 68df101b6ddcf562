import type { Anchor } from '@harambee/domain';
import type { CommentPlace } from '@harambee/domain/schemas';
import { derivedId, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import type { CommentScope } from './comment-scope.ts';

/** A place with words: not the whole proposal. */
export type WordedPlace = Exclude<CommentPlace, { kind: 'proposal' }>;

/**
 * The anchors of all comments of one place, with the text that they are counted in: both change in one write, so that
 * an anchor is never read with another text than its own (docs/adr/0025).
 */
export interface CommentedPlaceRecord {
  /** Made of tenant, proposal and place. */
  _id: string;
  tenantId: string;
  proposalId: string;
  place: WordedPlace;
  text: string;
  anchors: { threadId: string; anchor: Anchor }[];
  /** Rises with each change. */
  revision: number;
}

const { text, emptyText, number } = fields;
const given = { type: Schema.Types.Mixed, required: true } as const;

const commentedPlace = new Schema<CommentedPlaceRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    place: given,
    text: emptyText,
    anchors: given,
    revision: number,
  },
  { collection: 'proposal_commented_places', versionKey: false, minimize: false },
);
commentedPlace.index({ tenantId: 1, proposalId: 1 });
commentedPlace.plugin(tenantPlugin);

export const CommentedPlaceModel = model<CommentedPlaceRecord>('ProposalCommentedPlace', commentedPlace);

export const placeName = (place: CommentPlace): string => {
  if (place.kind === 'section') return `section ${place.section}`;
  return place.kind === 'answer' ? `answer ${place.questionId}` : 'proposal';
};

export const placeKey = ({ tenantId: tenant, proposalId }: CommentScope, place: WordedPlace): string =>
  derivedId(tenant, proposalId, placeName(place));
