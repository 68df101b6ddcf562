import { ErrorResponse, ForgotPasswordBody, NoContent, ResetPasswordBody } from '@harambee/domain/schemas';
import { addressOf, type Routes } from '@harambee/service-kit';
import { forgotPassword, resetPassword } from './reset.service.ts';

const response = { 204: NoContent, '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

export const resetPublicRoutes: Routes = async (app) => {
  app.post('/password/forgot', { schema: { body: ForgotPasswordBody, response } }, async (request, reply) => {
    await forgotPassword(app, request.body, addressOf(request));
    return reply.code(204).send(null);
  });

  app.post('/password/reset', { schema: { body: ResetPasswordBody, response } }, async (request, reply) => {
    await resetPassword(app, request.body);
    return reply.code(204).send(null);
  });
};
