import { everybody } from '@harambee/platform/worker-messages';
import fc from 'fast-check';
import { readerOf } from './reader.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (path: string, token?: string) =>
  readerOf({
    url: `https://harambee.example${path}`,
    headers: new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });

test('whose token it is decides in which cache an answer lies', () => {
  const token = `${part({ alg: 'EdDSA' })}.${part({ sub: '0a1b', name: 'Wanjirũ Ñandú' })}.signature`;
  expect(read('/api/proposals', token)).toBe('0a1b');
  expect(read('/api/ngo/profile/public/p1', token)).toBe('0a1b');
});

test('without a token only what says in its address whose it is, or is open to everybody', () => {
  expect(read('/api/test/notifications/0a1b?limit=5')).toBe('0a1b');
  expect(read('/api/ngo/profile/public/p1')).toBe(everybody);
  for (const path of ['/api/proposals', '/api/auth/whatsapp-status', '/api/test/notifications/']) {
    expect(read(path)).toBeUndefined();
  }
});

test('a token that cannot be read belongs to nobody, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e]{1,60}$/), (token) => {
      expect(read('/api/proposals', token)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (sub) => {
      const isName = typeof sub === 'string' && /^[\w-]{1,64}$/.test(sub);
      expect(read('/api/proposals', `a.${part({ sub })}.b`)).toBe(isName ? sub : undefined);
    }),
  );
});
