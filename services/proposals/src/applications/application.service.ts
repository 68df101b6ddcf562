import { createHash } from 'node:crypto';
import { answerAsPlainText, isEditable, type ProposalStatus } from '@harambee/domain';
import type { Answer, Application, CallQuestion } from '@harambee/domain/schemas';
import { type Actor, NotFound, retryOnConflict } from '@harambee/service-kit';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { busy, findProposal } from '../proposals/proposals.service.ts';
import { type AnswerRecord, answersOf } from './answer.model.ts';
import { cardsOfAnswers, ownBlocks, startOf, textOf } from './answer-words.ts';
import { type CallOfProposal, callOf } from './known-call.model.ts';
import { contentOfSent, SentApplicationModel, type SentApplicationRecord } from './sent-application.model.ts';
import { type TextSource, textSource } from './text-source.ts';

/** Answers may be written while a text is drafted, too: only what was sent stays as it is. */
export const isSentStatus = (status: ProposalStatus): boolean =>
  !isEditable(status) && status !== 'generating';

/** Tells whether words that were ticked are still the same. */
export const markOfText = (text: Answer['text']): string =>
  createHash('sha256').update(answerAsPlainText(text)).digest('base64url').slice(0, 22);

/** What the answer to one question is, with or without a record of its own. */
export function toAnswer(
  questionId: string,
  record: AnswerRecord | undefined,
  question: CallQuestion | undefined,
  source: TextSource,
): Answer {
  const start = startOf(record ?? {}, question, source);
  const blocks = record ? ownBlocks(record, source) : null;
  const text = textOf(start, blocks, source);
  const isTicked = record?.isTicked ?? false;
  const isChanged = isTicked && record?.tickedMark !== undefined && record.tickedMark !== markOfText(text);
  return {
    questionId,
    start,
    blocks,
    ...(record?.counting && { counting: record.counting }),
    isTicked,
    isStarred: record?.isStarred ?? false,
    text,
    ...(isChanged && { isChangedSinceTicked: true }),
    ...(!question && { isGone: true, ...(record && { question: record.question }) }),
    revision: record?.revision ?? 0,
    ...(record && { by: record.by, at: record.at.toISOString() }),
  };
}

/** Everything that the answers of an application come from. */
export interface Answering {
  record: ProposalRecord;
  call: CallOfProposal;
  stored: AnswerRecord[];
  source: TextSource;
}

/** Undefined if the form was replaced meanwhile. */
export async function answeringOf(record: ProposalRecord): Promise<Answering | undefined> {
  const [call, stored, source] = await Promise.all([callOf(record), answersOf(record), textSource(record)]);
  return source && { record, call, stored, source };
}

/** Those of the questions in the funder's order, then what was written for questions that are gone. */
function answersIn({ record, call, stored, source }: Answering): Answer[] {
  const { callId = '' } = record;
  const own = new Map(
    stored.filter((answer) => answer.callId === callId).map((answer) => [answer.questionId, answer]),
  );
  const asked = call.call.questions.map((question) =>
    toAnswer(question.id, own.get(question.id), question, source),
  );
  // While the call has not arrived, nobody knows which questions it asks.
  const isKnown = (answer: AnswerRecord) =>
    answer.callId === callId &&
    (call.callState === 'unknown' || call.call.questions.some(({ id }) => id === answer.questionId));
  const gone = stored.filter((answer) => !isKnown(answer) && (answer.blocks !== null || answer.isStarred));
  return [...asked, ...gone.map((answer) => toAnswer(answer.questionId, answer, undefined, source))];
}

/** An application as it is now. */
export function applicationIn(answering: Answering): Application {
  const { record, call, source } = answering;
  const answers = answersIn(answering);
  const { callId, callState, deadlineAt } = call;
  return {
    proposalId: record._id,
    ...(callId !== undefined && { callId }),
    ...(callState && { callState }),
    call: call.call,
    ...(deadlineAt && { deadlineAt }),
    answers,
    facts: cardsOfAnswers(
      answers.flatMap(({ text, blocks }) => (blocks ? [text, blocks] : [text])),
      source,
    ),
    isSent: isSentStatus(record.status),
  };
}

const sentCopy = ({ tenantId, sentId }: ProposalRecord) =>
  sentId
    ? SentApplicationModel.findOne({ _id: sentId, tenantId }).lean<SentApplicationRecord>()
    : Promise.resolve(null);

/** What was sent last; undefined if nothing was, or before answers were kept. */
export async function sentApplicationOf(record: ProposalRecord): Promise<Application | undefined> {
  const sent = await sentCopy(record);
  return sent ? contentOfSent(sent) : undefined;
}

/** The application of a record: as it was sent, or as it is now. Undefined if the form was replaced meanwhile. */
export async function applicationOf(record: ProposalRecord): Promise<Application | undefined> {
  const sent = await sentCopy(record);
  // One that was sent before answers were kept has no copy: its text cannot change either.
  if (sent && isSentStatus(record.status)) return contentOfSent(sent);
  const answering = await answeringOf(record);
  if (!answering) return undefined;
  return { ...applicationIn(answering), ...(sent && { sentAt: sent.sentAt.toISOString() }) };
}

/** GET /api/proposals/{id}/application. */
export const getApplication = (actor: Actor, id: string): Promise<Application> =>
  retryOnConflict(busy, async () => applicationOf(await findProposal(actor, id)));

/** GET /api/proposals/{id}/application/sent: as it was sent last. */
export async function getSentApplication(actor: Actor, id: string): Promise<Application> {
  const sent = await sentApplicationOf(await findProposal(actor, id));
  if (!sent) throw new NotFound();
  return sent;
}
