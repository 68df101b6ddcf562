import { applicationLimits, charactersOf } from '@harambee/domain';
import type { Answer, SaveAnswer } from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  Conflict,
  createOnce,
  NotFound,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import { keepAnswers } from '../answer-bank/keep-answers.service.ts';
import { busy, findProposal } from '../proposals/proposals.service.ts';
import { AnswerModel, type AnswerRecord } from './answer.model.ts';
import { cardsOfAnswers } from './answer-words.ts';
import { answersToKeep } from './answers-to-keep.ts';
import { type Answering, answeringOf, markOfText, toAnswer } from './application.service.ts';
import { type AnswerChange, changedAnswer, changesWords, saysTheSame } from './changed-answer.ts';
import { applicationEdited, whileWritable } from './reserved-application.ts';

/** What a schema cannot say. */
function assertSensible({ start, blocks }: SaveAnswer): void {
  if (start?.kind === 'bank' && !blocks)
    throw new BadRequest('An answer that begins from the answer bank brings its words.');
  if (blocks && charactersOf(blocks) > applicationLimits.characters)
    throw new BadRequest(`One answer takes at most ${applicationLimits.characters} characters.`);
}

function assertRoom({ stored }: Answering, next: AnswerRecord): void {
  const others = stored.filter(({ _id }) => _id !== next._id);
  const bytes = Buffer.byteLength(JSON.stringify([...others, next].map(({ blocks }) => blocks)));
  if (next.blocks && bytes > applicationLimits.bytes)
    throw new Conflict('The answers of this proposal have become too long. Make some of them shorter first.');
}

/** PUT /api/proposals/{id}/answers/{questionId}. */
export async function saveAnswer(actor: Actor, id: string, given: AnswerChange): Promise<Answer> {
  assertSensible(given.change);
  await whileWritable(actor, id);
  const answer = await retryOnConflict(busy, () => attempt(actor, id, given));
  // Fails if it was sent meanwhile: then this answer may not be in what was sent.
  await whileWritable(actor, id, { $set: { updatedAt: new Date() } });
  return answer;
}

async function attempt(actor: Actor, id: string, given: AnswerChange): Promise<Answer | undefined> {
  const { questionId, change, revision } = given;
  const answering = await answeringOf(await findProposal(actor, id));
  if (!answering) return undefined;
  const { record, call, source } = answering;
  const question = call.call.questions.find((one) => one.id === questionId);
  const stored = answering.stored.find(
    (one) => one.callId === (record.callId ?? '') && one.questionId === questionId,
  );
  if (!question) throw notAsked(stored);
  const next = changedAnswer(stored, given, answering, question, actor);
  const read = stored?.revision ?? 0;
  let isSame = false;
  if (changesWords(change) && revision !== undefined && revision !== read) {
    isSame = stored !== undefined && saysTheSame(stored, next);
    if (!isSame) {
      const now = toAnswer(questionId, stored, question, source);
      throw new PreconditionFailed('This answer was changed since you read it', { answer: now });
    }
  }
  assertRoom(answering, next);
  const after = toAnswer(questionId, next, question, source);
  if (change.isTicked === true) next.tickedMark = markOfText(after.text);
  // Before it is written, so that a call that is repeated after a crash does both. Not again with each later change: the
  // bank would have every state of its words.
  if (change.isStarred === true && !stored?.isStarred) await keepStarred(actor, answering, after);
  const written = {
    ...next,
    ...(isSame && stored && { revision: stored.revision, by: stored.by, at: stored.at }),
  };
  if (!(await write(actor, stored, written, change))) return undefined;
  return toAnswer(questionId, written, question, source);
}

async function keepStarred(actor: Actor, { record, call, source }: Answering, answer: Answer): Promise<void> {
  const facts = cardsOfAnswers([answer.text], source);
  const of = { at: new Date(), revision: record.revision, outcome: 'draft' } as const;
  await keepAnswers(actor, answersToKeep({ call: call.call, answers: [answer], facts }, record, of));
}

const notAsked = (stored: AnswerRecord | undefined): Error =>
  stored
    ? new Conflict(
        'The call no longer asks this question. Its answer stays as it is; its words can be copied.',
      )
    : new NotFound();

/** Only what the change says, so that a tick and somebody's words both stay. False if somebody else was faster. */
async function write(
  actor: Actor,
  stored: AnswerRecord | undefined,
  next: AnswerRecord,
  change: SaveAnswer,
): Promise<boolean> {
  const { _id, tenantId, proposalId } = next;
  const outbox = applicationEdited(actor, proposalId, changesWords(change) ? next.questionId : undefined);
  if (!stored) return (await createOnce(AnswerModel, { ...next, outbox: [outbox] })).created;
  const { question, start, blocks, anchors, counting, revision, by, at } = next;
  const words = { start, blocks, anchors, counting };
  const gone = changesWords(change)
    ? Object.entries(words).flatMap(([name, value]) => (value === undefined ? [[name, 1]] : []))
    : [];
  const { matchedCount } = await AnswerModel.updateOne(
    { _id, tenantId, ...(changesWords(change) && { revision: stored.revision }) },
    {
      $set: {
        question,
        ...(change.isTicked !== undefined && { isTicked: change.isTicked, tickedMark: next.tickedMark }),
        ...(change.isStarred !== undefined && { isStarred: change.isStarred }),
        ...(changesWords(change) && { ...words, revision, by, at }),
      },
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
      $push: { outbox },
    },
  );
  return matchedCount > 0;
}

/** Bytes of the stored answer; 0 where there is none. */
export async function answerSize(
  { tenantId }: Actor,
  proposalId: string,
  questionId: string,
): Promise<number> {
  const answers = await AnswerModel.find({ tenantId, proposalId, questionId }).lean<AnswerRecord[]>();
  return Buffer.byteLength(JSON.stringify(answers.map(({ blocks }) => blocks)));
}
