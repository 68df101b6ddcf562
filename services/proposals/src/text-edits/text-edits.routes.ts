import {
  ChangedText,
  ChangeText,
  ErrorResponse,
  IdParams,
  NameTextVersion,
  PageQuery,
  RestoreText,
  StrictObject,
  TextChangeItem,
  TextChangeList,
} from '@harambee/domain/schemas';
import { type Adds, addsItsBody, type Routes } from '@harambee/service-kit';
import { changeText } from './text-edits.service.ts';
import { listChanges, nameVersion, restoreText } from './text-history.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;

/** About what the edits of a proposal take, which a name keeps and a restore writes again. */
const addsEdits: Adds = { bytes: () => 20_000 };

/** What people make of a generated text. */
export const textEditsRoutes: Routes = async (app) => {
  app.patch(
    '/:id/text',
    {
      schema: { params, body: ChangeText, response: { 200: ChangedText, ...refusals } },
      config: { adds: addsItsBody },
    },
    async ({ actor, params: { id }, body }) => changeText(actor, id, body),
  );

  app.get(
    '/:id/text/changes',
    { schema: { params, querystring: PageQuery, response: { 200: TextChangeList, ...refusals } } },
    async ({ actor, params: { id }, query }) => listChanges(actor, id, query),
  );

  app.post(
    '/:id/text/versions',
    {
      schema: {
        params,
        body: NameTextVersion,
        response: { 201: StrictObject({ change: TextChangeItem }), ...refusals },
      },
      config: { adds: addsEdits },
    },
    async (request, reply) => {
      const { actor, params: of, body } = request;
      return reply.code(201).send({ change: await nameVersion(actor, of.id, request.newId(), body.name) });
    },
  );

  app.post(
    '/:id/text/restore',
    {
      schema: { params, body: RestoreText, response: { 200: ChangedText, ...refusals } },
      config: { adds: addsEdits },
    },
    async ({ actor, params: { id }, body: { seq } }) => restoreText(actor, id, seq),
  );
};
