import {
  ErrorResponse,
  GuestLinkPreview,
  GuestSession,
  GuestSignInBody,
  GuestTokenBody,
  NoContent,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { sendGuestCode, takeGuestCode } from './guest-codes.service.ts';
import { clearGuestCookie } from './guest-cookies.ts';
import { previewLink } from './guest-link.service.ts';
import { endGuestSessions, refreshGuest, sessionHere, startGuestSession } from './guest-sessions.service.ts';
import { openLinkOf } from './open-link.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
const ofToken = { body: GuestTokenBody } as const;

/** What somebody who holds a guest's link may call. All are POST, so that no address and no log holds the secret. */
export const guestLinkPublicRoutes: Routes = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });

  app.post(
    '/guests/open',
    { schema: { ...ofToken, response: { 200: GuestLinkPreview, ...refusals } } },
    async (request) => previewLink(request, request.body.token),
  );

  app.post(
    '/guests/code',
    { schema: { ...ofToken, response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      await sendGuestCode(reply, await openLinkOf(request, request.body.token));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/guests/sign-in',
    { schema: { body: GuestSignInBody, response: { 200: GuestSession, ...refusals } } },
    async (request, reply) => {
      const open = await openLinkOf(request, request.body.token);
      await takeGuestCode(request, reply, open.guest, request.body.code);
      return startGuestSession(reply, open);
    },
  );

  app.post(
    '/guests/refresh',
    { schema: { ...ofToken, response: { 200: GuestSession, ...refusals } } },
    async (request, reply) => refreshGuest(request, reply, await openLinkOf(request, request.body.token)),
  );

  app.post(
    '/guests/leave',
    { schema: { ...ofToken, response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      const { guest } = await openLinkOf(request, request.body.token);
      const session = await sessionHere(request, guest);
      if (session) await endGuestSessions(guest, session._id);
      clearGuestCookie(reply, 'guest', guest._id);
      return reply.code(204).send(null);
    },
  );
};
