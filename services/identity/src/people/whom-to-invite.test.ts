import type { Invitation, MadeInvitation } from '@harambee/domain/schemas';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signUp } from '../testing/people.ts';
import { invitationOver } from './invitations.service.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

type Headers = Record<string, string>;
const invite = (headers: Headers, email: string) =>
  api.anonymous.post('/api/auth/invitations', { email }, headers);
const again = (headers: Headers, id: string) =>
  api.anonymous.post(`/api/auth/invitations/${id}/again`, undefined, headers);
const open = async (headers: Headers): Promise<Invitation[]> =>
  (await api.anonymous.get('/api/auth/invitations', headers)).json().invitations;
const look = async (token: string) =>
  (await api.anonymous.post('/api/auth/invitations/look', { token })).json();
const tokenOf = ({ link }: MadeInvitation) => link.split('#')[1] ?? '';

test('an address that was invited is not invited twice: one invitation, one letter, and words that say so', async () => {
  const { headers } = await signUp(api);
  const { email } = aPerson();
  expect((await invite(headers, email)).statusCode).toBe(201);
  const answers = [await invite(headers, email), await invite(headers, ` ${email.toUpperCase()} `)];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      `${email} has already been invited. You can send the invitation again.`,
    ]);
  }
  expect(await open(headers)).toHaveLength(1);
  expect(await mailTo(api, email)).toHaveLength(1);
});

test('nor when ten press at once', async () => {
  const { headers } = await signUp(api);
  const { email } = aPerson();
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(headers, email)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await open(headers)).toHaveLength(1);
});

test('links to hand on are as many as one likes', async () => {
  const { headers } = await signUp(api);
  for (let n = 0; n < 3; n += 1) {
    expect((await api.anonymous.post('/api/auth/invitations', {}, headers)).statusCode).toBe(201);
  }
  expect(await open(headers)).toHaveLength(3);
});

test('sent again: a new letter with a new link for seven more days, and the one before is over', async () => {
  const { headers } = await signUp(api);
  const { email } = aPerson();
  const first = (await invite(headers, email)).json<MadeInvitation>();
  const answer = await again(headers, first.invitation.id);
  expect(answer.statusCode).toBe(201);
  const second = answer.json<MadeInvitation>();
  expect(second.invitation.id).toBe(first.invitation.id);
  expect(second.invitation.expiresAt >= first.invitation.expiresAt).toBe(true);
  const letters = await mailTo(api, email);
  expect(letters.map(({ token }) => token)).toEqual([tokenOf(first), tokenOf(second)]);
  expect((await look(tokenOf(first))).error).toBe(invitationOver);
  expect((await look(tokenOf(second))).email).toBe(email);
  expect(await open(headers)).toHaveLength(1);
});

test('after it is over or was taken back the address can be invited anew', async () => {
  const { headers } = await signUp(api);
  const { email } = aPerson();
  const { invitation } = (await invite(headers, email)).json<MadeInvitation>();
  await api.anonymous.delete(`/api/auth/invitations/${invitation.id}`, headers);
  expect((await again(headers, invitation.id)).statusCode).toBe(404);
  expect((await invite(headers, email)).statusCode).toBe(201);
});

test('nobody invites themselves, nor who is here already', async () => {
  const { person, headers } = await signUp(api);
  const own = await invite(headers, person.email.toUpperCase());
  expect([own.statusCode, own.json().details]).toEqual([
    400,
    [{ field: 'email', message: 'This is your own address' }],
  ]);
  const { link } = (await api.anonymous.post('/api/auth/invitations', {}, headers)).json();
  const { organizationName: _, ...colleague } = aPerson({ firstName: 'Otieno', lastName: 'Odhiambo' });
  await api.anonymous.post('/api/auth/invitations/accept', { token: link.split('#')[1], ...colleague });
  const theirs = await invite(headers, colleague.email);
  expect([theirs.statusCode, theirs.json().details]).toEqual([
    400,
    [{ field: 'email', message: 'Otieno Odhiambo is already on your team' }],
  ]);
  expect(await mailTo(api, colleague.email)).toHaveLength(0);
});

test('of another organization nothing is told: its people can be invited like anybody', async () => {
  const [{ headers }, other] = [await signUp(api), await signUp(api)];
  expect((await invite(headers, other.person.email)).statusCode).toBe(201);
  // Nor does another organization's invitation count here.
  const { email } = aPerson();
  const theirs = (await invite(other.headers, email)).json<MadeInvitation>();
  expect((await invite(headers, email)).statusCode).toBe(201);
  expect((await again(headers, theirs.invitation.id)).statusCode).toBe(404);
});

test('a link that was handed on is made anew, and mailed to nobody', async () => {
  const { headers } = await signUp(api);
  const made = (await api.anonymous.post('/api/auth/invitations', {}, headers)).json<MadeInvitation>();
  const anew = await again(headers, made.invitation.id);
  expect(anew.statusCode).toBe(201);
  expect((await look(tokenOf(made))).error).toBe(invitationOver);
  expect((await look(tokenOf(anew.json()))).email).toBe('');
});

test('for owners only', async () => {
  const { headers } = await signUp(api);
  const { invitation, link } = (await api.anonymous.post('/api/auth/invitations', {}, headers)).json();
  const second = (await api.anonymous.post('/api/auth/invitations', {}, headers)).json<MadeInvitation>();
  const { organizationName: _, ...colleague } = aPerson();
  const joined = await api.anonymous.post('/api/auth/invitations/accept', {
    token: link.split('#')[1],
    ...colleague,
  });
  const member = { authorization: `Bearer ${joined.json().accessToken}` };
  expect(invitation.id).not.toBe(second.invitation.id);
  expect((await again(member, second.invitation.id)).statusCode).toBe(403);
});
