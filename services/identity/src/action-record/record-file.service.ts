import { actionKinds, actionSentence, actionTopics, csvRow, csvStart } from '@harambee/domain';
import type { ActionsFileQuery, ExportScope } from '@harambee/domain/schemas';
import { type Actor, mustBeAllowed } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { readActions } from './read-record.service.ts';
import { actorPerson, recordAction } from './record-action.service.ts';

const head = ['Number', 'Time (UTC)', 'What happened', 'Kind', 'Who', 'Whom', 'Hash'];

/** Before an archive is sent: counted for the person, and recorded if it is the organization's. */
export async function recordExport(app: FastifyInstance, actor: Actor, scope: ExportScope): Promise<void> {
  const { tenantId, userId } = actor;
  await takeTry(limits.exports, userId);
  if (scope === 'person') return;
  await recordAction(app, { tenantId, kind: 'organization.exported', who: actorPerson(actor) });
}

/** The rows of the file, newest first. */
async function* csvOf(tenantId: string, filter: ActionsFileQuery): AsyncIterable<string> {
  yield csvStart + csvRow(head);
  for await (const action of readActions(tenantId, filter)) {
    const { seq, at, kind, who, whom, hash } = action;
    const topic = actionTopics[actionKinds[kind].topic];
    yield csvRow([seq, at, actionSentence(action), topic, who?.name ?? '', whom?.name ?? '', hash]);
  }
}

/** GET /api/auth/actions/file: the entries as CSV, which is an act that is recorded, too. */
export async function recordFile(
  app: FastifyInstance,
  actor: Actor,
  filter: ActionsFileQuery,
): Promise<AsyncIterable<string>> {
  mustBeAllowed(actor, 'actions.read');
  const { tenantId, userId } = actor;
  await takeTry(limits.exports, userId);
  await recordAction(app, { tenantId, kind: 'record.exported', who: actorPerson(actor) });
  return csvOf(tenantId, filter);
}
