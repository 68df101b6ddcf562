import { ErrorResponse, ForgotPasswordBody, LinkTokenBody, NoContent } from '@harambee/domain/schemas';
import { addressOf, type Routes } from '@harambee/service-kit';
import { knowDevice } from './known-devices.service.ts';
import { askForUnlock, unlock } from './unlock.service.ts';

const response = { 204: NoContent, '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** Unlocks sign-in for a person whose account is blocked by too many tries, their own or somebody else's. */
export const unlockPublicRoutes: Routes = async (app) => {
  app.post('/unlock/ask', { schema: { body: ForgotPasswordBody, response } }, async (request, reply) => {
    await askForUnlock(app, request.body, addressOf(request));
    return reply.code(204).send(null);
  });

  app.post('/unlock', { schema: { body: LinkTokenBody, response } }, async (request, reply) => {
    await knowDevice(request, reply, await unlock(request.body));
    return reply.code(204).send(null);
  });
};
