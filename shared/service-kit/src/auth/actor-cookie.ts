import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * The cookie with a token of `cookieTokens`: its name and the paths it is sent to. Identity sets it, the kit reads
 * it.
 */
export function actorCookie(publicOrigin: string): { name: string; attributes: CookieSerializeOptions } {
  const secure = publicOrigin.startsWith('https:');
  return {
    // With `__Secure-` browsers accept it only over https. A `__Host-` cookie would be sent with every file, too.
    name: secure ? '__Secure-actor' : 'actor',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/api', secure },
  };
}
