import {
  ConfirmEmailBody,
  ConfirmEmailPreview,
  EmailUndone,
  ErrorResponse,
  LinkTokenBody,
  NoContent,
  UndoEmailBody,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { takeOverByLink } from '../first-proof/prove.service.ts';
import { confirmEmail, previewLink, undoNewAddress } from './new-address.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** Open: the link may be opened on a device that is not signed in. */
export const newAddressPublicRoutes: Routes = async (app) => {
  app.post(
    '/email/confirm',
    { schema: { body: ConfirmEmailBody, response: { 204: NoContent, ...refusals } } },
    async ({ body }, reply) => {
      await confirmEmail(app, body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/email/look',
    { schema: { body: LinkTokenBody, response: { 200: ConfirmEmailPreview, ...refusals } } },
    async ({ body }) => previewLink(body.token),
  );

  // Someone else created the account of this address.
  app.post(
    '/email/take-over',
    { schema: { body: LinkTokenBody, response: { 200: EmailUndone, ...refusals } } },
    async ({ body }) => takeOverByLink(app, body.token),
  );

  app.post(
    '/email/undo',
    { schema: { body: UndoEmailBody, response: { 200: EmailUndone, ...refusals } } },
    async ({ body }) => undoNewAddress(app, body.token),
  );
};
