import { days } from '@harambee/domain';
import { runAttack, testApp, testAttacks, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { aGuestBody, aProposalOf, askForCode, comeIn, inviteGuest } from '../testing/guests.ts';
import { guestAttacks } from '../testing/judges/guest-attacks.ts';
import { peopleOfAllRoles } from '../testing/judges/people-of-all-roles.ts';
import { aPerson, signUp } from '../testing/people.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 100_000 }), { logs: true });

type Headers = Record<string, string>;
const title = 'Wells of Kitui 7431';

async function cast() {
  const known = await peopleOfAllRoles(api);
  const owner = { user: { tenantId: String(known.ownerTenantId) }, headers: known.owner as Headers };
  const proposalId = await aProposalOf(owner, title);
  const invite = async () => {
    const body = aGuestBody(proposalId);
    const { guest, link } = (await api.as(owner).post('/api/auth/guests', body)).json();
    return { ...body, id: String(guest.id), token: String(link.split('#')[1]) };
  };
  const come = async () => {
    const invited = await invite();
    return { ...invited, ...(await comeIn(api, invited)) };
  };
  const [one, two] = [await come(), await come()];
  const [, secret = ''] = one.browser.cookie?.split('=') ?? [];
  const [cookieName = ''] = one.browser.cookie?.split('=') ?? [];
  return {
    ...known,
    owner: owner.headers,
    ...{ proposalId, title, email: one.email },
    theirProposalId: await aProposalOf({
      user: { tenantId: String(known.strangerTenantId) },
      headers: known.stranger as Headers,
    }),
    ...{ token: one.token, browser: one.browser, bearer: one.headers, guestId: one.id },
    ...{ token2: two.token, browser2: two.browser, bearer2: two.headers, guestId2: two.id },
    fresh: (await invite()).token,
    browserAsSid: { cookie: `sid=${secret}; actor=${one.session.accessToken}` },
    ownerCookieAsGuest: { cookie: `${cookieName}=${'a'.repeat(32)}.${'b'.repeat(43)}` },
    invitation: aGuestBody(proposalId),
    until: new Date(Date.now() + days(7)).toISOString(),
  };
}

let back: (() => void) | undefined;
afterEach(() => back?.());

const doings = {
  'time passes': (_known: Record<string, unknown>, count = '0') => {
    back = travel(days(Number(count)));
  },
  'asks for a code': async (known: Record<string, unknown>) => {
    const { code, cookies } = await askForCode(api, {
      token: String(known.token),
      email: String(known.email),
    });
    Object.assign(known, { code, codeBrowser: cookies });
  },
  'an invitation': (known: Record<string, unknown>, count = '0') => {
    const until = new Date(Date.now() + days(Number(count)));
    known.invitation = aGuestBody(String(known.proposalId), { until });
  },
};

testAttacks(api, guestAttacks, cast, doings);

test('no secret of a link, no code and no token is in the logs', async () => {
  const from = api.logLines.length;
  const known = await cast();
  const { code, cookies } = await askForCode(api, { token: known.token, email: known.email });
  await api.anonymous.post('/api/auth/guests/sign-in', { token: known.token, code: '000000' }, cookies);
  await api.anonymous.post('/api/auth/guests/sign-in', { token: known.token, code }, cookies);
  await api.as({ headers: known.owner }).delete(`/api/auth/guests/${known.guestId}`);
  await api.anonymous.post('/api/auth/guests/open', { token: known.token }, known.browser);
  // An address as somebody might type it by mistake: the router logs what it does not know.
  await api.anonymous.get(`/api/auth/guests/open/${known.token2}`);
  const logs = api.logLines.slice(from).join('\n');
  expect(logs.length).toBeGreaterThan(1_000);
  const secrets = {
    token: known.token,
    bearer: String(known.bearer.authorization).split(' ')[1] ?? '',
    cookie: known.browser.cookie?.split('=')[1] ?? '',
    email: known.email,
  };
  for (const [name, secret] of Object.entries(secrets))
    expect([name, logs.includes(secret)]).toEqual([name, false]);
  expect(logs).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('answers of guests are neither indexed, nor stored, nor referred to', async () => {
  const known = await cast();
  for (const call of ['open', 'refresh', 'code'] as const) {
    const answer = await api.anonymous.post(
      `/api/auth/guests/${call}`,
      { token: known.token },
      known.browser,
    );
    expect([call, answer.headers]).toEqual([
      call,
      expect.objectContaining({
        'x-robots-tag': expect.stringContaining('noindex'),
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'no-referrer',
      }),
    ]);
  }
});

test('unknown, ended and revoked links take as long as each other', async () => {
  const owner = await signUp(api);
  const [ended, revoked] = [
    await inviteGuest(api, owner, { until: new Date(Date.now() + 2_000) }),
    await inviteGuest(api, owner),
  ];
  await api.as(owner).delete(`/api/auth/guests/${revoked.guest.id}`);
  const away = travel(60_000);
  const tokens = { unknown: 'y'.repeat(43), ended: ended.token, revoked: revoked.token };
  const medians: Record<string, number> = {};
  for (const path of ['open', 'sign-in'] as const) {
    const times: Record<string, number[]> = { unknown: [], ended: [], revoked: [] };
    for (let round = 0; round < 40; round += 1) {
      for (const [name, token] of Object.entries(tokens)) {
        const from = performance.now();
        const body = path === 'open' ? { token } : { token, code: '123456' };
        await api.anonymous.post(`/api/auth/guests/${path}`, body);
        times[name]?.push(performance.now() - from);
      }
    }
    for (const [name, all] of Object.entries(times)) {
      medians[`${path} ${name}`] = all.toSorted((one, other) => one - other)[20] ?? 0;
    }
  }
  away();
  for (const path of ['open', 'sign-in']) {
    const three = ['unknown', 'ended', 'revoked'].map((name) => medians[`${path} ${name}`] ?? 0);
    // One more read of the database would double it.
    expect(Math.max(...three) / Math.min(...three)).toBeLessThan(1.8);
  }
});

test('a link revoked while calls are under way: none that begins afterwards succeeds', async () => {
  const known = await cast();
  const calls = Array.from({ length: 12 }, () =>
    api.anonymous.post('/api/auth/guests/refresh', { token: known.token }, known.browser),
  );
  const revoked = await api
    .as({ headers: known.owner as Headers })
    .delete(`/api/auth/guests/${known.guestId}`);
  expect(revoked.statusCode).toBe(204);
  const after = await Promise.all(
    Array.from({ length: 5 }, () =>
      api.anonymous.post('/api/auth/guests/refresh', { token: known.token }, known.browser),
    ),
  );
  await Promise.all(calls);
  expect(after.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
});

test('an address that is mailed by many organizations is not flooded', async () => {
  const { email } = aPerson();
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    const owner = await signUp(api);
    const body = { ...aGuestBody(await aProposalOf(owner)), email };
    statuses.push((await api.as(owner).post('/api/auth/guests', body)).statusCode);
  }
  expect(statuses).toContain(429);
});

test('the runner of attacks says when an attack succeeds', async () => {
  const known = await cast();
  const attack = {
    name: 'none',
    steps: [{ call: 'POST /api/auth/guests/open' as const, body: { token: '{token}' } }],
    expected: { status: 400 },
  };
  await expect(runAttack(api, attack, known)).rejects.toThrow();
});
