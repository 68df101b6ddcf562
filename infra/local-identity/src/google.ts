import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Client } from './client.ts';
import { type Person, subjectOf } from './people.ts';
import { problemPage } from './sign-in-page.ts';

const { base, Check, Prompt } = interactionPolicy;

const hour = 60 * 60;

/** People choose their account each time, as with the real `prompt=select_account`. */
function policy() {
  const prompts = base();
  prompts.add(
    new Prompt(
      { name: 'select_account', requestable: true },
      new Check('choose', 'A person has to be chosen', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    ),
    0,
  );
  return prompts;
}

/** What a browser requests from the page where people choose an account. */
export interface Interactions {
  /** Whether the request belongs to a sign-in in progress in this browser. */
  isOpen(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Continues with the chosen person, or with their refusal. */
  finish(request: IncomingMessage, response: ServerResponse, choice: Person | 'refused'): Promise<void>;
}

export interface Google {
  /** All of OpenID Connect. */
  handler(request: IncomingMessage, response: ServerResponse): Promise<void>;
  interactions: Interactions;
}

/** Google as a client sees it: OpenID Connect, with the claims of a person in the ID token. */
export function makeGoogle(issuer: string, client: Client): Google {
  const people = new Map<string, Person>();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...client.returnAddresses],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    // Created at each start: none of it has to last.
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as never] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
    findAccount: (_ctx, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => claimsOf(accountId, person) };
    },
    // Consent is implied: there is only one client, and it is on this machine.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = problemPage(out.error_description ?? out.error);
    },
  });

  const interactions: Interactions = {
    isOpen: (request, response) =>
      provider.interactionDetails(request, response).then(
        () => true,
        () => false,
      ),
    async finish(request, response, choice) {
      if (choice === 'refused') {
        const refusal = { error: 'access_denied', error_description: 'The person said no' };
        return provider.interactionFinished(request, response, refusal);
      }
      const accountId = subjectOf(choice);
      people.set(accountId, choice);
      const result = { login: { accountId }, select_account: {} };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    },
  };
  return { handler: provider.callback(), interactions };
}

function claimsOf(sub: string, { name, email, verified }: Person) {
  const [given_name, ...rest] = name.split(/\s+/);
  return {
    sub,
    email,
    email_verified: verified,
    ...(name && { name, given_name, ...(rest.length > 0 && { family_name: rest.join(' ') }) }),
  };
}
