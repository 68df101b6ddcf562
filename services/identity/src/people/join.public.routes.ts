import {
  AcceptInvitationBody,
  ErrorResponse,
  InvitationPreview,
  InvitationTokenBody,
  SignedIn,
} from '@harambee/domain/schemas';
import { addressOf, type Routes } from '@harambee/service-kit';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { mailProof } from '../first-proof/prove.service.ts';
import { admit, admitInstead, whatSessionShows } from '../second-step/admission.ts';
import { previewInvitation } from './invitations.service.ts';
import { joinAsNew, joinAsPresent } from './join.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

export const joinPublicRoutes: Routes = async (app) => {
  // POST, so that no URL and no log holds the secret.
  app.post(
    '/invitations/look',
    { schema: { body: InvitationTokenBody, response: { 200: InvitationPreview, ...refusals } } },
    async ({ body }) => previewInvitation(body.token),
  );

  // With a bearer token, the signed-in person adds an organization. Without one, a new person signs up.
  app.post(
    '/invitations/accept',
    {
      schema: { body: AcceptInvitationBody, response: { 200: SignedIn, ...refusals } },
      config: { permission: 'account.use' },
    },
    async (request, reply) => {
      await takeTry(limits.joining, addressOf(request));
      if (!request.headers.authorization) {
        const person = await joinAsNew(app, request.body);
        // Also with an invitation that was mailed to this address: the person who sent it knows its link, too.
        await mailProof(app, person);
        return admit(request, reply, person, 'first-step');
      }
      await app.authenticate(request);
      const shows = await whatSessionShows(request.actor);
      const row = await joinAsPresent(app, request.actor, request.body);
      return admitInstead(request, reply, row, shows);
    },
  );
};
