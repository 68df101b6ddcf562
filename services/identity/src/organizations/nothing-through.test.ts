import { exported, testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aMemberOf, browserOf, invitationOf, signUp } from '../testing/people.ts';
import '../testing/quick-hashes.ts';

// What one organization is told about somebody who belongs to another one as well: nothing.

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

/** Words that only the first organization knows. */
const canaries = ['Canary Trust', 'Secret biography', 'Kwanza', 'https://canary.example'];

/** A person of "Canary Trust" who joins another organization, and everything that its people can read. */
async function scene() {
  const first = await signUp(api, { organizationName: 'Canary Trust' });
  const here = { ...{ lastName: 'Kamau', email: first.person.email }, bio: 'Secret biography' };
  const profile = { ...here, website: 'https://canary.example' };
  await api.as(first).put('/api/auth/profile', { ...profile, firstName: 'Wanjiku' });
  await api.as(first).post('/api/auth/complete-onboarding');
  const colleague = await aMemberOf(api, first);
  const host = await signUp(api, { organizationName: 'Shule Bora' });
  const token = await invitationOf(api, host);
  const second = browserOf(await api.as(first).post('/api/auth/invitations/accept', { token }));
  // Names are taken along; from here on they are the organization's own.
  await api.as(first).put('/api/auth/profile', { ...profile, firstName: 'Kwanza' });
  return { first, colleague, host, second };
}

const expectNothing = (text: string, ids: readonly string[]) => {
  for (const word of [...canaries, ...ids]) expect(text).not.toContain(word);
};

test('lists, sessions, archives and letters of one hold nothing of the other', async () => {
  const { first, colleague, host } = await scene();
  const ids = [first.user.id, first.user.tenantId, colleague.user.id, colleague.person.email];
  for (const path of ['/members', '/members/sessions', '/invitations', '/two-step/requirement', '/me']) {
    expectNothing((await api.as(host).get(`/api/auth${path}`)).body, ids);
  }
  const all = await exported(api, host, 'organization');
  expectNothing([...all.files.values()].join(), ids);
  const letters = JSON.stringify(await mailTo(api, host.person.email));
  expectNothing(letters, ids);
});

test('the archive of "you" is of one organization: the other one is not in it, by name or by id', async () => {
  const { first, colleague, second } = await scene();
  const own = await exported(api, second);
  expectNothing([...own.files.values()].join(), [first.user.id, first.user.tenantId, colleague.person.email]);
  expect(own.json('you/account.json')).toMatchObject([{ id: second.user.id, email: first.person.email }]);
  expect(own.json('you/sessions.json')).toHaveLength(1);
});

test('an owner cannot tell whether an address has an account elsewhere', async () => {
  const { first, host } = await scene();
  const other = await signUp(api);
  const invite = (email: string) => api.as(other).post('/api/auth/invitations', { email });
  const [known, unknown] = [await invite(first.person.email), await invite(`nobody.${first.person.email}`)];
  expect([known.statusCode, Object.keys(known.json()).sort()]).toEqual([
    unknown.statusCode,
    Object.keys(unknown.json()).sort(),
  ]);
  // Where they are a member, it is said.
  expect(
    (await api.as(host).post('/api/auth/invitations', { email: first.person.email })).json().details,
  ).toEqual([{ field: 'email', message: 'Wanjiku Kamau is already on your team' }]);
});

test('what is done to the person in one organization does not reach the other', async () => {
  const { first, host, second } = await scene();
  const back = browserOf(
    await api.as(second).post('/api/auth/organizations/switch', { tenantId: first.user.tenantId }),
  );
  await api.as(host).put(`/api/auth/members/${second.user.id}`, { role: 'Owner' });
  await api.as(host).delete('/api/auth/members/sessions');
  expect((await api.as(back).get('/api/auth/me')).json().user).toMatchObject({
    role: 'Owner',
    bio: 'Secret biography',
    onboarded: true,
  });
  // The id of one organization is nobody in the other.
  for (const [who, id] of [
    [host, first.user.id],
    [back, second.user.id],
  ] as const) {
    const calls = [
      await api.as(who).put(`/api/auth/members/${id}`, { role: 'Member' }),
      await api.as(who).delete(`/api/auth/members/${id}`),
      await api.as(who).delete(`/api/auth/members/${id}/two-step`, { proof: {} } as never),
    ];
    for (const answer of calls) expect([400, 404]).toContain(answer.statusCode);
  }
  await api.as(host).delete(`/api/auth/members/${second.user.id}`);
  expect((await api.as(back).get('/api/auth/me')).statusCode).toBe(200);
  const { members } = (await api.as(back).get('/api/auth/members')).json();
  expect(members).toHaveLength(2);
});

test('no log names the other organization', async () => {
  const { second, first } = await scene();
  await api.as(second).post('/api/auth/organizations/switch', { tenantId: first.user.tenantId });
  expect(api.logLines.join('')).not.toContain('Canary Trust');
});
