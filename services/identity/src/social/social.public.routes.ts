import { socialLogin } from '@harambee/domain';
import {
  ErrorResponse,
  NoContent,
  SignedIn,
  SocialCallbackBody,
  StrictObject,
} from '@harambee/domain/schemas';
import { BadRequest, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { admitToLast } from '../second-step/admission.ts';
import { comeBack, leave, redeem, redirectList } from './social.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;
/** Routes that answer with a redirect. */
const leads = { 302: NoContent, ...refusals } as const;
const State = Type.String({ minLength: 1, maxLength: 200 });

/** The query that the dashboard sends. */
const GoogleQuery = StrictObject({
  response_type: Type.Literal('code'),
  client_id: Type.Literal(socialLogin.clientId),
  redirect_uri: Type.String({ maxLength: 300 }),
  scope: Type.Literal(socialLogin.scope),
  state: State,
});

/** The dashboard sends a state for GitHub too; without one it would refuse the answer (AUTH-12). */
const GitHubQuery = StrictObject({ state: Type.Optional(State) });

/** Providers add parameters of their own to the return address; only these are read. */
const ReturnQuery = Type.Object(
  {
    state: Type.Optional(Type.String({ maxLength: 500 })),
    error: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: true },
);

export const socialPublicRoutes: Routes = async (app) => {
  const allowed = redirectList(app.config.publicOrigin);

  app.get('/google', { schema: { querystring: GoogleQuery, response: leads } }, async (request, reply) => {
    const { redirect_uri: redirectUri, state: clientState } = request.query;
    if (!allowed.includes(redirectUri)) throw new BadRequest('The address to return to is not one of ours');
    return leave(request, reply, { provider: 'google', redirectUri, clientState });
  });

  app.get('/github', { schema: { querystring: GitHubQuery, response: leads } }, async (request, reply) => {
    // The address on the host that the browser used, if that host is ours.
    const here = allowed.find((address) => new URL(address).host === request.host) ?? allowed[0] ?? '';
    const clientState = request.query.state ?? '';
    return leave(request, reply, { provider: 'github', redirectUri: here, clientState });
  });

  for (const provider of ['google', 'github'] as const) {
    app.get(
      `/${provider}/return`,
      { schema: { querystring: ReturnQuery, response: leads } },
      async (request, reply) => comeBack(request, reply, provider, request.query),
    );
  }

  app.post(
    '/callback',
    { schema: { body: SocialCallbackBody, response: { 200: SignedIn, ...refusals } } },
    async (request, reply) => {
      const user = await redeem(request, reply, request.body);
      return admitToLast(request, reply, user, 'first-step', request.body.remember);
    },
  );
};
