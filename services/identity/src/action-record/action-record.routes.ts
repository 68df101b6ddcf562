import { Readable } from 'node:stream';
import {
  ActionList,
  ActionPeople,
  ActionsFileQuery,
  ActionsQuery,
  ErrorResponse,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { listActionPeople, listActions } from './read-record.service.ts';
import { recordFile } from './record-file.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
const Csv = {
  description: 'The entries as CSV',
  content: { 'text/csv; charset=utf-8': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
};

/** The record of actions, for owners. */
export const actionRecordRoutes: Routes = async (app) => {
  app.get(
    '/actions',
    { schema: { querystring: ActionsQuery, response: { 200: ActionList, ...refusals } } },
    async ({ actor, query }) => listActions(actor, query),
  );

  app.get(
    '/actions/people',
    { schema: { response: { 200: ActionPeople, ...refusals } } },
    async ({ actor }) => listActionPeople(actor),
  );

  app.get(
    '/actions/file',
    {
      schema: { querystring: ActionsFileQuery, response: { 200: Csv, ...refusals } },
      exposeHeadRoute: false,
    },
    async ({ actor, query, log }, reply) => {
      const rows = Readable.from(await recordFile(app, actor, query));
      rows.on('error', (err) => log.error({ err }, 'the record of actions could not be read'));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="record-of-actions.csv"')
        .send(rows);
    },
  );
};
