import {
  ErrorResponse,
  LoginBody,
  NoContent,
  RegisterBody,
  SignedIn,
  StrictObject,
} from '@harambee/domain/schemas';
import { addressOf, NotSignedIn, type Routes, SigningKeyModel } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { type Static, Type } from 'typebox';
import { mailProof } from '../first-proof/prove.service.ts';
import { admit, admitToLast } from '../second-step/admission.ts';
import { clearCookies, sessionCookieOf } from '../sessions/session-cookie.ts';
import { signedOutBecause } from '../sessions/session-ends.service.ts';
import { endSessions, findSession, rotate } from '../sessions/sessions.service.ts';
import { sessionAnswer } from '../sessions/sign-in-answer.ts';
import { joinPreparedSignIn } from '../social/social.service.ts';
import { register, signIn } from './sign-in.service.ts';

const answers = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

const PublicKey = Type.Object(
  {
    kid: Type.String(),
    kty: Type.String(),
    crv: Type.String(),
    x: Type.String(),
    y: Type.String(),
    alg: Type.String(),
    use: Type.String(),
  },
  { additionalProperties: false },
);

export const signInPublicRoutes: Routes = async (app) => {
  app.post(
    '/register',
    { schema: { body: RegisterBody, response: { 201: SignedIn, ...answers } } },
    async (request, reply) => {
      const user = await register(request.body, addressOf(request), app.identity.signUpsPerHour);
      await mailProof(app, user);
      return reply.code(201).send(await admit(request, reply, user, 'first-step'));
    },
  );

  app.post(
    '/login',
    { schema: { body: LoginBody, response: { 200: SignedIn, ...answers } } },
    async (request, reply) => {
      const user = await signIn(request, request.body);
      await joinPreparedSignIn(request, reply, user);
      return admitToLast(request, reply, user, 'first-step', request.body.remember);
    },
  );

  app.post('/refresh', { schema: { response: { 200: SignedIn, ...answers } } }, async (request, reply) => {
    const cookie = sessionCookieOf(request);
    const refreshed = cookie && (await rotate(app, cookie));
    if (!refreshed) {
      clearCookies(reply);
      throw cookie ? await signedOutBecause(cookie) : new NotSignedIn();
    }
    return sessionAnswer(reply, refreshed);
  });

  // By bearer token or by cookie: after a time without network the access token has expired, and it must still work.
  const logout = {
    schema: { response: { 204: NoContent, ...answers } },
    config: { permission: 'account.use' },
  } as const;
  app.post('/logout', logout, async (request, reply) => {
    const cookie = sessionCookieOf(request);
    const byCookie = cookie && (await findSession(cookie));
    clearCookies(reply);
    if (byCookie) await endSessions(app, byCookie, [byCookie._id]);
    if (!byCookie || request.headers.authorization) {
      await app.authenticate(request).catch((error) => {
        if (!byCookie || !(error instanceof NotSignedIn)) throw error;
      });
      if (request.signedInAs) await endSessions(app, request.signedInAs, [request.signedInAs.sessionId]);
    }
    return reply.code(204).send(null);
  });

  app.get(
    '/jwks.json',
    { schema: { response: { 200: StrictObject({ keys: Type.Array(PublicKey) }), ...answers } } },
    async () => {
      const rows = await SigningKeyModel.find({ expiresAt: trusted({ $gt: new Date() }) }).lean();
      return { keys: rows.map(({ _id, jwk }) => ({ ...jwk, kid: _id }) as Static<typeof PublicKey>) };
    },
  );
};
