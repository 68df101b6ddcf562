import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@harambee/domain';
import mongoose from 'mongoose';
import { mailTo, proofsTo } from '../testing/mailbox.ts';
import { acceptInvitation, browserOf, invitationOf, signUpUnproved } from '../testing/people.ts';
import { socialScene, somebody } from '../testing/social-scene.ts';
import { tellProof, tellProofs } from './proof-writes.ts';
import { UserModel } from './user.model.ts';

const { api, comeBack, redeem, signInBy } = socialScene();

const post = (path: string, body: object, headers = {}) =>
  api.anonymous.post(`/api/auth${path}`, body, headers);
const at = (domain: string) => `wanjiku.${randomUUID()}@${domain}`;
/** What services were told of one person in this organization: domains in order, '' for none. */
async function told(tenantId: string, userId?: string) {
  await api.settle();
  const events = await mongoose.connection
    .collection<DomainEvent<'user.address_proved'>>('events')
    .find({ tenantId, name: 'user.address_proved', ...(userId && { 'payload.userId': userId }) })
    .sort({ storedAt: 1 })
    .toArray();
  expect(JSON.stringify(events)).not.toMatch(/wanjiku|@/);
  const revisions = events.map(({ payload }) => payload.revision);
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
  return events.map(({ payload }) => payload.domain ?? '');
}
const newest = async (address: string, subject: string) =>
  (await mailTo(api, address)).findLast((letter) => letter.subject === subject)?.token ?? '';

async function openProof(email: string) {
  const token = (await proofsTo(api, email)).at(-1)?.token ?? '';
  expect((await post('/email/confirm', { token })).statusCode).toBe(204);
}
async function signUpProved(email: string) {
  const signedUp = await signUpUnproved(api, { email });
  await openProof(email);
  return signedUp;
}
async function reset(email: string) {
  expect((await post('/password/forgot', { email })).statusCode).toBe(204);
  const token = await newest(email, 'Set a new password');
  expect((await post('/password/reset', { token, password: 'long rains in April' })).statusCode).toBe(204);
}
async function changeTo(who: Awaited<ReturnType<typeof signUpUnproved>>, email: string) {
  const { person, headers } = who;
  const body = { firstName: 'Wanjiku', lastName: 'Kamau', email, currentPassword: person.password };
  expect((await api.anonymous.put('/api/auth/profile', body, headers)).statusCode).toBe(200);
}

test('an address that nobody has proved is told to nobody, also if its domain was typed (PROF-60)', async () => {
  const { user } = await signUpUnproved(api, { email: at('tumaini.example') });
  await tellProofs();
  expect(await told(user.tenantId)).toEqual([]);
});

test('the mailed link, a new address and its undoing tell the domain, and never the address', async () => {
  const email = at('mail.tumaini.example');
  const who = await signUpProved(email);
  const { tenantId, id } = who.user;
  expect(await told(tenantId, id)).toEqual(['tumaini.example']);
  const next = at('gmail.com');
  await changeTo(who, next);
  expect(await told(tenantId)).toHaveLength(1);
  await post('/email/confirm', { token: await newest(next, 'Confirm your new address') });
  expect(await told(tenantId)).toEqual(['tumaini.example', '']);
  const token = await newest(email, 'Your address is about to change');
  expect((await post('/email/undo', { token })).statusCode).toBe(200);
  expect(await told(tenantId)).toEqual(['tumaini.example', '', 'tumaini.example']);
});

test('a reset, and taking over an account, prove the address', async () => {
  const [first, second] = [at('tumaini.example'), at('tumaini.example')];
  const one = await signUpUnproved(api, { email: first });
  await reset(first);
  expect(await told(one.user.tenantId)).toEqual(['tumaini.example']);
  const other = await signUpUnproved(api, { email: second });
  const token = (await proofsTo(api, second)).at(-1)?.token;
  expect((await post('/email/take-over', { token })).statusCode).toBe(200);
  expect(await told(other.user.tenantId)).toEqual(['tumaini.example']);
});

test('a provider that says it has verified the address proves it, for a new account and a known one', async () => {
  const stranger = somebody({ email: at('tumaini.example'), verified: false });
  expect((await signInBy('github', stranger)).statusCode).toBe(403);
  const answer = await signInBy('google', somebody({ email: at('tumaini.example') }));
  expect(await told(browserOf(answer).user.tenantId)).toEqual(['tumaini.example']);
  const email = at('shule.example');
  const { user, person } = await signUpUnproved(api, { email });
  const { code = '', cookie } = await comeBack('google', somebody({ email }));
  expect((await redeem(code, cookie)).statusCode).toBe(409);
  expect(await told(user.tenantId)).toEqual([]);
  expect((await post('/login', { email, password: person.password }, { cookie })).statusCode).toBe(200);
  expect(await told(user.tenantId)).toEqual(['shule.example']);
});

test('each organization of an account is told, those that were joined later, and what changes then', async () => {
  const who = await signUpProved(at('tumaini.example'));
  const host = await signUpProved(at('shule.example'));
  const token = await invitationOf(api, host);
  const browser = browserOf(await post('/invitations/accept', { token }, who.headers));
  const joined = browser.user;
  expect(joined.tenantId).toBe(host.user.tenantId);
  expect(await told(joined.tenantId, joined.id)).toEqual(['tumaini.example']);
  const next = at('maji.example');
  await changeTo({ ...who, headers: browser.headers }, next);
  await post('/email/confirm', { token: await newest(next, 'Confirm your new address') });
  expect((await told(joined.tenantId, joined.id)).at(-1)).toBe('maji.example');
  expect((await told(who.user.tenantId, who.user.id)).at(-1)).toBe('maji.example');
  expect(await told(host.user.tenantId, host.user.id)).toEqual(['shule.example']);
});

test('two proofs at once: the last one told is the one that is stored', async () => {
  const email = at('tumaini.example');
  const who = await signUpProved(email);
  const next = at('maji.example');
  await changeTo(who, next);
  const host = await signUpProved(at('shule.example'));
  const [token, invitation] = [await newest(next, 'Confirm your new address'), await invitationOf(api, host)];
  const [, answer] = await Promise.all([
    post('/email/confirm', { token }),
    post('/invitations/accept', { token: invitation }, who.headers),
  ]);
  const joined = browserOf(answer).user;
  expect((await told(joined.tenantId, joined.id)).at(-1)).toBe('maji.example');
  expect((await told(who.user.tenantId)).at(-1)).toBe('maji.example');
});

test('writes at once notice each other: none tells with the revision of another one', async () => {
  const { user } = await signUpProved(at('tumaini.example'));
  await Promise.all([1, 2, 3].map(() => tellProof(user.id)));
  expect(await told(user.tenantId)).toHaveLength(4);
  const row = await UserModel.findOne({ _id: user.id, tenantId: user.tenantId }).lean();
  expect(row?.proofRevision).toBe(4);
});

describe('people who proved their address before services were told', () => {
  const asBefore = (userId: string, tenantId: string) =>
    UserModel.updateOne({ _id: userId, tenantId }, { $unset: { publishedProof: 1, proofRevision: 1 } });

  test('are told of by a start, once', async () => {
    const { user } = await signUpProved(at('tumaini.example'));
    await asBefore(user.id, user.tenantId);
    await tellProofs();
    await tellProofs();
    expect(await told(user.tenantId)).toEqual(['tumaini.example', 'tumaini.example']);
  });

  test('also those whom the version before changes meanwhile', async () => {
    const { user } = await signUpProved(at('tumaini.example'));
    await UserModel.updateOne(
      { _id: user.id, tenantId: user.tenantId },
      { $set: { email: at('gmail.com'), emailVerifiedAt: new Date(Date.now() + 1_000) } },
    );
    await tellProofs();
    expect(await told(user.tenantId)).toEqual(['tumaini.example', '']);
  });

  test('and an organization that was joined as the process died', async () => {
    const who = await signUpProved(at('tumaini.example'));
    await UserModel.updateOne(
      { _id: who.user.id, tenantId: who.user.tenantId },
      { $unset: { publishedProof: 1 } },
    );
    await tellProofs();
    expect(await told(who.user.tenantId)).toHaveLength(2);
  });
});

test('the first proof of somebody who was brought in and leaves for an organization of their own', async () => {
  const founder = await signUpProved(at('tumaini.example'));
  const { answer, person } = await acceptInvitation(api, founder);
  const joined = browserOf(answer);
  const token = (await proofsTo(api, person.email)).at(-1)?.token;
  expect((await post('/email/take-over', { token })).statusCode).toBe(200);
  const row = await UserModel.findOne({ _id: joined.user.id }, null, { allTenants: true }).lean();
  expect(row?.tenantId).not.toBe(founder.user.tenantId);
  expect((await told(row?.tenantId ?? '', joined.user.id)).at(-1)).toBe('maji.example');
});
