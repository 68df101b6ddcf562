import {
  ErrorResponse,
  NoContent,
  RenameBody,
  StrictObject,
  UpdateUserBody,
  User,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { getUser } from '../users/sent-user.ts';
import { forgetNewAddress } from './new-address.service.ts';
import { renameOrganization } from './rename-organization.service.ts';
import { completeOnboarding, updateUser } from './users.service.ts';

const UserBody = StrictObject({ user: User });

export const usersRoutes: Routes = async (app) => {
  app.get('/me', { schema: { response: { 200: UserBody, '4xx': ErrorResponse } } }, async ({ actor }) => ({
    user: await getUser(actor),
  }));

  app.put(
    '/profile',
    { schema: { body: UpdateUserBody, response: { 200: UserBody, '4xx': ErrorResponse } } },
    async ({ actor, body }) => ({ user: await updateUser(app, actor, body) }),
  );

  app.delete(
    '/email/pending',
    { schema: { response: { 204: NoContent, '4xx': ErrorResponse } } },
    async ({ actor }, reply) => {
      await forgetNewAddress(actor);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/organization',
    { schema: { body: RenameBody, response: { 200: UserBody, '4xx': ErrorResponse } } },
    async ({ actor, body }) => ({ user: await renameOrganization(app, actor, body) }),
  );

  app.post(
    '/complete-onboarding',
    { schema: { response: { 200: UserBody, '4xx': ErrorResponse } } },
    async ({ actor }) => ({ user: await completeOnboarding(actor) }),
  );
};
