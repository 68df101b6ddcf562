import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * The cookie that carries a token of `cookieTokens`: its name and the paths it is sent to. Identity sets it, the kit
 * reads it.
 */
export function actorCookie(publicOrigin: string): { name: string; attributes: CookieSerializeOptions } {
  const secure = publicOrigin.startsWith('https:');
  return {
    // Browsers accept the `__Secure-` prefix only over https. A `__Host-` cookie would also be sent with every static
    // file.
    name: secure ? '__Secure-actor' : 'actor',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/api', secure },
  };
}
