import type { CookieSerializeOptions } from '@fastify/cookie';

/** The cookie with a token of `cookieTokens`: its name and where a browser sends it. Set by identity, read by the kit. */
export function actorCookie(publicOrigin: string): { name: string; attributes: CookieSerializeOptions } {
  const secure = publicOrigin.startsWith('https:');
  return {
    // `__Secure-` lets a browser take it only over https. `__Host-` would have to be sent with every file, too.
    name: secure ? '__Secure-actor' : 'actor',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/api', secure },
  };
}
