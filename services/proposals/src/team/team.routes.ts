import {
  ErrorResponse,
  IdParams,
  SaveTask,
  SaveTeam,
  TaskParams,
  TeamBody,
  TeamChanged,
} from '@harambee/domain/schemas';
import { addsItsBody, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { getTeam, saveTask, saveTeam } from './team.service.ts';

const refusals = { '4xx': ErrorResponse };

/** A proposal's people: who leads it, who helps, and who has which task (OWNER-01). */
export const teamRoutes: Routes = async (app) => {
  app.get(
    '/:id/team',
    { schema: { params: IdParams, response: { 200: TeamBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ team: await getTeam(actor, id) }),
  );

  app.put(
    '/:id/team',
    {
      schema: {
        params: IdParams,
        headers: IfMatch,
        body: SaveTeam,
        response: { 200: TeamBody, 412: TeamChanged, ...refusals },
      },
      config: { adds: addsItsBody },
    },
    async ({ actor, params: { id }, headers, body }) => ({
      team: await saveTeam(actor, id, body, revisionOf(headers['if-match'])),
    }),
  );

  app.put(
    '/:id/team/tasks/:taskId',
    { schema: { params: TaskParams, body: SaveTask, response: { 200: TeamBody, ...refusals } } },
    async ({ actor, params: { id, taskId }, body }) => ({ team: await saveTask(actor, id, taskId, body) }),
  );
};
