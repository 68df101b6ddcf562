import { ConfirmEmailBody, ErrorResponse, NoContent } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { confirmEmail } from './new-address.service.ts';

/** Open: the link may be read on another device than the one that is signed in. */
export const newAddressPublicRoutes: Routes = async (app) => {
  app.post(
    '/email/confirm',
    {
      schema: {
        body: ConfirmEmailBody,
        response: { 204: NoContent, '4xx': ErrorResponse, '5xx': ErrorResponse },
      },
    },
    async ({ body }, reply) => {
      await confirmEmail(body);
      return reply.code(204).send(null);
    },
  );
};
