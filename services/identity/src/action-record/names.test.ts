import type { MadeInvitation } from '@harambee/domain/schemas';
import { exported, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { identityService } from '../app.ts';
import { finishForgetting } from '../members/forget-person.ts';
import { aMemberOf, aPerson, signUp } from '../testing/people.ts';
import { actionsOf, sentencesOf } from '../testing/records.ts';
import { ActionModel } from './action.model.ts';
import { ActionNameModel } from './action-name.model.ts';
import { checkRecord } from './check-record.service.ts';
import { PendingActionModel } from './pending-action.model.ts';
import { finishRecording, recordAction, userPerson } from './record-action.service.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }));

const remove = (url: string, headers: Record<string, string>, payload: object = {}) =>
  api.inject({ method: 'DELETE', url: `/api/auth${url}`, headers, payload });
const checked = (tenantId: string) => checkRecord(tenantId, api.app.twoStepKeys);

/** Every document of every collection that contains the text. */
async function found(text: string): Promise<string[]> {
  const collections = (await mongoose.connection.db?.listCollections().toArray()) ?? [];
  const rows = await Promise.all(
    collections.map(async ({ name }) =>
      (await mongoose.connection.collection(name).find().toArray())
        .map((row) => JSON.stringify(row))
        .filter((row) => row.includes(text))
        .map((row) => `${name} ${row}`),
    ),
  );
  return rows.flat();
}

/** A member with a name that nobody else has, who did things and to whom things were done, under two names. */
async function aMemberWithHistory() {
  const owner = await signUp(api);
  const member = await aMemberOf(api, owner);
  const { email } = member.person;
  const rename = (lastName: string) =>
    api.as(member).put('/api/auth/profile', { firstName: 'Chausiku', lastName, email });
  await rename('Mwendapole');
  await recordAction(api.app, {
    tenantId: owner.user.tenantId,
    kind: 'guest.revoked',
    who: userPerson({ _id: member.user.id, firstName: 'Chausiku', lastName: 'Mwendapole' }),
  });
  await api.as(owner).post('/api/auth/invitations', { email: `second.${email}` });
  return { owner, member, tenantId: owner.user.tenantId, texts: ['Mwendapole', member.user.id] };
}

test.each(['by an owner', 'by themselves'])(
  'a person who is removed %s is named nowhere; the chain stays valid',
  async (by) => {
    const { owner, member, tenantId, texts } = await aMemberWithHistory();
    const before = await checked(tenantId);
    expect(await found('Mwendapole')).not.toEqual([]);
    const { person, user, headers } = member;
    const answer =
      by === 'by an owner'
        ? await remove(`/members/${user.id}`, owner.headers)
        : await remove('/account', headers, { confirm: person.email, password: person.password });
    expect(answer.statusCode).toBe(204);
    await api.settle();
    expect(await found('Mwendapole')).toEqual([]);
    // The id itself stays only in what tells late events and answers that the person has gone.
    expect((await found(user.id)).filter((row) => /^(action|pending)/.test(row))).toEqual([]);
    const after = await checked(tenantId);
    expect(after.problem).toBeUndefined();
    expect(after.entries).toBe(before.entries + 1);
    expect(
      (await sentencesOf(api, owner)).filter((words) => /a former member/i.test(words)).length,
    ).toBeGreaterThan(2);
    expect(JSON.stringify(await actionsOf(api, owner))).not.toContain(texts[0]);
    const { files } = await exported(api, owner, 'organization');
    expect([...files.values()].join()).not.toContain('Mwendapole');
    expect((await api.as(owner).get('/api/auth/actions/file')).body).not.toContain('Mwendapole');
    expect((await api.as(owner).get('/api/auth/actions/people')).body).not.toContain(user.id);
    // Nobody finds entries by somebody who has gone.
    expect(await actionsOf(api, owner, `?person=${user.id}`)).toEqual([]);
  },
);

test('an entry that is late brings no name back', async () => {
  const { owner, member, tenantId } = await aMemberWithHistory();
  const who = { id: member.user.id, name: 'Chausiku Mwendapole' };
  const act = { tenantId, at: new Date(), kind: 'person.left', who, details: {}, happened: false } as const;
  await PendingActionModel.create({ ...act, _id: 'late-1' });
  await remove(`/members/${member.user.id}`, owner.headers);
  // What waits to be published, such as the new name, is published and forgotten.
  await api.settle();
  await finishForgetting(api.app);
  expect(await found('Mwendapole')).toEqual([]);
  // By a call that was in progress.
  await recordAction(api.app, { tenantId, kind: 'person.left', who });
  await finishRecording(api.app, Date.now() + 10 * 60_000);
  await api.app.answered();
  expect(await found('Mwendapole')).toEqual([]);
  expect(await PendingActionModel.countDocuments({ tenantId })).toBe(0);
  expect((await checked(tenantId)).problem).toBeUndefined();
});

test('the address of an invitation goes with the person who had it', async () => {
  const owner = await signUp(api);
  const email = `Invited.${aPerson().email}`;
  const made = await api.as(owner).post('/api/auth/invitations', { email });
  const [, token] = made.json<MadeInvitation>().link.split('#');
  const { organizationName: _, ...person } = aPerson({ email: email.toLowerCase() });
  const joined = await api.anonymous.post('/api/auth/invitations/accept', { token, ...person });
  expect(await sentencesOf(api, owner)).toContain(`Wanjiku Kamau invited ${email} as a writer`);
  await remove(`/members/${joined.json().user.id}`, owner.headers);
  await api.settle();
  expect(await found(email)).toEqual([]);
  expect(await sentencesOf(api, owner)).toContain('Wanjiku Kamau invited a former member as a writer');
});

test('a person has one reference for each name, whoever writes it first', async () => {
  const owner = await signUp(api);
  const { tenantId } = owner.user;
  const who = { id: 'guest-1', name: 'Dr. Achieng' };
  await Promise.all(
    Array.from({ length: 8 }, () => recordAction(api.app, { tenantId, kind: 'guest.opened', who })),
  );
  await recordAction(api.app, { tenantId, kind: 'guest.opened', who: { ...who, name: 'Prof. Achieng' } });
  expect(await ActionNameModel.countDocuments({ tenantId, personId: 'guest-1' })).toBe(2);
  expect(await ActionModel.distinct('who', { tenantId, kind: 'guest.opened' })).toHaveLength(2);
  const { people } = (await api.as(owner).get('/api/auth/actions/people')).json();
  expect(people).toContainEqual({ id: 'guest-1', name: 'Prof. Achieng' });
  expect(await actionsOf(api, owner, '?person=guest-1')).toHaveLength(9);
});

test('with an organization its whole record goes, and that of another stays', async () => {
  const [ours, theirs] = [await signUp(api), await signUp(api)];
  const { tenantId } = ours.user;
  await PendingActionModel.create({
    _id: 'waits',
    tenantId,
    at: new Date(),
    kind: 'person.left',
    details: {},
    happened: true,
  });
  const { organizationName: confirm, password } = ours.person;
  expect((await remove('/organization', ours.headers, { confirm, password })).statusCode).toBe(204);
  await api.settle();
  await finishRecording(api.app, Date.now() + 10 * 60_000);
  expect((await found(tenantId)).filter((row) => /^(action|pending)/.test(row))).toEqual([]);
  expect(await checked(tenantId)).toMatchObject({ entries: 0 });
  expect(await actionsOf(api, theirs)).toHaveLength(1);
});
