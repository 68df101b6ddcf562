import {
  AskForSignOffs,
  ErrorResponse,
  GiveSignOff,
  IdParams,
  SignOffsBody,
  SignOffsChanged,
} from '@harambee/domain/schemas';
import { type Adds, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { guestsWhoSign } from '../known-guests/known-guests.service.ts';
import { askForSignOffs, getSignOffs, giveSignOff, personOf, withdrawSignOff } from './sign-offs.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;
const response = { 200: SignOffsBody, 412: SignOffsChanged, ...refusals };

/** What is kept of a text that somebody agrees with. */
const addsText: Adds = { bytes: () => 60_000 };

export const signOffsRoutes: Routes = async (app) => {
  app.get(
    '/:id/sign-offs',
    { schema: { params, response: { 200: SignOffsBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ signOffs: await getSignOffs(actor.tenantId, id) }),
  );

  app.put(
    '/:id/sign-offs',
    { schema: { params, headers: IfMatch, body: AskForSignOffs, response } },
    async ({ actor, params: { id }, headers, body }) => ({
      signOffs: await askForSignOffs(actor, id, body, revisionOf(headers['if-match']), guestsWhoSign),
    }),
  );

  app.post(
    '/:id/sign-offs/agree',
    { schema: { params, body: GiveSignOff, response }, config: { adds: addsText } },
    async ({ actor, params: { id }, body }) => ({
      signOffs: await giveSignOff(actor.tenantId, id, personOf(actor), body.hash),
    }),
  );

  app.post(
    '/:id/sign-offs/withdraw',
    { schema: { params, response } },
    async ({ actor, params: { id } }) => ({
      signOffs: await withdrawSignOff(actor.tenantId, id, personOf(actor)),
    }),
  );
};
