import { typeTheNameMessage } from '@harambee/domain';
import { ErrorResponse, OwnOrganizations, RemovalBody, SignedIn, SwitchBody } from '@harambee/domain/schemas';
import { BadRequest, Conflict, type Routes } from '@harambee/service-kit';
import { confirmed } from '../removal/confirm.ts';
import { leaveOrganization, nameOf } from '../removal/removal.service.ts';
import { admitInstead, takeSession, whatSessionShows } from '../second-step/admission.ts';
import { findOtherRow, findOwnRow, listOrganizations } from './organizations.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
/** Their answers hold tokens, so they are not stored. */
const config = { keepAnswer: false } as const;

export const onlyOrganization =
  'This is your only organization. To leave it, delete your account under "Your data".';

/** The organizations of one account (ADR 29). The tenant comes from the session, before and after a switch. */
export const organizationsRoutes: Routes = async (app) => {
  app.get(
    '/organizations',
    { schema: { response: { 200: OwnOrganizations, ...refusals } } },
    async ({ actor }) => ({ organizations: await listOrganizations(actor) }),
  );

  app.post(
    '/organizations/switch',
    { schema: { body: SwitchBody, response: { 200: SignedIn, ...refusals } }, config },
    async (request, reply) => {
      const { actor, body } = request;
      if (body.tenantId === actor.tenantId) throw new BadRequest('You are in this organization already');
      const row = await findOwnRow(actor, body.tenantId);
      return admitInstead(request, reply, row, await takeSession(actor));
    },
  );

  app.post(
    '/organizations/leave',
    { schema: { body: RemovalBody, response: { 200: SignedIn, ...refusals } }, config },
    async (request, reply) => {
      const { actor, body } = request;
      const next = await findOtherRow(actor);
      if (!next) throw new Conflict(onlyOrganization);
      await confirmed(actor, body, async () => ({
        text: await nameOf(actor.tenantId),
        message: typeTheNameMessage,
      }));
      const { userId: _id, tenantId } = actor;
      const shows = await whatSessionShows(actor);
      await leaveOrganization(app, { _id, tenantId }, body.handTo);
      return admitInstead(request, reply, next, shows);
    },
  );
};
