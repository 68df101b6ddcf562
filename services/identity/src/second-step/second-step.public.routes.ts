import {
  CodeBody,
  ErrorResponse,
  NewKey,
  NoContent,
  PendingSignIn,
  SetUp,
  SignedIn,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { confirmApp, startApp, takeCode } from '../two-step/app-codes.service.ts';
import { takeRecoveryCode } from '../two-step/recovery-codes.service.ts';
import { finish } from './finish.ts';
import { describePending, findPending, takePending } from './pending.service.ts';
import { forgetSecret } from './pending-cookie.ts';
import { orRecordRefusal } from './refused.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/**
 * Between the steps of a sign-in, by the cookie `pending`. These are the only calls that know it (TWOSTEP-09).
 */
export const secondStepPublicRoutes: Routes = async (app) => {
  app.get('/second-step', { schema: { response: { 200: PendingSignIn, ...refusals } } }, async (request) =>
    describePending(await findPending(request)),
  );

  app.delete(
    '/second-step',
    { schema: { response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      await takePending(await findPending(request));
      forgetSecret('pending', reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/second-step/code',
    { schema: { body: CodeBody, response: { 200: SignedIn, ...refusals } } },
    async (request, reply) => {
      const pending = await findPending(request, 'confirm');
      await orRecordRefusal(request, pending, () => takeCode(app, pending, request.body.code));
      return finish(request, reply, pending);
    },
  );

  app.post(
    '/second-step/recovery-code',
    { schema: { body: CodeBody, response: { 200: SignedIn, ...refusals } } },
    async (request, reply) => {
      const pending = await findPending(request, 'confirm');
      await orRecordRefusal(request, pending, () => takeRecoveryCode(app, pending, request.body.code));
      return finish(request, reply, pending);
    },
  );

  app.post('/second-step/app', { schema: { response: { 200: NewKey, ...refusals } } }, async (request) =>
    startApp(app, await findPending(request, 'set-up'), true),
  );

  app.put(
    '/second-step/app',
    { schema: { body: CodeBody, response: { 200: SetUp, ...refusals } } },
    async (request, reply) => {
      const pending = await findPending(request, 'set-up');
      const recoveryCodes = await confirmApp(app, pending, request.body.code, true);
      const signedIn = await finish(request, reply, pending);
      return { ...signedIn, ...(recoveryCodes && { recoveryCodes }) };
    },
  );
};
