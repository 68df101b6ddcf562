import type { Configuration } from 'openid-client';
import { type OAuth, type Provider, partsOfName, providerTimeout, short } from './provider.ts';

export interface GitHubSettings {
  clientId: string;
  clientSecret: string;
  /** Base addresses of the sign-in page and the API. */
  url: string;
  apiUrl: string;
}

interface Address {
  email?: unknown;
  primary?: unknown;
  verified?: unknown;
}

/** The address that identifies an account: the primary one if it is verified, otherwise another verified one. */
function bestOf(addresses: readonly Address[]): { email: string; emailVerified: boolean } {
  const reachable = addresses.filter(({ email }) => !short(email).endsWith('@users.noreply.github.com'));
  const proved = reachable.filter(({ verified }) => verified === true);
  const best = proved.find(({ primary }) => primary === true) ?? proved[0] ?? reachable[0];
  return { email: short(best?.email, 254), emailVerified: best?.verified === true };
}

/** GitHub uses OAuth 2 without OpenID; its API says who the person is. */
export function github(settings: GitHubSettings, library: () => Promise<OAuth>): Provider {
  let made: Configuration | undefined;

  const configuration = async (): Promise<Configuration> => {
    if (made) return made;
    const { allowInsecureRequests, Configuration } = await library();
    const { url, clientId, clientSecret } = settings;
    const configured = new Configuration(
      {
        issuer: url,
        authorization_endpoint: `${url}/login/oauth/authorize`,
        token_endpoint: `${url}/login/oauth/access_token`,
      },
      clientId,
      clientSecret,
    );
    configured.timeout = providerTimeout;
    if (url.startsWith('http:')) allowInsecureRequests(configured);
    made = configured;
    return configured;
  };

  const read = async (path: string, accessToken: string): Promise<unknown> => {
    const answer = await fetch(`${settings.apiUrl}${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${accessToken}`,
        'user-agent': 'Harambee',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(providerTimeout * 1_000),
    });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
    return answer.json();
  };

  return {
    async away(returnTo, { state, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'read:user user:email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
    },

    async back(cameBackAt, { state, verifier }) {
      const { authorizationCodeGrant } = await library();
      const { access_token } = await authorizationCodeGrant(await configuration(), cameBackAt, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const [user, addresses] = await Promise.all([
        read('/user', access_token) as Promise<{ id?: unknown; login?: unknown; name?: unknown }>,
        read('/user/emails', access_token),
      ]);
      if (!Number.isSafeInteger(user.id)) throw new Error('GitHub does not say who it is');
      return {
        provider: 'github',
        subject: String(user.id),
        ...bestOf(Array.isArray(addresses) ? addresses : []),
        ...partsOfName(short(user.name, 200) || short(user.login)),
      };
    },
  };
}
