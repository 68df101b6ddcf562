import { everybody } from '@harambee/platform/worker-messages';

/** Calls that use the cookie name the person in their address (NOTIFY-05). */
const inAddress = /^\/api\/test\/notifications\/([\w-]+)/;
const open = /^\/api\/ngo\/profile\/public\//;

/** The person in a token, if it can be parsed. It decides only which cache an answer belongs to. */
function personIn(token: string): string | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { sub } = JSON.parse(claims) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,64}$/.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** The person who reads; undefined for answers that must not be cached. */
export function readerOf({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
  const { pathname } = new URL(url);
  const [, token] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  if (token) return personIn(token);
  return inAddress.exec(pathname)?.[1] ?? (open.test(pathname) ? everybody : undefined);
}
