import { formerMember } from '@harambee/domain';
import { type Actor, type DataPolicy, jsonFile, projection, shown } from '@harambee/service-kit';
import { ApplicantModel } from '../applicants/applicant.model.ts';
import { KnownApplicationModel } from '../applications/known-application.model.ts';
import { CallModel, type CallRecord } from '../calls/call.model.ts';
import { toCall } from '../calls/call-answers.ts';
import { documentPolicies } from './document-policies.ts';

async function* checksBy({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  const calls = CallModel.find({ tenantId, 'checks.by.id': userId }).lean<CallRecord[]>().cursor();
  for await (const { _id: callId, checks = [] } of calls)
    for (const { by, verdict, at, statement } of checks)
      if (by.id === userId) yield { callId, verdict, at: at.toISOString(), statement };
}

export const dataPolicies: readonly DataPolicy[] = [
  {
    model: CallModel,
    organization: jsonFile(
      'calls.json',
      'Calls of funders with their questions, deadlines, your notes, and the line each part was found in.',
      ({ tenantId }) =>
        shown(CallModel.find({ tenantId }).lean<CallRecord[]>().cursor(), (record) => ({
          ...toCall(record),
          ...(record.documentChoices && { documentChoices: record.documentChoices }),
          ...(record.deletedAt && { deletedAt: record.deletedAt.toISOString() }),
        })),
    ),
    person: jsonFile(
      'call-checks.json',
      'What you found out about who may apply, with the statement it was about.',
      checksBy,
    ),
    forget: ({ tenantId, userId }) =>
      CallModel.updateMany(
        { tenantId, 'checks.by.id': userId },
        { $set: { 'checks.$[own].by': { id: formerMember.userId, name: formerMember.name } } },
        { arrayFilters: [{ 'own.by.id': userId }] },
      ),
  },
  { model: KnownApplicationModel, ...projection },
  ...documentPolicies,
  { model: ApplicantModel, ...projection },
];
