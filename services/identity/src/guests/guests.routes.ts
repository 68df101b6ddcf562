import {
  ErrorResponse,
  GuestList,
  GuestListQuery,
  IdParams,
  InviteGuestAgainBody,
  InviteGuestBody,
  MadeGuest,
  NoContent,
} from '@harambee/domain/schemas';
import { addsItsBody, type Routes } from '@harambee/service-kit';
import { inviteGuest, inviteGuestAgain, listGuests, revokeGuest } from './guests.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** The links of an organization's guests, for its people. */
export const guestsRoutes: Routes = async (app) => {
  app.get(
    '/guests',
    { schema: { querystring: GuestListQuery, response: { 200: GuestList, ...refusals } } },
    async ({ actor, query }) => ({ guests: await listGuests(actor, query.proposalId) }),
  );

  app.post(
    '/guests',
    // The answer contains the link, so it is not stored; a repeat creates a new link.
    {
      schema: { body: InviteGuestBody, response: { 201: MadeGuest, ...refusals } },
      config: { keepAnswer: false, adds: addsItsBody },
    },
    async (request, reply) =>
      reply.code(201).send(await inviteGuest(app, request.actor, request.newId(), request.body)),
  );

  app.post(
    '/guests/:id/again',
    {
      schema: {
        params: IdParams,
        body: InviteGuestAgainBody,
        response: { 201: MadeGuest, ...refusals },
      },
      config: { keepAnswer: false },
    },
    async ({ actor, params, body }, reply) =>
      reply.code(201).send(await inviteGuestAgain(app, actor, params.id, body)),
  );

  app.delete(
    '/guests/:id',
    { schema: { params: IdParams, response: { 204: NoContent, ...refusals } } },
    async ({ actor, params }, reply) => {
      await revokeGuest(actor, params.id);
      return reply.code(204).send(null);
    },
  );
};
