import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SocialSettings } from '../social/providers.ts';

/** A person as the provider knows them. */
export interface FakePerson {
  subject: string;
  name: string;
  email: string;
  verified: boolean;
}

/** The answer of one round, and what is wrong with it. */
interface Round extends FakePerson {
  challenge: string;
  nonce: string;
  redirectUri: string;
  claims: Record<string, unknown>;
}

const clientId = 'test-client';
const clientSecret = 'test-secret';
export const providerToken = 'access-token-of-the-provider';

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
};
const send = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * Fakes of Google's and GitHub's servers, as far as our code uses them; they check their requests strictly. `agree`
 * plays the person on the provider's page: it takes the address the browser was sent to and answers the one it
 * comes back to.
 */
export async function fakeProviders() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const forger = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const rounds = new Map<string, Round>();
  const problems: string[] = [];
  let issuer = '';

  const redeem = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const basic = Buffer.from(
      request.headers.authorization?.slice('Basic '.length) ?? '',
      'base64',
    ).toString();
    const secret = body.get('client_secret') ?? basic.split(':')[1];
    const round = rounds.get(body.get('code') ?? '');
    rounds.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (secret !== clientSecret || !round || challenge !== round.challenge) problems.push('bad redemption');
    if (round && body.get('redirect_uri') !== round.redirectUri) problems.push('another redirect_uri');
    if (round && problems.length === 0) return round;
    send(response, { error: 'invalid_grant' }, 400);
    return undefined;
  };

  const idToken = (round: Round) =>
    new SignJWT({
      sub: round.subject,
      nonce: round.nonce,
      email: round.email,
      email_verified: round.verified,
      name: round.name,
      ...round.claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(String(round.claims.iss ?? issuer))
      .setAudience(String(round.claims.aud ?? clientId))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(round.claims.isForged ? forger.privateKey : privateKey);

  let atGitHub: Round | undefined;
  const server = createServer(async (request, response) => {
    switch (request.url?.split('?')[0]) {
      case '/.well-known/openid-configuration':
        return send(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: ['ES256'],
        });
      case '/jwks':
        return send(response, { keys: [jwk] });
      case '/token': {
        const round = await redeem(request, response);
        if (round)
          send(response, {
            access_token: providerToken,
            token_type: 'Bearer',
            id_token: await idToken(round),
          });
        return;
      }
      case '/login/oauth/access_token': {
        const round = await redeem(request, response);
        atGitHub = round;
        // GitHub reports a refusal with status 200.
        if (round)
          send(
            response,
            round.claims.error
              ? round.claims
              : { access_token: providerToken, token_type: 'bearer', scope: 'user:email' },
          );
        return;
      }
      case '/user':
        return send(response, { id: Number(atGitHub?.subject), login: 'maji', name: atGitHub?.name });
      case '/user/emails':
        return send(response, [
          { email: '1+maji@users.noreply.github.com', primary: false, verified: true },
          { email: atGitHub?.email, primary: true, verified: atGitHub?.verified },
        ]);
      default:
        return send(response, {}, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    problems,
    settings: {
      google: { clientId, clientSecret, issuer },
      github: { clientId, clientSecret, url: issuer, apiUrl: issuer },
    } satisfies SocialSettings,
    agree(leftFor: string, person: FakePerson, claims: Record<string, unknown> = {}): string {
      const asked = new URL(leftFor).searchParams;
      const code = randomUUID();
      const back = new URL(asked.get('redirect_uri') ?? '');
      rounds.set(code, {
        ...person,
        claims,
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? '',
        redirectUri: back.href,
      });
      back.search = `${new URLSearchParams({ code, state: asked.get('state') ?? '', scope: 'email openid', authuser: '0' })}`;
      return back.href;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
