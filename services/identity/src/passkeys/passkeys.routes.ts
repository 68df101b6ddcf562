import {
  ErrorResponse,
  IdParams,
  NewPasskeyBody,
  NoContent,
  PasskeyAdded,
  PasskeyNameBody,
  PasskeyOptions,
  ProofBody,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { noteBothSteps } from '../sessions/account-sessions.ts';
import { mustProve } from '../two-step/proof.ts';
import { removePasskey, renamePasskey } from '../two-step/two-step.service.ts';
import { mustBeProved } from '../users/proved.ts';
import { addPasskey, registrationOptions } from './passkeys.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
const done = { 204: NoContent, ...refusals } as const;
const config = { keepAnswer: false } as const;
/** A person's own passkeys. */
export const passkeysRoutes: Routes = async (app) => {
  app.post(
    '/two-step/passkeys/options',
    { schema: { body: ProofBody, response: { 200: PasskeyOptions, ...refusals } }, config },
    async ({ actor, body }) => {
      await mustBeProved(app, actor);
      await mustProve(app, actor, body.proof);
      return { options: await registrationOptions(app, actor, actor.sessionId) };
    },
  );

  app.post(
    '/two-step/passkeys',
    { schema: { body: NewPasskeyBody, response: { 201: PasskeyAdded, ...refusals } }, config },
    async ({ actor, body }, reply) => {
      const added = await addPasskey(app, actor, actor.sessionId, body);
      await noteBothSteps(actor);
      return reply.code(201).send(added);
    },
  );

  app.put(
    '/two-step/passkeys/:id',
    { schema: { params: IdParams, body: PasskeyNameBody, response: done } },
    async ({ actor, params, body }, reply) => {
      await renamePasskey(actor, params.id, body.name);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/two-step/passkeys/:id',
    { schema: { params: IdParams, body: ProofBody, response: done } },
    async ({ actor, params, body }, reply) => {
      await mustProve(app, actor, body.proof);
      await removePasskey(app, actor, params.id);
      return reply.code(204).send(null);
    },
  );
};
