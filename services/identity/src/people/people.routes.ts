import {
  ChangeRoleBody,
  ErrorResponse,
  HandOverBody,
  IdParams,
  InvitationList,
  InviteBody,
  MadeInvitation,
  Member,
  MemberList,
  NoContent,
  RemoveMemberQuery,
  StrictObject,
} from '@harambee/domain/schemas';
import { addsItsBody, Conflict, mustBeAllowed, type Routes } from '@harambee/service-kit';
import { actorPerson } from '../action-record/record-action.service.ts';
import { handOver } from '../members/hand-over.service.ts';
import { changeRole, listMembers, removePerson } from '../members/members.service.ts';
import { invite, inviteAgain, listInvitations, revokeInvitation } from './invitations.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

export const peopleRoutes: Routes = async (app) => {
  app.get(
    '/members',
    { schema: { response: { 200: MemberList, ...refusals } }, config: { asksForRole: true } },
    async ({ actor }) => ({
      members: await listMembers(actor),
    }),
  );

  app.put(
    '/members/:id',
    {
      schema: {
        params: IdParams,
        body: ChangeRoleBody,
        response: { 200: StrictObject({ member: Member }), ...refusals },
      },
    },
    async ({ actor, params, body }) => ({ member: await changeRole(app, actor, params.id, body.role) }),
  );

  app.delete(
    '/members/:id',
    {
      schema: {
        params: IdParams,
        querystring: RemoveMemberQuery,
        response: { 204: NoContent, ...refusals },
      },
    },
    async ({ actor, params, query }, reply) => {
      mustBeAllowed(actor, 'people.manage');
      if (params.id === actor.userId) throw new Conflict('You can leave yourself under "Your data"');
      await removePerson(app, actor.tenantId, params.id, { handTo: query.handTo, by: actorPerson(actor) });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/members/:id/hand-over',
    { schema: { params: IdParams, body: HandOverBody, response: { 204: NoContent, ...refusals } } },
    async ({ actor, params, body }, reply) => {
      await handOver(app, actor, params.id, body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/invitations',
    { schema: { response: { 200: InvitationList, ...refusals } }, config: { asksForRole: true } },
    async ({ actor }) => ({ invitations: await listInvitations(actor) }),
  );

  app.post(
    '/invitations',
    // The answer contains the link, so it is not stored; a repeat creates a new link.
    {
      schema: { body: InviteBody, response: { 201: MadeInvitation, ...refusals } },
      config: { keepAnswer: false, adds: addsItsBody },
    },
    async (request, reply) =>
      reply.code(201).send(await invite(app, request.actor, request.newId(), request.body)),
  );

  app.post(
    '/invitations/:id/again',
    {
      schema: { params: IdParams, response: { 201: MadeInvitation, ...refusals } },
      config: { keepAnswer: false },
    },
    async ({ actor, params }, reply) => reply.code(201).send(await inviteAgain(app, actor, params.id)),
  );

  app.delete(
    '/invitations/:id',
    { schema: { params: IdParams, response: { 204: NoContent, ...refusals } } },
    async ({ actor, params }, reply) => {
      await revokeInvitation(app, actor, params.id);
      return reply.code(204).send(null);
    },
  );
};
