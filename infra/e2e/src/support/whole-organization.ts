import { randomUUID } from 'node:crypto';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { type Account, newAccount, register, type SignIn } from './accounts.ts';
import { bearer } from './api.ts';
import { proveAddress } from './mail.ts';
import { expect } from './test.ts';
import { waterProfile } from './water-profile.ts';
import { waterProject } from './water-project.ts';

/** A signed-in person, and texts that only they would write. */
export interface Person {
  account: Account;
  id: string;
  tenantId: string;
  api: APIRequestContext;
  /** Texts that appear nowhere else in the database. */
  texts: string[];
}

type NewContext = APIRequest['newContext'];

const ok = async (answer: { status(): number; text(): Promise<string>; url(): string }) => {
  if (answer.status() >= 300) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
};

async function signedIn(
  newContext: NewContext,
  baseURL: string,
  account: Account,
  join?: string,
): Promise<Person> {
  const guest = await newContext({ baseURL });
  const { organizationName: _, ...names } = account;
  const answer = join
    ? await guest.post('/api/auth/invitations/accept', { data: { token: join, ...names } })
    : undefined;
  const session = answer ? ((await answer.json()) as SignIn) : await register(guest, account);
  const { cookies } = await guest.storageState();
  const api = await newContext({
    baseURL,
    storageState: { cookies, origins: [] },
    extraHTTPHeaders: bearer(session.accessToken),
  });
  await guest.dispose();
  const { id, tenantId } = session.user;
  return { account, id, tenantId, api, texts: [account.firstName, account.lastName, account.email] };
}

/**
 * Creates everything a person leaves in identity: profile, phone code, mailed links, failed sign-ins, a new address,
 * a device.
 */
async function leaveTraces(person: Person, phone: string): Promise<void> {
  const { account, api, texts } = person;
  const { firstName, lastName, email, password } = account;
  const about = {
    bio: `Bio of ${lastName}`,
    location: `Village of ${lastName}`,
    website: `https://${lastName}.example.org`,
  };
  texts.push(...Object.values(about), phone, `new.${email}`);
  await ok(
    await api.put('/api/auth/profile', {
      data: { firstName, lastName, email: `new.${email}`, currentPassword: password, phone, ...about },
    }),
  );
  await ok(await api.post('/api/auth/link-whatsapp', { data: { phone } }));
  await ok(await api.post('/api/auth/password/forgot', { data: { email } }));
  await api.post('/api/auth/login', { data: { email, password: 'not this one' } });
  await ok(await api.post('/api/auth/login', { data: { email, password } }));
}

/** A person writes a proposal, has it drafted, and changes its status, all with idempotency keys. */
async function work({ api }: Person, title: string): Promise<string> {
  const post = (url: string, data: object) =>
    api.post(url, { data, headers: { 'idempotency-key': randomUUID() } });
  const made = await post('/api/proposals', { ...waterProject, title, team: `Led by ${title}` });
  await ok(made);
  const { id } = (await made.json()).proposal;
  await expect
    .poll(async () => (await (await api.get(`/api/proposals/${id}`)).json()).proposal.status, {
      timeout: 30_000,
    })
    .toBe('completed');
  for (const status of ['submitted', 'under_review'])
    await ok(await post(`/api/proposals/${id}/status`, { status }));
  const at = new Date().toISOString();
  await ok(
    await post('/api/analytics/events', {
      events: [{ id: randomUUID(), name: 'page_viewed', label: '/proposals', at }],
    }),
  );
  await post('/api/chat/respond', { message: `How is ${title}?` });
  return id;
}

export interface Organization {
  owner: Person;
  member: Person;
  name: string;
  /** Id of the public page. */
  profileId: string;
  proposalId: string;
  /** Texts that only this organization would write. */
  texts: string[];
}

/** A phone number that is unique in this run. */
const phoneOf = (mark: string, who: number): string =>
  `+2547${[...mark]
    .map((letter) => letter.charCodeAt(0) % 90)
    .join('')
    .padEnd(7, '5')
    .slice(0, 7)}${who}`;

/** An organization with two people and a record of every kind, created with the pages' API calls. */
export async function wholeOrganization(
  newContext: NewContext,
  origin: string,
  mark: string,
  dataDir: string,
): Promise<Organization> {
  const name = `Chama${mark}`;
  const owner = await signedIn(
    newContext,
    origin,
    newAccount({
      ...{ firstName: `Zubeda${mark}`, lastName: `Omukhango${mark}`, organizationName: name },
      email: `zubeda.${mark}@owner.example`,
    }),
  );
  await proveAddress(owner.api, owner.account.email, dataDir);
  const mailed = `mgeni.${mark}@guest.example`;
  const invited = await owner.api.post('/api/auth/invitations', { data: {} });
  const [, token] = ((await invited.json()).link as string).split('#');
  const account = newAccount({
    ...{ firstName: `Barasa${mark}`, lastName: `Kipkemboi${mark}`, organizationName: name },
    email: `barasa.${mark}@member.example`,
  });
  const member = await signedIn(newContext, origin, account, token);
  // So that the wizard does not cover the pages.
  await ok(await owner.api.post('/api/auth/complete-onboarding'));
  await leaveTraces(owner, phoneOf(mark, 1));
  await leaveTraces(member, phoneOf(mark, 2));
  await ok(await owner.api.post('/api/auth/invitations', { data: { email: mailed } }));
  const contactEmail = `karibu.${mark}@profile.example`;
  const profile = await owner.api.post('/api/ngo/profile', { data: { ...waterProfile, name, contactEmail } });
  await ok(profile);
  const { id: profileId } = (await profile.json()).profile;
  await owner.api.post(`/api/ngo/profile/public/${profileId}/views`, {
    headers: { authorization: '', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  });
  const title = `Visima${mark}`;
  const proposalId = await work(member, title);
  await ok(
    await owner.api.post('/api/impact/award', {
      data: { points: 10, reason: 'Completed onboarding', category: 'setup' },
    }),
  );
  const texts = [...owner.texts, ...member.texts, name, title, mailed, contactEmail];
  return { owner, member, name, profileId, proposalId, texts };
}
