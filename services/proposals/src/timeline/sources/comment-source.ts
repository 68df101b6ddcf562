import { proposalSections, timelineWords } from '@harambee/domain';
import type { CommentPlace, TimelineEntry } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { callOf } from '../../applications/known-call.model.ts';
import { ThreadModel, type ThreadRecord } from '../../comments/thread.model.ts';
import type { TimelineSource } from '../timeline-source.ts';
import { runsOf } from './runs.ts';

type Thread = Pick<
  ThreadRecord,
  '_id' | 'place' | 'comments' | 'suggestion' | 'resolved' | 'createdAt' | 'deletedAt'
>;

/** Characters of a comment that a timeline repeats. */
const longestQuote = 280;
const inShort = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote - 1).trimEnd()}…` : text;

type LabelOf = (place: CommentPlace) => string;

function written({ _id, place, comments, suggestion }: Thread, labelOf: LabelOf): TimelineEntry[] {
  return comments.flatMap(({ id, by, at, text, deletedAt }, place_): TimelineEntry[] => {
    const isFirst = place_ === 0;
    if (deletedAt) return [];
    const words =
      isFirst && suggestion
        ? timelineWords.suggested
        : isFirst
          ? timelineWords.commented
          : timelineWords.replied;
    const quote = isFirst && suggestion ? suggestion.words || text : text;
    return [
      {
        ...{ id: `comment-${_id}-${id}`, at: at.toISOString(), kind: 'comment', by },
        text: words(labelOf(place)),
        ...(quote && { quote: inShort(quote) }),
      },
    ];
  });
}

function decided({ _id, place, suggestion, comments }: Thread, labelOf: LabelOf): TimelineEntry[] {
  const decisions = (suggestion?.decisions ?? []).toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
  return runsOf(decisions).map((run): TimelineEntry => {
    const [{ id, by, at }] = run;
    const accepted = run.filter(({ isAccepted }) => isAccepted).length;
    const suggestedBy = comments[0]?.by;
    return {
      ...{ id: `decided-${_id}-${id}`, at: at.toISOString(), kind: 'suggestion', by },
      text: timelineWords.decided(accepted, run.length - accepted, labelOf(place), suggestedBy),
    };
  });
}

function resolved({ _id, place, resolved: end }: Thread, labelOf: LabelOf): TimelineEntry[] {
  if (!end) return [];
  const { by, at } = end;
  return [
    {
      ...{ id: `resolved-${_id}`, at: at.toISOString(), kind: 'resolved', by },
      text: timelineWords.resolved(labelOf(place)),
    },
  ];
}

/** Comments, replies, suggestions, and what was decided about them. What somebody deleted is not told. */
export const commentSource: TimelineSource = {
  kinds: ['comment', 'suggestion', 'resolved'],
  async entries(record, { after }) {
    const { tenantId, _id: proposalId } = record;
    const [threads, { call }] = await Promise.all([
      ThreadModel.find(
        {
          ...{ tenantId, proposalId, deletedAt: null },
          // Nothing of a thread is earlier than the thread.
          ...(after && { createdAt: trusted({ $lte: new Date(after.at) }) }),
        },
        { place: 1, comments: 1, suggestion: 1, resolved: 1, createdAt: 1 },
      ).lean<Thread[]>(),
      callOf(record),
    ]);
    const questions = new Map(call.questions.map(({ id, text }) => [id, text]));
    const labelOf: LabelOf = (place) => {
      if (place.kind === 'proposal') return 'the proposal';
      if (place.kind === 'section') return proposalSections[place.section];
      return `the answer to “${questions.get(place.questionId) ?? 'a former question'}”`;
    };
    return threads.flatMap((thread) => [
      ...written(thread, labelOf),
      ...decided(thread, labelOf),
      ...resolved(thread, labelOf),
    ]);
  },
};
