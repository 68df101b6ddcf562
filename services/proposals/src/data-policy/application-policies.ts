import { formerMember } from '@harambee/domain';
import {
  type Actor,
  asJson,
  type DataPolicy,
  jsonFile,
  notAboutPersons,
  projection,
  type RemovedPerson,
} from '@harambee/service-kit';
import { AnswerModel, type AnswerRecord, answersOf } from '../applications/answer.model.ts';
import { KnownCallModel } from '../applications/known-call.model.ts';
import { PublishedApplicationModel } from '../applications/published-application.model.ts';
import { SentApplicationModel, type SentApplicationRecord } from '../applications/sent-application.model.ts';
import { each, folderOf } from './proposal-files.ts';

const nobody = { id: formerMember.userId, name: formerMember.name };

const shownAnswer = ({ callId, questionId, question, start, blocks, ...answer }: AnswerRecord) => ({
  ...(callId !== '' && { callId }),
  ...{ questionId, question, start, blocks },
  ...{ counting: answer.counting, isTicked: answer.isTicked, isStarred: answer.isStarred },
  ...{ revision: answer.revision, at: answer.at },
});

const answers = each(
  'answers.json',
  'Answers to the questions of a funder that people wrote, ticked or starred, and who did.',
  async function* (record) {
    const found = await answersOf(record);
    const shown = found.map((answer) => ({ ...shownAnswer(answer), by: answer.by }));
    if (shown.length > 0) yield { path: `${folderOf(record)}/answers.json`, content: asJson(shown) };
  },
);

const sent = each(
  'sent-….json',
  'The questions of a funder and your answers as they were sent.',
  async function* (record) {
    const { _id: proposalId, tenantId } = record;
    const copies = SentApplicationModel.find({ tenantId, proposalId }).sort({ sentAt: -1 });
    for await (const { sentAt, content } of copies.lean<SentApplicationRecord[]>().cursor()) {
      const at = sentAt.toISOString().replaceAll(':', '-');
      yield { path: `${folderOf(record)}/sent-${at}.json`, content };
    }
  },
);

async function* answersBy({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  for await (const record of AnswerModel.find({ tenantId, 'by.id': userId }).lean<AnswerRecord[]>().cursor())
    yield { proposalId: record.proposalId, ...shownAnswer(record) };
}

export const applicationPolicies: readonly DataPolicy[] = [
  { model: KnownCallModel, ...projection },
  { model: PublishedApplicationModel, ...projection },
  {
    model: AnswerModel,
    organization: answers,
    person: jsonFile('answers.json', 'Answers to the questions of a funder that you wrote last.', answersBy),
    forget: ({ tenantId, userId }: RemovedPerson) =>
      AnswerModel.updateMany({ tenantId, 'by.id': userId }, { $set: { by: nobody } }),
  },
  { model: SentApplicationModel, organization: sent, ...notAboutPersons },
];
