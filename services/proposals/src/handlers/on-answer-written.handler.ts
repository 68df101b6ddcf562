import { minutes } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { AnswerModel, type AnswerRecord } from '../applications/answer.model.ts';
import { peopleAmong } from '../people/people.service.ts';
import { noteInTimeline } from '../timeline-notes/timeline-note.model.ts';

/** Answers that one person writes within this time are told together. Milliseconds. */
const span = minutes(30);

/** An answer only knows who wrote it last; the timeline keeps the others. */
export const onAnswerWritten: EventHandler<'application.edited'> = {
  name: 'proposals.on-answer-written',
  events: ['application.edited'],
  async handle({ tenantId, at, payload: { proposalId, userId, questionId } }) {
    // A person who has left since is no longer named.
    if (!questionId) return;
    const person = (await peopleAmong(tenantId, [userId])).get(userId);
    const name = person?.name ?? (await nameOf(tenantId, proposalId, userId));
    if (name === undefined) return;
    await noteInTimeline({
      ...{ tenantId, proposalId, at, what: 'answers' },
      by: { id: userId, name, kind: 'person' },
      key: `${userId}/${Math.floor(at.getTime() / span)}`,
      item: questionId,
    });
  },
};

async function nameOf(tenantId: string, proposalId: string, userId: string): Promise<string | undefined> {
  const own = await AnswerModel.findOne({ tenantId, proposalId, 'by.id': userId }).lean<AnswerRecord>();
  return own?.by.name;
}
