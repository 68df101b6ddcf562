import { apiUrl } from '../network/api-base.ts';
import { refreshToken } from '../session/refresh.ts';
import { readToken } from '../session/token-storage.ts';
import { apiFetch } from './api-fetch.ts';

/**
 * `fetch` for the few calls that use the cookie and send no header (NOTIFY-05). The cookie lives as long as the
 * access token and is renewed with it, so after a 401 this refreshes and repeats once.
 */
export async function cookieFetch(
  path: string,
  method: 'GET' | 'PUT' = 'GET',
  tries?: number,
): Promise<Response> {
  const send = () =>
    apiFetch(new Request(apiUrl(path), { method, credentials: 'include' }), {
      isPublic: true,
      ...(tries && { tries }),
    });
  const answer = await send();
  const token = readToken();
  if (answer.status !== 401 || token === null) return answer;
  return (await refreshToken(token)) ? send() : answer;
}

/** When a token expires, in milliseconds; undefined if that cannot be read. */
function endOf(token: string): number | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(claims) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/** Renews the cookie in advance where a refusal would be invisible (an EventSource reports no status). */
export async function freshCookie(): Promise<void> {
  const token = readToken();
  if (token !== null && (endOf(token) ?? Number.POSITIVE_INFINITY) <= Date.now()) await refreshToken(token);
}
