import {
  ErrorResponse,
  IdParams,
  MemberSessionList,
  MemberSessionParams,
  NoContent,
  ProofBody,
  RequireTwoStepBody,
  TwoStepRequirement,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { endMemberSession, endMemberSessions, listMemberSessions } from './member-sessions.service.ts';
import { readRequirement, setRequirement } from './requirement.service.ts';
import { resetMember } from './reset.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
const done = { 204: NoContent, ...refusals } as const;

/** What owners decide about how the people of their organization sign in. */
export const teamSecurityRoutes: Routes = async (app) => {
  app.get(
    '/two-step/requirement',
    { schema: { response: { 200: TwoStepRequirement, ...refusals } } },
    async ({ actor }) => readRequirement(actor),
  );

  app.put(
    '/two-step/requirement',
    { schema: { body: RequireTwoStepBody, response: { 200: TwoStepRequirement, ...refusals } } },
    async ({ actor, body }) => setRequirement(app, actor, body),
  );

  app.delete(
    '/members/:id/two-step',
    { schema: { params: IdParams, body: ProofBody, response: done } },
    async ({ actor, params, body }, reply) => {
      await resetMember(app, actor, params.id, body.proof);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/members/sessions',
    { schema: { response: { 200: MemberSessionList, ...refusals } }, config: { asksForRole: true } },
    async ({ actor }) => ({ sessions: await listMemberSessions(actor) }),
  );

  app.delete('/members/sessions', { schema: { response: done } }, async ({ actor }, reply) => {
    await endMemberSessions(app, actor);
    return reply.code(204).send(null);
  });

  app.delete(
    '/members/:id/sessions',
    { schema: { params: IdParams, response: done } },
    async ({ actor, params }, reply) => {
      await endMemberSessions(app, actor, params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/members/:id/sessions/:sessionId',
    { schema: { params: MemberSessionParams, response: done } },
    async ({ actor, params }, reply) => {
      await endMemberSession(app, actor, params.id, params.sessionId);
      return reply.code(204).send(null);
    },
  );
};
