import { timelineWords } from '@harambee/domain';
import type { Author, TimelineEntry } from '@harambee/domain/schemas';
import { type AnswerRecord, answersOf } from '../../applications/answer.model.ts';
import { callOf } from '../../applications/known-call.model.ts';
import { TimelineNoteModel } from '../../timeline-notes/timeline-note.model.ts';
import type { TimelineSource } from '../timeline-source.ts';
import { runsOf } from './runs.ts';

const hasWords = ({ blocks, start }: AnswerRecord) => blocks !== null || start !== undefined;
const newest = (one: AnswerRecord, other: AnswerRecord) => other.at.getTime() - one.at.getTime();

/** Answers that people wrote, as notes tell of them; for those from before there were notes, who wrote each of them last. */
export const answerSource: TimelineSource = {
  kinds: ['answers'],
  async entries(record) {
    const { tenantId, _id: proposalId } = record;
    const [answers, notes, { call }] = await Promise.all([
      answersOf(record),
      TimelineNoteModel.find({ tenantId, proposalId, kind: 'answers' })
        .sort({ at: -1 })
        .limit(mostNotes)
        .lean(),
      callOf(record),
    ]);
    const questions = new Map([
      ...answers.map(({ questionId, question }) => [questionId, question] as const),
      ...call.questions.map(({ id, text }) => [id, text] as const),
    ]);
    const entry = (id: string, at: Date, by: Author, ids: readonly string[]): TimelineEntry => ({
      ...{ id: `answers-${id}`, at: at.toISOString(), kind: 'answers', by },
      text: timelineWords.answers(ids.map((one) => questions.get(one) ?? one)),
    });
    const isNoted = ({ by, questionId }: AnswerRecord) =>
      notes.some((note) => note.by?.id === by.id && note.items.includes(questionId));
    const older = answers.filter((answer) => hasWords(answer) && !isNoted(answer)).toSorted(newest);
    return [
      ...notes.flatMap(({ _id, at, by, items }) => (by ? [entry(_id, at, by, items)] : [])),
      ...runsOf(older).map((run) =>
        entry(
          run[0]._id,
          run[0].at,
          { ...run[0].by, kind: 'person' },
          run.map(({ questionId }) => questionId),
        ),
      ),
    ];
  },
};

const mostNotes = 2_000;
