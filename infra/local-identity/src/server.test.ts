import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { localIdentity } from './server.ts';

const redirectUri = 'http://localhost:3000/api/auth/github/return';
const client = { id: 'harambee-local', secret: 'a-secret', returnAddresses: [redirectUri] };
const verifier = randomBytes(32).toString('base64url');
const asked = (given: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirectUri,
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...given,
  });

let server: Server;
let origin: string;
beforeAll(async () => {
  server = localIdentity({ origin: 'http://127.0.0.1', google: client, github: client });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}/github`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const authorize = (form?: Record<string, string>, given = {}) =>
  send(`/login/oauth/authorize?${asked(given)}`, form);
const backWith = (answer: Response) => new URL(answer.headers.get('location') ?? '').searchParams;
const redeem = async (code: string | null, given: Record<string, string> = {}) => {
  const form = {
    code: code ?? '',
    client_id: client.id,
    client_secret: client.secret,
    code_verifier: verifier,
  };
  const answer = await send('/login/oauth/access_token', { ...form, redirect_uri: redirectUri, ...given });
  return (await answer.json()) as { access_token?: string; error?: string };
};
const read = async (path: string, token = ''): Promise<{ id?: number }> =>
  (await send(`/api${path}`, undefined, { authorization: `Bearer ${token}` })).json() as never;

test('the page shows whom one can be, and says what it is', async () => {
  const answer = await authorize();
  const page = await answer.text();
  expect(page).toContain('Local stand-in for GitHub');
  expect(page).toContain('zawadi@afya.example.org, not verified');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a typed person comes back with a code that opens who they are, once', async () => {
  const back = backWith(await authorize({ name: 'Achieng Otieno', email: 'A@x.example', verified: 'on' }));
  expect(back.get('state')).toBe('the-state');
  const { access_token } = await redeem(back.get('code'));
  expect(await read('/user', access_token)).toEqual({
    id: expect.any(Number),
    login: 'A',
    name: 'Achieng Otieno',
  });
  expect(await read('/user/emails', access_token)).toMatchObject([{ email: 'A@x.example', verified: true }]);
  expect(await redeem(back.get('code'))).toEqual({ error: 'bad_verification_code' });
  expect(await read('/user', 'x')).toEqual({ message: 'Bad credentials' });
});

test('the same address is the same number, however it is written', async () => {
  const ids = [];
  for (const email of ['b@x.example', 'B@x.example']) {
    const { access_token } = await redeem(backWith(await authorize({ email })).get('code'));
    ids.push((await read('/user', access_token)).id);
    expect(await read('/user/emails', access_token)).toMatchObject([{ verified: false }]);
  }
  expect(ids[0]).toBe(ids[1]);
});

test.each([
  ['another verifier', { code_verifier: 'x' }, 'bad_verification_code'],
  ['another secret', { client_secret: 'x' }, 'incorrect_client_credentials'],
  ['another address', { redirect_uri: 'http://localhost:3000/' }, 'redirect_uri_mismatch'],
])('a code with %s opens nothing', async (_what, given, error) => {
  expect(await redeem(backWith(await authorize({ person: '0' })).get('code'), given)).toEqual({ error });
});

test('saying no comes back as the real one says it', async () => {
  expect(backWith(await authorize({ answer: 'refuse' })).get('error')).toBe('access_denied');
});

test.each([
  [{ client_id: 'x' }, 'The client id is not known here.'],
  [{ redirect_uri: 'https://evil.example/' }, 'The redirect_uri is not associated with this application.'],
  [{ code_challenge_method: 'plain' }, 'A code challenge with S256 is missing.'],
])('what it would not do: %p', async (given, sentence) => {
  const answer = await authorize({ person: '0' }, given);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await answer.text()).toContain(sentence);
});

test('nothing chosen: it asks again; what is typed into the address is text', async () => {
  const answer = await authorize({ name: 'x' }, { state: '"><script>' });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('Choose a person, or type an email address.');
  expect(page).not.toContain('<script>');
});
