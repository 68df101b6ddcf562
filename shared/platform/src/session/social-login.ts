import { callbackMessages, paths, type SocialProvider, socialLogin } from '@harambee/domain';
import { apiUrl } from '../network/api-base.ts';
import { oauthRemember, oauthState } from './token-storage.ts';

export type { SocialProvider } from '@harambee/domain';

/** The address to which the browser returns. */
export const callbackAddress = (): string => `${window.location.origin}${paths.authCallback}`;

/**
 * The address to which the browser goes. Both providers get a fresh `oauth_state`, GitHub, too: without it no
 * answer of GitHub could pass the callback's check (AUTH-12).
 */
export function socialLoginUrl(provider: SocialProvider, remember: boolean): string {
  const state = crypto.randomUUID();
  oauthState.store(state);
  oauthRemember.store(remember);
  const query: Record<string, string> =
    provider === 'github'
      ? { state }
      : {
          response_type: 'code',
          client_id: socialLogin.clientId,
          redirect_uri: callbackAddress(),
          scope: socialLogin.scope,
          state,
        };
  return `${apiUrl(`/api/auth/${provider}`)}?${new URLSearchParams(query)}`;
}

/** What the browser brought back: a code to redeem, or an error (AUTH-14). `error` is the provider's own word. */
export type SocialAnswer = { code: string; state: string } | { problem: string; error?: string };

/** Parses the address of the callback page. */
export function readSocialAnswer(search: string): SocialAnswer {
  const query = new URLSearchParams(search);
  const error = query.get('error')?.slice(0, 200);
  if (error) return { problem: callbackMessages.refused(error), error };
  const code = query.get('code');
  if (!code) return { problem: callbackMessages.noCode };
  const state = query.get('state');
  if (!state || state !== oauthState.read()) return { problem: callbackMessages.wrongState };
  return { code, state };
}
