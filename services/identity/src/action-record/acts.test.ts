import { days } from '@harambee/domain';
import type { MadeInvitation } from '@harambee/domain/schemas';
import { exported, testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aMemberOf, aPerson, signInAgain, signUp } from '../testing/people.ts';
import { actionsOf, sentencesOf } from '../testing/records.ts';
import { codeOf, firstStep, inMidPeriod, setUpApp } from '../testing/two-step.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }));
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

type Headers = Record<string, string>;
const remove = (url: string, headers: Headers, payload?: object) =>
  api.inject({ method: 'DELETE', url: `/api/auth${url}`, headers, ...(payload && { payload }) });
const linkIn = async (address: string, subject: RegExp) =>
  (await mailTo(api, address)).find((letter) => subject.test(letter.subject))?.token;
const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

test('sign-ins with and without a second step, and a wrong one, each with the device', async () => {
  const owner = await signUp(api);
  const { key } = await setUpApp(api, owner);
  const waiting = await firstStep(api, owner.person);
  expect((await waiting.post('/api/auth/second-step/code', { code: '000000' }, firefox)).statusCode).toBe(
    400,
  );
  expect(
    (await waiting.post('/api/auth/second-step/code', { code: codeOf(key, 1) }, firefox)).statusCode,
  ).toBe(200);
  expect(await sentencesOf(api, owner)).toEqual([
    'Wanjiku Kamau signed in with a second step, on Firefox on Windows',
    'A sign-in of Wanjiku Kamau was refused at the second step, on Firefox on Windows',
    'Wanjiku Kamau turned on two-step sign-in with an authenticator app',
    'Wanjiku Kamau signed in without a second step, on Unknown device',
  ]);
});

test('wrong second steps fill the record no further than twenty an hour', async () => {
  const owner = await signUp(api);
  await setUpApp(api, owner);
  const waiting = await firstStep(api, owner.person);
  for (let tries = 0; tries < 25; tries += 1) {
    expect((await waiting.post('/api/auth/second-step/recovery-code', { code: 'no' })).statusCode).toBe(400);
  }
  const refused = (await actionsOf(api, owner)).filter(({ kind }) => kind === 'second-step.refused');
  expect(refused).toHaveLength(20);
});

test('what people do about the people of the organization', async () => {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  const mailed = await api.as(owner).post('/api/auth/invitations', { email: 'Amina@maji.example' });
  const { id } = mailed.json<MadeInvitation>().invitation;
  await api.as(owner).post(`/api/auth/invitations/${id}/again`);
  await remove(`/invitations/${id}`, owner.headers);
  // What is refused was not done.
  expect((await remove(`/invitations/${id}`, owner.headers)).statusCode).toBe(404);
  await api.as(owner).put(`/api/auth/members/${member.user.id}`, { role: 'Owner' });
  const again = await signInAgain(api, member.person);
  await remove(`/members/${member.user.id}/sessions`, owner.headers);
  await remove('/members/sessions', owner.headers);
  await remove(`/members/${again.user.id}`, owner.headers);
  expect((await sentencesOf(api, owner)).slice(0, -1)).toEqual([
    'Wanjiku Kamau removed a former member',
    'Wanjiku Kamau ended the sessions of everybody else',
    'Wanjiku Kamau ended sessions of a former member',
    'A former member signed in without a second step, on Unknown device',
    'Wanjiku Kamau made a former member an owner instead of a writer',
    'Wanjiku Kamau revoked the invitation of Amina@maji.example',
    'Wanjiku Kamau renewed the invitation of Amina@maji.example as a writer',
    'Wanjiku Kamau invited Amina@maji.example as a writer',
    'A former member signed in without a second step, on Unknown device',
    'A former member joined as a writer',
    'Wanjiku Kamau invited whoever has a link as a writer',
  ]);
});

test('two-step sign-in, from its set-up to its end, and what the organization requires', async () => {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  await setUpApp(api, owner);
  await setUpApp(api, member);
  const proof = { password: owner.person.password };
  const requirement = (body: object) =>
    api.as(owner).put('/api/auth/two-step/requirement', { ...body, proof });
  await requirement({ required: true, graceDays: 7 });
  expect((await remove('/two-step', owner.headers, { proof })).statusCode).toBe(409);
  await requirement({ required: false });
  await api.as(owner).post('/api/auth/two-step/recovery-codes', { proof });
  await remove(`/members/${member.user.id}/two-step`, owner.headers, { proof });
  await remove('/two-step/app', owner.headers, { proof });
  const day = new Date(Date.now() + days(7)).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(await sentencesOf(api, owner, '?topic=two-step')).toEqual([
    'Wanjiku Kamau turned off two-step sign-in',
    'Wanjiku Kamau reset the two-step sign-in of Otieno Kamau',
    'Wanjiku Kamau made new recovery codes',
    'Wanjiku Kamau made two-step sign-in optional',
    `Wanjiku Kamau required two-step sign-in of everybody from ${day}`,
    'Otieno Kamau turned on two-step sign-in with an authenticator app',
    'Wanjiku Kamau turned on two-step sign-in with an authenticator app',
  ]);
});

test('passwords and addresses, never what they are', async () => {
  const owner = await signUp(api);
  const { email, password: currentPassword } = owner.person;
  const newPassword = 'long rains of April';
  await api.as(owner).put('/api/auth/password', { currentPassword, newPassword });
  const next = `new.${email}`;
  const names = { firstName: 'Wanjiku', lastName: 'Kamau' };
  await api.as(owner).put('/api/auth/profile', { ...names, email: next, currentPassword: newPassword });
  const token = await linkIn(next, /address/i);
  expect((await api.anonymous.post('/api/auth/email/confirm', { token })).statusCode).toBe(204);
  await api.anonymous.post('/api/auth/password/forgot', { email: next });
  const reset = await linkIn(next, /password/i);
  await api.anonymous.post('/api/auth/password/reset', { token: reset, password: 'short rains of October' });
  const again = await signInAgain(api, { ...owner.person, email: next, password: 'short rains of October' });
  const actions = await actionsOf(api, again, '?topic=account');
  expect(actions.map(({ kind }) => kind)).toEqual(['password.reset', 'address.changed', 'password.changed']);
  expect(JSON.stringify(actions)).not.toMatch(/@|rains/);
});

test('a new name of the organization, the end of all sessions, and archives', async () => {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  await api.as(owner).put('/api/auth/organization', { name: 'Maji Safi Society' });
  await api.as(owner).put('/api/auth/organization', { name: 'Maji Safi Society' });
  await remove('/sessions', member.headers);
  await exported(api, owner, 'organization');
  // Their own data is theirs.
  await exported(api, member);
  const file = await api.as(owner).get('/api/auth/actions/file');
  expect(file.statusCode).toBe(200);
  expect((await sentencesOf(api, owner)).slice(0, 4)).toEqual([
    'Wanjiku Kamau downloaded the record of actions',
    'Wanjiku Kamau downloaded all data of the organization',
    'Otieno Kamau signed out everywhere else',
    'Wanjiku Kamau renamed the organization from “Maji Safi Trust” to “Maji Safi Society”',
  ]);
});

test('somebody who joins another organization comes into its record, and stays in the one of before', async () => {
  const [owner, mover] = [await signUp(api), await signUp(api, aPerson({ firstName: 'Njeri' }))];
  const second = await aMemberOf(api, mover);
  await api.as(mover).put(`/api/auth/members/${second.user.id}`, { role: 'Owner' });
  const { link } = (await api.as(owner).post('/api/auth/invitations', {})).json<MadeInvitation>();
  const token = link.split('#')[1] ?? '';
  expect((await api.as(mover).post('/api/auth/invitations/accept', { token })).statusCode).toBe(200);
  expect((await sentencesOf(api, owner)).slice(0, 2)).toEqual([
    'Njeri Kamau signed in without a second step, on Unknown device',
    'Njeri Kamau joined as a writer',
  ]);
  await api.settle();
  const left = await signInAgain(api, second.person);
  expect(await sentencesOf(api, left, '?topic=people')).not.toContain('Njeri Kamau left the organization');
});
