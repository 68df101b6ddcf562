import { everybody } from '@harambee/platform/worker-messages';

/** Calls that are known by the cookie say whose they are in their address (NOTIFY-05). */
const inAddress = /^\/api\/test\/notifications\/([\w-]+)/;
const open = /^\/api\/ngo\/profile\/public\//;

/** The person in a token, as far as it can be read. Nothing is decided by it but which cache an answer lies in. */
function personIn(token: string): string | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { sub } = JSON.parse(claims) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,64}$/.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** Who reads; undefined for what is not to be kept. */
export function readerOf({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
  const { pathname } = new URL(url);
  const [, token] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  if (token) return personIn(token);
  return inAddress.exec(pathname)?.[1] ?? (open.test(pathname) ? everybody : undefined);
}
