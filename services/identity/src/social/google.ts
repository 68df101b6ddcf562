import { socialLogin } from '@harambee/domain';
import type { Configuration } from 'openid-client';
import { type OAuth, type Provider, partsOfName, providerTimeout, short } from './provider.ts';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** Google: OpenID Connect, discovered from its issuer. */
export function google(settings: GoogleSettings, library: () => Promise<OAuth>): Provider {
  let found: Promise<Configuration> | undefined;

  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const issuer = new URL(settings.issuer);
    return discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: providerTimeout,
      execute: [
        // Verifies the ID token's signature even though the token came directly from the provider.
        enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
  };
  // Requested once; after a failure the next sign-in requests it again.
  const configuration = () => {
    found ??= discover().catch((error) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    async away(returnTo, { state, verifier, nonce }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: socialLogin.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a shared computer, the previous person may still be signed in at Google.
        prompt: 'select_account',
      });
    },

    async back(cameBackAt, { state, verifier, nonce }) {
      const { authorizationCodeGrant } = await library();
      const tokens = await authorizationCodeGrant(await configuration(), cameBackAt, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const names = partsOfName(short(claims.name, 200));
      return {
        provider: 'google',
        subject: claims.sub,
        email: short(claims.email, 254),
        emailVerified: claims.email_verified === true,
        firstName: short(claims.given_name) || names.firstName,
        lastName: short(claims.family_name) || (claims.given_name ? '' : names.lastName),
      };
    },
  };
}
