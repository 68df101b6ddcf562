import { paths } from '@harambee/domain';
import { apiUrl } from './api-base.ts';
import { oauthState } from './token-storage.ts';

export type SocialProvider = 'google' | 'github';

/** The dashboard's fixed identifier at our own sign-in service (R7-04). */
const clientId = 'harambee-dashboard';

/**
 * The address the browser leaves for. Both providers get a fresh `oauth_state`, GitHub too: without it no answer of
 * GitHub could pass the callback's check (reading A-01).
 */
export function socialLoginUrl(provider: SocialProvider): string {
  const state = crypto.randomUUID();
  oauthState.store(state);
  const query: Record<string, string> =
    provider === 'github'
      ? { state }
      : {
          response_type: 'code',
          client_id: clientId,
          redirect_uri: `${window.location.origin}${paths.authCallback}`,
          scope: 'openid profile email',
          state,
        };
  return `${apiUrl(`/api/auth/${provider}`)}?${new URLSearchParams(query)}`;
}
