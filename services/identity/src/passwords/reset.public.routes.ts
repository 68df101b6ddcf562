import {
  ErrorResponse,
  ForgotPasswordBody,
  LinkTokenBody,
  NoContent,
  ResetPasswordBody,
} from '@harambee/domain/schemas';
import { addressOf, type Routes } from '@harambee/service-kit';
import { knowDevice } from '../devices/known-devices.service.ts';
import { findLink } from '../links/links.service.ts';
import { forgotPassword, resetPassword } from './reset.service.ts';

const response = { 204: NoContent, '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

export const resetPublicRoutes: Routes = async (app) => {
  app.post('/password/forgot', { schema: { body: ForgotPasswordBody, response } }, async (request, reply) => {
    await forgotPassword(app, request.body, addressOf(request));
    return reply.code(204).send(null);
  });

  // POST, so that the secret is in no URL and in no log.
  app.post('/password/reset/look', { schema: { body: LinkTokenBody, response } }, async (request, reply) => {
    await findLink(request.body.token, 'password-reset');
    return reply.code(204).send(null);
  });

  app.post('/password/reset', { schema: { body: ResetPasswordBody, response } }, async (request, reply) => {
    // Clears the browser's failed attempts, which are typical of a forgotten password.
    await knowDevice(request, reply, await resetPassword(app, request.body));
    return reply.code(204).send(null);
  });
};
