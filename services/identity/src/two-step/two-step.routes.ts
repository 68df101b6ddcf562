import {
  CodeBody,
  ErrorResponse,
  NewKey,
  NoContent,
  ProofBody,
  RecoveryCodes,
  TwoStepState,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { noteBothSteps } from '../sessions/account-sessions.ts';
import { mustBeProved } from '../users/proved.ts';
import { confirmApp, startApp } from './app-codes.service.ts';
import { mustProve } from './proof.ts';
import { removeApp, renewRecoveryCodes, turnOff, twoStepState } from './two-step.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
const done = { 204: NoContent, ...refusals } as const;
/** Their answers hold secrets, so they are not stored; a repeat makes new ones. */
const config = { keepAnswer: false } as const;

/** A person's own two-step sign-in. DELETE has a body: what they show must be in no address. */
export const twoStepRoutes: Routes = async (app) => {
  app.get('/two-step', { schema: { response: { 200: TwoStepState, ...refusals } } }, async ({ actor }) =>
    twoStepState(actor),
  );

  app.delete('/two-step', { schema: { body: ProofBody, response: done } }, async ({ actor, body }, reply) => {
    await mustProve(app, actor, body.proof);
    await turnOff(app, actor);
    return reply.code(204).send(null);
  });

  app.post(
    '/two-step/app',
    { schema: { body: ProofBody, response: { 200: NewKey, ...refusals } }, config },
    async ({ actor, body }) => {
      await mustBeProved(app, actor);
      await mustProve(app, actor, body.proof);
      return startApp(app, actor);
    },
  );

  app.put(
    '/two-step/app',
    { schema: { body: CodeBody, response: { 200: RecoveryCodes, ...refusals } } },
    async ({ actor, body }) => {
      const recoveryCodes = await confirmApp(app, actor, body.code);
      await noteBothSteps(actor);
      return recoveryCodes ? { recoveryCodes } : {};
    },
  );

  app.delete(
    '/two-step/app',
    { schema: { body: ProofBody, response: done } },
    async ({ actor, body }, reply) => {
      await mustProve(app, actor, body.proof);
      await removeApp(app, actor);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/two-step/recovery-codes',
    { schema: { body: ProofBody, response: { 200: RecoveryCodes, ...refusals } }, config },
    async ({ actor, body }) => {
      await mustProve(app, actor, body.proof);
      return { recoveryCodes: await renewRecoveryCodes(app, actor) };
    },
  );
};
