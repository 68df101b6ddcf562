import { type DataPolicy, jsonFile, notAboutPersons, projection, shown } from '@harambee/service-kit';
import { KnownApplicationModel } from '../applications/known-application.model.ts';
import { CallModel, type CallRecord } from '../calls/call.model.ts';
import { toCall } from '../calls/call-answers.ts';
import { documentPolicies } from './document-policies.ts';

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
    ...notAboutPersons,
  },
  { model: KnownApplicationModel, ...projection },
  ...documentPolicies,
];
