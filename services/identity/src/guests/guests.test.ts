import { days, guestLinkOver, guestUntilMessage } from '@harambee/domain';
import type { GuestList } from '@harambee/domain/schemas';
import { guestMark, RemovalModel } from '@harambee/service-kit';
import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { GuestModel } from '../guest-records/guest.model.ts';
import { GuestSessionModel } from '../guest-records/guest-session.model.ts';
import { aGuestBody, aProposalOf, askForCode, comeIn, guestIn, inviteGuest } from '../testing/guests.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aMemberOf, aPerson, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const refresh = (token: string, headers: Record<string, string> = {}) =>
  api.anonymous.post('/api/auth/guests/refresh', { token }, headers);
const open = (token: string, headers: Record<string, string> = {}) =>
  api.anonymous.post('/api/auth/guests/open', { token }, headers);

test('a link is mailed to its guest and to nobody else, without texts that read as links', async () => {
  const owner = await signUp(api, { organizationName: 'Maji https://evil.example' });
  const { email, token, guest } = await inviteGuest(api, owner);
  expect(guest).toMatchObject({ name: 'Neema Mushi', email, may: 'sign', invitedBy: 'Wanjiku Kamau' });
  const letters = await mailTo(api, email);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  expect(letter?.token).toBe(token);
  expect(letter?.text).toContain('Clean hands, full classes');
  expect(letter?.text).not.toContain('evil.example');
  expect(letter?.text).toContain('/guest#');
});

test('only the hash of a link is stored', async () => {
  const owner = await signUp(api);
  const { token } = await guestIn(api, owner);
  const rows = await GuestModel.find({ tenantId: owner.user.tenantId }).lean();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('before the code, a link shows who asks and enough of the address, not the proposal', async () => {
  const owner = await signUp(api);
  const { token, email } = await inviteGuest(api, owner);
  const answer = await open(token);
  expect(answer.json()).toEqual({
    organization: 'Maji Safi Trust',
    invitedBy: 'Wanjiku Kamau',
    email: expect.stringMatching(/^w•••@maji\.example$/),
    isKnownHere: false,
  });
  expect(answer.body).not.toContain(email);
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
});

test('a code opens a session that a refresh continues; leaving ends it', async () => {
  const owner = await signUp(api);
  const { token, session, browser, guest } = await guestIn(api, owner, { may: 'comment' });
  expect(session).toMatchObject({
    guest: { id: guest.id, name: 'Neema Mushi', may: 'comment' },
    organization: 'Maji Safi Trust',
  });
  expect((await open(token, browser)).json()).toMatchObject({ isKnownHere: true });
  expect((await refresh(token, browser)).statusCode).toBe(200);
  expect((await refresh(token)).statusCode).toBe(401);
  expect((await api.anonymous.post('/api/auth/guests/leave', { token }, browser)).statusCode).toBe(204);
  expect((await refresh(token, browser)).statusCode).toBe(401);
});

test('the cookie is out of reach of scripts, other sites and other calls', async () => {
  const owner = await signUp(api);
  const invited = await inviteGuest(api, owner);
  const { code, cookies } = await askForCode(api, invited);
  const answer = await api.anonymous.post(
    '/api/auth/guests/sign-in',
    { token: invited.token, code },
    cookies,
  );
  const cookie = answer.cookies.find(({ name, value }) => name.startsWith('guest-') && value);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth/guests' });
});

describe('a code', () => {
  test('works once, of several tries at the same time too', async () => {
    const owner = await signUp(api);
    const invited = await inviteGuest(api, owner);
    const { code, cookies } = await askForCode(api, invited);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        api.anonymous.post('/api/auth/guests/sign-in', { token: invited.token, code }, cookies),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('is void after five tries, also the right one', async () => {
    const owner = await signUp(api);
    const invited = await inviteGuest(api, owner);
    const { code, cookies } = await askForCode(api, invited);
    const wrong = code === '000000' ? '000001' : '000000';
    const tryOut = (typed: string) =>
      api.anonymous.post('/api/auth/guests/sign-in', { token: invited.token, code: typed }, cookies);
    await Promise.all(Array.from({ length: 5 }, () => tryOut(wrong)));
    expect((await tryOut(code)).statusCode).toBe(400);
  });

  test('works only in the browser that asked for it, whose tries nobody else uses up', async () => {
    const owner = await signUp(api);
    const invited = await inviteGuest(api, owner);
    const mine = await askForCode(api, invited);
    const theirs = await askForCode(api, invited);
    const signIn = (code: string, cookies: Record<string, string>) =>
      api.anonymous.post('/api/auth/guests/sign-in', { token: invited.token, code }, cookies);
    expect((await signIn(mine.code, {})).statusCode).toBe(400);
    expect((await signIn(mine.code, theirs.cookies)).statusCode).toBe(400);
    for (let n = 0; n < 6; n += 1) await signIn('000000', theirs.cookies);
    expect((await signIn(mine.code, mine.cookies)).statusCode).toBe(200);
  });

  test('is over after ten minutes', async () => {
    const owner = await signUp(api);
    const invited = await inviteGuest(api, owner);
    const { code, cookies } = await askForCode(api, invited);
    const back = travel(10 * 60_000 + 1_000);
    const body = { token: invited.token, code };
    expect((await api.anonymous.post('/api/auth/guests/sign-in', body, cookies)).statusCode).toBe(400);
    back();
  });

  test('is sent three times an hour and ten times a day', async () => {
    const owner = await signUp(api);
    const { token } = await inviteGuest(api, owner);
    const ask = async () => (await api.anonymous.post('/api/auth/guests/code', { token })).statusCode;
    const statuses = [];
    let hour = 0;
    for (let n = 0; n < 16; n += 1) {
      const back = travel(hour * 3_600_000 + n);
      statuses.push(await ask());
      back();
      if (n % 4 === 3) hour += 1.01;
    }
    expect(statuses).toEqual([
      ...[204, 204, 204, 429, 204, 204, 204, 429, 204, 204, 204, 429],
      ...[204, 429, 429, 429],
    ]);
  });

  test('of one link opens no other', async () => {
    const owner = await signUp(api);
    const [one, other] = [await inviteGuest(api, owner), await inviteGuest(api, owner)];
    const { code, cookies } = await askForCode(api, one);
    const body = { token: other.token, code };
    expect((await api.anonymous.post('/api/auth/guests/sign-in', body, cookies)).statusCode).toBe(400);
  });
});

describe('the same answer for a link that', () => {
  const calls = ['open', 'code', 'refresh', 'leave'] as const;
  const answersOf = async (token: string, headers: Record<string, string> = {}) => {
    const answers = [];
    for (const call of calls)
      answers.push(await api.anonymous.post(`/api/auth/guests/${call}`, { token }, headers));
    answers.push(await api.anonymous.post('/api/auth/guests/sign-in', { token, code: '123456' }, headers));
    return answers.map((answer) => {
      const { error } = answer.json<{ error: string }>();
      return [answer.statusCode, error, answer.headers['set-cookie']];
    });
  };
  const over = Array.from({ length: 5 }, () => [400, guestLinkOver, undefined]);

  test('never existed', async () => {
    expect(await answersOf('x'.repeat(43))).toEqual(over);
    expect(await answersOf('')).toEqual(over);
  });

  test('was revoked', async () => {
    const owner = await signUp(api);
    const { token, browser, guest } = await guestIn(api, owner);
    expect((await api.as(owner).delete(`/api/auth/guests/${guest.id}`)).statusCode).toBe(204);
    expect(await answersOf(token, browser)).toEqual(over);
  });

  test('has ended, which a forwarded one does, too', async () => {
    const owner = await signUp(api);
    const { token, browser } = await guestIn(api, owner);
    const back = travel(days(14) + 1_000);
    expect(await answersOf(token, browser)).toEqual(over);
    back();
  });

  test('was replaced', async () => {
    const owner = await signUp(api);
    const { token, browser, guest } = await guestIn(api, owner);
    const again = await api.as(owner).post(`/api/auth/guests/${guest.id}/again`, {});
    expect(again.statusCode).toBe(201);
    expect(await answersOf(token, browser)).toEqual(over);
    const next = again.json<{ link: string }>().link.split('#')[1] ?? '';
    // The browser showed its code for the link before.
    expect((await refresh(next, browser)).statusCode).toBe(401);
    expect((await open(next)).statusCode).toBe(200);
  });
});

test('revoking ends sessions and tokens at once, for every service', async () => {
  const owner = await signUp(api);
  const { guest } = await guestIn(api, owner);
  const before = await GuestSessionModel.countDocuments({ tenantId: owner.user.tenantId });
  await api.as(owner).delete(`/api/auth/guests/${guest.id}`);
  const after = await GuestSessionModel.countDocuments({ tenantId: owner.user.tenantId });
  expect([before, after]).toEqual([1, 0]);
  expect(await api.app.endedSessions.isAnyEndedNow([guestMark(guest.id)])).toBe(true);
});

test('a code that arrives while the link is revoked lets nobody in', async () => {
  const owner = await signUp(api);
  for (let round = 0; round < 5; round += 1) {
    const invited = await inviteGuest(api, owner);
    const { code, cookies } = await askForCode(api, invited);
    const [answer] = await Promise.all([
      api.anonymous.post('/api/auth/guests/sign-in', { token: invited.token, code }, cookies),
      api.as(owner).delete(`/api/auth/guests/${invited.guest.id}`),
    ]);
    const cookie = answer.cookies.find(({ name, value }) => name.startsWith('guest-') && value);
    const browser: Record<string, string> = cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {};
    expect((await refresh(invited.token, browser)).statusCode).toBe(400);
    expect(await api.app.endedSessions.isAnyEndedNow([guestMark(invited.guest.id)])).toBe(true);
  }
});

test('a token ends with its link at the latest', async () => {
  const owner = await signUp(api);
  const until = new Date(Date.now() + 60_000);
  const { session } = await guestIn(api, owner, { until });
  const { exp, aud } = JSON.parse(
    Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { exp: number; aud: string };
  expect(exp * 1_000).toBeLessThanOrEqual(until.getTime());
  expect(aud).toBe('harambee-guest');
});

describe('the list of a proposal', () => {
  test('says who came and when, and stays after the end', async () => {
    const owner = await signUp(api);
    const { guest, proposalId, token } = await guestIn(api, owner);
    const list = async () =>
      (await api.as(owner).get(`/api/auth/guests?proposalId=${proposalId}`)).json<GuestList>().guests;
    expect(await list()).toEqual([
      { ...guest, openedAt: expect.any(String), lastSeenAt: expect.any(String) },
    ]);
    await api.as(owner).delete(`/api/auth/guests/${guest.id}`);
    const body = JSON.stringify(await list());
    expect(await list()).toEqual([expect.objectContaining({ id: guest.id, endedAt: expect.any(String) })]);
    expect(body).not.toContain(token);
  });

  test('another organization neither sees, sends, revokes nor invites to it', async () => {
    const [owner, stranger] = [await signUp(api), await signUp(api)];
    const { guest, proposalId } = await inviteGuest(api, owner);
    const theirs = api.as(stranger);
    expect((await theirs.get(`/api/auth/guests?proposalId=${proposalId}`)).json()).toEqual({ guests: [] });
    const statuses = [
      (await theirs.delete(`/api/auth/guests/${guest.id}`)).statusCode,
      (await theirs.post(`/api/auth/guests/${guest.id}/again`, {})).statusCode,
      (await theirs.post('/api/auth/guests', aGuestBody(proposalId))).statusCode,
      (await theirs.post('/api/auth/guests', aGuestBody('unknown'))).statusCode,
    ];
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});

describe('an invitation is refused', () => {
  test('without a name, with a broken address, with an end that is past or too far', async () => {
    const owner = await signUp(api);
    const body = aGuestBody(await aProposalOf(owner));
    for (const [why, part, field] of [
      ['without a name', { name: ' ' }, 'name'],
      ['without an address', { email: '' }, 'email'],
      ['with a broken address', { email: 'neema' }, 'email'],
      ['with an end in the past', { until: new Date(Date.now() - 1_000).toISOString() }, 'until'],
      ['for longer than 90 days', { until: new Date(Date.now() + days(92)).toISOString() }, 'until'],
    ] as const) {
      const answer = await api.as(owner).post('/api/auth/guests', { ...body, ...part });
      expect([why, answer.statusCode, answer.json().details?.[0]?.field]).toEqual([why, 400, field]);
      if (field === 'until') expect(answer.json().error).toBe(guestUntilMessage);
    }
  });

  test('for a colleague, and twice for one address', async () => {
    const owner = await signUp(api);
    const colleague = await aMemberOf(api, owner);
    const proposalId = await aProposalOf(owner);
    const ask = (email: string) => api.as(owner).post('/api/auth/guests', aGuestBody(proposalId, { email }));
    expect((await ask(colleague.person.email)).statusCode).toBe(400);
    const { email } = aPerson();
    const answers = await Promise.all([ask(email), ask(email.toUpperCase()), ask(` ${email}`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('when', () => {
  test('the person who invited leaves, their links end at once and name them no more', async () => {
    const owner = await signUp(api);
    const colleague = await aMemberOf(api, owner);
    const { guest, token, browser, proposalId } = await guestIn(api, colleague);
    const mine = await guestIn(api, owner);
    expect((await api.as(owner).delete(`/api/auth/members/${colleague.user.id}`)).statusCode).toBe(204);
    expect((await refresh(token, browser)).json().error).toBe(guestLinkOver);
    expect(await api.app.endedSessions.isAnyEndedNow([guestMark(guest.id)])).toBe(true);
    expect((await refresh(mine.token, mine.browser)).statusCode).toBe(200);
    const { guests } = (
      await api.as(owner).get(`/api/auth/guests?proposalId=${proposalId}`)
    ).json<GuestList>();
    expect(guests).toEqual([
      expect.objectContaining({ id: guest.id, invitedBy: 'A former member', endedAt: expect.any(String) }),
    ]);
  });

  test('the organization is deleted, its links end at once and nothing of its guests stays', async () => {
    const owner = await signUp(api);
    const { guest, token, browser } = await guestIn(api, owner);
    const { tenantId } = owner.user;
    const answer = await api.inject({
      method: 'DELETE',
      url: '/api/auth/organization',
      headers: owner.headers,
      payload: { confirm: owner.user.tenantName, password: owner.person.password },
    });
    expect(answer.statusCode).toBe(204);
    expect((await refresh(token, browser)).json().error).toBe(guestLinkOver);
    expect(await api.app.endedSessions.isAnyEndedNow([guestMark(guest.id)])).toBe(true);
    expect(await RemovalModel.exists({ tenantId })).not.toBeNull();
    expect(await GuestModel.countDocuments({ tenantId })).toBe(0);
    expect(await GuestSessionModel.countDocuments({ tenantId })).toBe(0);
  });
});

test('two guests of two organizations in one browser do not know of each other', async () => {
  const [one, other] = [await guestIn(api, await signUp(api)), await guestIn(api, await signUp(api))];
  const both = { cookie: `${one.browser.cookie}; ${other.browser.cookie}` };
  expect((await refresh(one.token, both)).json().guest.id).toBe(one.guest.id);
  expect((await refresh(other.token, both)).json().guest.id).toBe(other.guest.id);
  expect((await refresh(one.token, other.browser)).statusCode).toBe(401);
});

test('events tell of a link without its address and secret', async () => {
  const owner = await signUp(api);
  const invited = await inviteGuest(api, owner);
  await comeIn(api, invited);
  await api.as(owner).delete(`/api/auth/guests/${invited.guest.id}`);
  const [row] = await GuestModel.find({ tenantId: owner.user.tenantId }).select('+outbox').lean();
  const outbox = row?.outbox ?? [];
  expect(outbox.map(({ name }) => name)).toEqual(['guest.invited', 'guest.opened', 'guest.revoked']);
  expect(outbox.map(({ payload }) => (payload as { revision: number }).revision)).toEqual([1, 2, 3]);
  const text = JSON.stringify(outbox);
  expect(text).not.toContain(invited.email);
  expect(text).not.toContain(invited.token);
});
