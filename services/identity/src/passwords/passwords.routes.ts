import { ChangePasswordBody, ErrorResponse, NoContent } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { changePassword } from './passwords.service.ts';

export const passwordsRoutes: Routes = async (app) => {
  app.put(
    '/password',
    { schema: { body: ChangePasswordBody, response: { 204: NoContent, '4xx': ErrorResponse } } },
    async ({ actor, body }, reply) => {
      await changePassword(app, actor, body);
      return reply.code(204).send(null);
    },
  );
};
