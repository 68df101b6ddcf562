import { randomUUID } from 'node:crypto';
import type { RegisterBody, SignedIn } from '@harambee/domain/schemas';
import type { TestApp } from '@harambee/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { UserModel } from '../users/user.model.ts';

/** A person as they fill in the sign-up form. */
export const aPerson = (given: Partial<RegisterBody> = {}): RegisterBody => ({
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  organizationName: 'Maji Safi Trust',
  email: `wanjiku.${randomUUID()}@maji.example`,
  password: 'rain harvest 2026',
  ...given,
});

/** The session cookie an answer sets; undefined if it sets none or clears it. */
export function cookieOf(answer: LightMyRequestResponse): string | undefined {
  const cookie = answer.cookies.find(({ name }) => name === 'sid');
  return cookie?.value ? `sid=${cookie.value}` : undefined;
}

/** The other cookie, with a token for calls that carry no header. */
export function actorCookieOf(answer: LightMyRequestResponse): string | undefined {
  const cookie = answer.cookies.find(({ name }) => name === 'actor');
  return cookie?.value ? `actor=${cookie.value}` : undefined;
}

/** The cookie that identifies a known browser at the next sign-in. */
export function deviceCookieOf(answer: LightMyRequestResponse): string | undefined {
  const cookie = answer.cookies.find(({ name }) => name === 'device');
  return cookie?.value ? `device=${cookie.value}` : undefined;
}

/** Signs a person up and answers what their browser then holds. Their address is not proved yet. */
export async function signUpUnproved(api: TestApp, given: Partial<RegisterBody> = {}) {
  const person = aPerson(given);
  const answer = await api.anonymous.post('/api/auth/register', person);
  expect(answer.statusCode).toBe(201);
  return { person, ...browserOf(answer) };
}

/** The same for a person who has opened the mailed link. */
export async function signUp(api: TestApp, given: Partial<RegisterBody> = {}) {
  const signedUp = await signUpUnproved(api, given);
  const { mustProveEmail: _, ...user } = signedUp.user;
  await UserModel.updateOne(
    { _id: user.id, tenantId: user.tenantId },
    { $set: { emailVerifiedAt: new Date() } },
  );
  return { ...signedUp, user };
}

/** Somebody who accepts an invitation of this owner: the answer of the call, and who they are. */
export async function acceptInvitation(api: TestApp, owner: { headers: Record<string, string> }) {
  const { link } = (await api.as(owner).post('/api/auth/invitations', {})).json<{ link: string }>();
  const { organizationName: _, ...person } = aPerson({ firstName: 'Otieno' });
  const token = link.split('#')[1] ?? '';
  const answer = await api.anonymous.post('/api/auth/invitations/accept', { token, ...person });
  return { person: { ...aPerson(), ...person }, answer };
}

/** A member beside this owner, with a proved address. */
export async function aMemberOf(api: TestApp, owner: { headers: Record<string, string> }) {
  const { person, answer } = await acceptInvitation(api, owner);
  expect(answer.statusCode).toBe(200);
  const browser = browserOf(answer);
  const { id: _id, tenantId } = browser.user;
  await UserModel.updateOne({ _id, tenantId }, { $set: { emailVerifiedAt: new Date() } });
  return { person, ...browser };
}

/** The cookie of a sign-in that waits for its second step. */
export function pendingCookieOf(answer: LightMyRequestResponse): string {
  const value = answer.cookies.find(({ name }) => name === 'pending')?.value;
  return value ? `pending=${value}` : '';
}

/** Signs a person in, in another browser. */
export async function signInAgain(api: TestApp, { email, password }: RegisterBody) {
  const answer = await api.anonymous.post('/api/auth/login', { email, password });
  expect(answer.statusCode).toBe(200);
  return browserOf(answer);
}

export function browserOf(answer: LightMyRequestResponse) {
  const { accessToken, user } = answer.json<SignedIn>();
  const cookie = cookieOf(answer) ?? '';
  const sessionId = cookie.slice('sid='.length).split('.')[0] ?? '';
  const device = deviceCookieOf(answer) ?? '';
  return {
    user,
    accessToken,
    cookie,
    device,
    sessionId,
    headers: { authorization: `Bearer ${accessToken}` },
  };
}

/** The secret of a fresh invitation by this owner. */
export async function invitationOf(api: TestApp, owner: { headers: Record<string, string> }) {
  const { link } = (await api.as(owner).post('/api/auth/invitations', {})).json<{ link: string }>();
  return link.split('#')[1] ?? '';
}

/** Somebody who owns one organization and joins a second one, whose owner is `other`, with the same account. */
export async function inTwo(api: TestApp, other?: Awaited<ReturnType<typeof signUp>>) {
  const first = await signUp(api, { organizationName: 'Maji Safi Trust' });
  const host = other ?? (await signUp(api, { organizationName: 'Shule Bora', firstName: 'Achieng' }));
  const token = await invitationOf(api, host);
  const answer = await api.as(first).post('/api/auth/invitations/accept', { token });
  expect(answer.statusCode).toBe(200);
  return { person: first.person, first, host, second: browserOf(answer) };
}
