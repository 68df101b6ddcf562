import { type Anchor, followAnchors } from '@harambee/domain';
import { createOnce, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { busy } from '../proposals/proposals.service.ts';
import type { CommentScope } from './comment-scope.ts';
import {
  CommentedPlaceModel,
  type CommentedPlaceRecord,
  placeKey,
  type WordedPlace,
} from './commented-place.model.ts';
import { type ReadPlace, readPlace, readPlaces } from './place-texts.ts';

type Anchors = CommentedPlaceRecord['anchors'];

/** The anchors of a place in the text of today. */
function followed({ anchors, text }: CommentedPlaceRecord, today: string): Anchors {
  const now = followAnchors(
    anchors.map(({ anchor }) => anchor),
    text,
    today,
  );
  return anchors.map(({ threadId, anchor }, at) => ({ threadId, anchor: now[at] ?? anchor }));
}

/** False if somebody else was faster. */
async function write(stored: CommentedPlaceRecord, text: string, anchors: Anchors): Promise<boolean> {
  const { _id, tenantId, revision } = stored;
  const { matchedCount } = await CommentedPlaceModel.updateOne(
    { _id, tenantId, revision },
    { $set: { text, anchors, revision: revision + 1 } },
  );
  return matchedCount > 0;
}

/** Which of these proposals have comments on words. */
export async function commentedAmong(tenantId: string, ids: readonly string[]): Promise<string[]> {
  const places = await CommentedPlaceModel.find(
    { tenantId, proposalId: trusted({ $in: [...ids] }) },
    { _id: 0, proposalId: 1 },
  ).lean<Pick<CommentedPlaceRecord, 'proposalId'>[]>();
  return [...new Set(places.map(({ proposalId }) => proposalId))];
}

/** An anchor with the words that it stands on today. */
export interface FollowedAnchor {
  anchor: Anchor;
  words: string;
}

/**
 * The anchors of all comments of a proposal in the texts of today, by thread. Whatever changed a text (edits, a new
 * version, a restored one, answers, facts), the text that the anchors were counted in is stored with them: a change
 * that nobody told of is seen here, and followed before anybody reads a comment (COMMENT-02).
 */
export const followPlaces = (scope: CommentScope): Promise<Map<string, FollowedAnchor>> =>
  retryOnConflict(busy, async () => {
    const { tenantId, proposalId } = scope;
    const stored = await CommentedPlaceModel.find({ tenantId, proposalId }).lean<CommentedPlaceRecord[]>();
    if (stored.length === 0) return new Map();
    const read = await readPlaces(
      scope,
      stored.map(({ place }) => place),
    );
    const all = new Map<string, FollowedAnchor>();
    for (const [at, place] of stored.entries()) {
      const today = read[at]?.text ?? '';
      const anchors = followed(place, today);
      if (today !== place.text && !(await write(place, today, anchors))) return undefined;
      for (const { threadId, anchor } of anchors)
        all.set(threadId, { anchor, words: today.slice(anchor.start, anchor.end) });
    }
    return all;
  });

/** Makes an anchor of a new thread in the text of today, and follows all others of the place to it. */
export const addAnchor = (
  scope: CommentScope,
  place: WordedPlace,
  threadId: string,
  made: (today: ReadPlace) => Anchor,
): Promise<Anchor> =>
  retryOnConflict(busy, async () => {
    const { tenantId, proposalId } = scope;
    const _id = placeKey(scope, place);
    const stored = await CommentedPlaceModel.findOne({ _id, tenantId }).lean<CommentedPlaceRecord>();
    const today = await readPlace(scope, place);
    const known = stored && followed(stored, today.text).find((one) => one.threadId === threadId);
    // The call is repeated.
    if (known) return known.anchor;
    const anchor = made(today);
    const own = { threadId, anchor };
    if (stored) {
      const anchors = [...followed(stored, today.text), own];
      return (await write(stored, today.text, anchors)) ? anchor : undefined;
    }
    const first = { _id, tenantId, proposalId, place, text: today.text, anchors: [own], revision: 1 };
    return (await createOnce(CommentedPlaceModel, first)).created ? anchor : undefined;
  });

/** Gives one thread the anchor that it has in this text, and follows it, like all others, to the text of today. */
export const setAnchor = (
  scope: CommentScope,
  place: WordedPlace,
  threadId: string,
  { anchor, text }: { anchor: Anchor; text: string },
): Promise<true> =>
  retryOnConflict(busy, async () => {
    const stored = await storedPlace(scope, place);
    if (!stored) return true;
    const today = await readPlace(scope, place);
    const [own = anchor] = followAnchors([anchor], text, today.text);
    const anchors = followed(stored, today.text).map((one) =>
      one.threadId === threadId ? { threadId, anchor: own } : one,
    );
    return (await write(stored, today.text, anchors)) || undefined;
  });

const storedPlace = ({ tenantId, ...scope }: CommentScope, place: WordedPlace) =>
  CommentedPlaceModel.findOne({
    _id: placeKey({ tenantId, ...scope }, place),
    tenantId,
  }).lean<CommentedPlaceRecord>();

/** The anchor of a thread that is gone goes, too. */
export const dropAnchor = (scope: CommentScope, place: WordedPlace, threadId: string): Promise<true> =>
  retryOnConflict(busy, async () => {
    const stored = await storedPlace(scope, place);
    if (!stored?.anchors.some((one) => one.threadId === threadId)) return true;
    const anchors = stored.anchors.filter((one) => one.threadId !== threadId);
    return (await write(stored, stored.text, anchors)) || undefined;
  });
