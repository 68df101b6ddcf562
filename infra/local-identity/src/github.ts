import { createHash, randomBytes } from 'node:crypto';
import type { Client } from './client.ts';
import { numberOf, type Person } from './people.ts';

interface Granted {
  person: Person;
  challenge: string;
  redirectUri: string;
  endsAt: number;
}

const codeLife = 10 * 60_000;
const token = () => randomBytes(24).toString('base64url');

/** What prevents an authorization, in words for developers; undefined if nothing does. */
export function problemOf(client: Client, asked: URLSearchParams): string | undefined {
  if (asked.get('client_id') !== client.id) return 'The client id is not known here.';
  if (!client.returnAddresses.includes(asked.get('redirect_uri') ?? '')) {
    return 'The redirect_uri is not associated with this application.';
  }
  if (asked.get('code_challenge_method') !== 'S256' || !asked.get('code_challenge')) {
    return 'A code challenge with S256 is missing.';
  }
  return undefined;
}

/** GitHub as a client sees it: codes, access tokens, and whom they belong to. */
export function makeGitHub(client: Client) {
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Person>();

  return {
    /** Where the browser goes after somebody was chosen or refused. */
    answer(asked: URLSearchParams, choice: Person | 'refused'): string {
      const redirectUri = asked.get('redirect_uri') ?? '';
      const url = new URL(redirectUri);
      const state = asked.get('state') ?? '';
      if (choice === 'refused') {
        url.search = `${new URLSearchParams({ error: 'access_denied', error_description: 'The user has denied your application access.', state })}`;
        return url.href;
      }
      const code = token();
      const challenge = asked.get('code_challenge') ?? '';
      codes.set(code, { person: choice, challenge, redirectUri, endsAt: Date.now() + codeLife });
      url.search = `${new URLSearchParams({ code, state })}`;
      return url.href;
    },

    /** POST /login/oauth/access_token. Refuses with status 200, too, as the real one does. */
    redeem(form: URLSearchParams, authorization: string | undefined) {
      const [, basic = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
      const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
      const code = form.get('code') ?? '';
      const granted = codes.get(code);
      codes.delete(code);
      if (
        (form.get('client_secret') ?? secret) !== client.secret ||
        (form.get('client_id') ?? id) !== client.id
      ) {
        return { error: 'incorrect_client_credentials' };
      }
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!granted || granted.endsAt < Date.now() || granted.challenge !== challenge) {
        return { error: 'bad_verification_code' };
      }
      if (form.get('redirect_uri') !== granted.redirectUri) return { error: 'redirect_uri_mismatch' };
      const access_token = token();
      tokens.set(access_token, granted.person);
      return { access_token, token_type: 'bearer', scope: 'read:user,user:email' };
    },

    /** GET /user and /user/emails. */
    read(path: string, authorization: string | undefined): unknown {
      const person = tokens.get(authorization?.replace(/^Bearer /, '') ?? '');
      if (!person) return undefined;
      const { name, email, verified } = person;
      if (path === '/user') return { id: numberOf(person), login: email.split('@')[0], name: name || null };
      if (path === '/user/emails') return [{ email, primary: true, verified, visibility: 'private' }];
      return undefined;
    },
  };
}
