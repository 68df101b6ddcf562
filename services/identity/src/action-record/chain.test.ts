import { actionSentence } from '@harambee/domain';
import { testApp } from '@harambee/service-kit/testing';
import mongoose, { type mongo } from 'mongoose';
import { identityService } from '../app.ts';
import { signUp } from '../testing/people.ts';
import { actionsOf } from '../testing/records.ts';
import { ActionModel } from './action.model.ts';
import { ActionHeadModel } from './action-head.model.ts';
import { checkRecord } from './check-record.service.ts';
import { PendingActionModel } from './pending-action.model.ts';
import { finishRecording, recordAction, userPerson } from './record-action.service.ts';
import '../testing/quick-hashes.ts';

const service = identityService({ signUpsPerHour: 1_000_000 });
const api = testApp(service, { logs: true });
afterEach(() => jest.restoreAllMocks());

const later = () => Date.now() + 10 * 60_000;
const renamed = (tenantId: string, to: string) =>
  ({ tenantId, kind: 'organization.renamed', details: { from: 'Maji', to } }) as const;
const problemOf = async (tenantId: string) => (await checkRecord(tenantId, api.app.twoStepKeys)).problem;
async function pendingOf(tenantId: string): Promise<number> {
  await api.app.answered();
  return PendingActionModel.countDocuments({ tenantId });
}

test('two processes write a hundred entries at once: one chain, nothing lost, nothing twice', async () => {
  const { user } = await signUp(api);
  const { tenantId } = user;
  const other = await service.build({ background: false, pressure: false, config: api.app.config });
  const apps = [api.app, other];
  const titles = Array.from({ length: 100 }, (_, index) => `Name ${index}`);
  await Promise.all(
    titles.map((title, index) => recordAction(apps[index % 2] ?? api.app, renamed(tenantId, title))),
  );
  await other.close();
  const entries = await ActionModel.find({ tenantId }).sort({ seq: 1 }).lean();
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 101 }, (_, index) => index + 1));
  expect(entries.slice(1).map(({ details }) => details.to)).toEqual(expect.arrayContaining(titles));
  expect(await checkRecord(tenantId, api.app.twoStepKeys)).toMatchObject({ entries: 101, end: { seq: 101 } });
  expect(await problemOf(tenantId)).toBeUndefined();
  expect(await ActionHeadModel.findOne({ tenantId }).lean()).toMatchObject({ seq: 101 });
  expect(await pendingOf(tenantId)).toBe(0);
}, 60_000);

test.each([
  ['left behind by a crash', {}, undefined],
  ['changed by somebody who has no key', { seq: 50 }, expect.stringContaining('its end was changed')],
])('the next entry follows the last one, also if the head was %s', async (_, change, problem) => {
  const { user } = await signUp(api);
  const { tenantId } = user;
  const before = await ActionHeadModel.findOne({ tenantId }).lean();
  await recordAction(api.app, renamed(tenantId, 'A'));
  await ActionHeadModel.collection.replaceOne({ tenantId }, { ...before, ...change } as never);
  await recordAction(api.app, renamed(tenantId, 'B'));
  const entries = await ActionModel.find({ tenantId }).sort({ seq: 1 }).lean();
  expect(entries.map(({ seq, details }) => [seq, details.to])).toEqual([
    [1, undefined],
    [2, 'A'],
    [3, 'B'],
  ]);
  expect(await problemOf(tenantId)).toEqual(problem);
});

describe('an act that is interrupted', () => {
  /** Never ends, as for a process that was killed in the middle. */
  const killed = () => new Promise<never>(() => undefined);

  test('is added later, by one of two processes, and says that it may not have happened', async () => {
    const owner = await signUp(api);
    const { tenantId } = owner.user;
    void recordAction(api.app, renamed(tenantId, 'Maji Safi'), killed);
    while ((await pendingOf(tenantId)) === 0) await new Promise(setImmediate);
    // Not while it may still be in progress.
    await finishRecording(api.app);
    expect(await pendingOf(tenantId)).toBe(1);
    await Promise.all([finishRecording(api.app, later()), finishRecording(api.app, later())]);
    const [newest, ...others] = await actionsOf(api, owner);
    expect(others).toHaveLength(1);
    expect(newest).toMatchObject({ kind: 'organization.renamed', unconfirmed: true });
    expect(newest && actionSentence(newest)).toContain('the server stopped meanwhile');
    expect(await problemOf(tenantId)).toBeUndefined();
    expect(await pendingOf(tenantId)).toBe(0);
  });

  test.each([
    ['the end of the record is read', () => jest.spyOn(mongoose.connection.db as mongo.Db, 'command')],
    ['the entry is written', () => jest.spyOn(ActionModel.collection, 'insertOne')],
  ])('after it was done, when %s, is added later', async (_, watch) => {
    const owner = await signUp(api);
    const { tenantId } = owner.user;
    const away = watch().mockImplementation(() => {
      throw new Error('the database is away');
    });
    // The act happened, and its caller is not told otherwise.
    expect(await recordAction(api.app, renamed(tenantId, 'Maji Safi'), async () => 'done')).toBe('done');
    expect(api.logLines.join('\n')).toContain('an act was done and its entry has to wait');
    away.mockRestore();
    await finishRecording(api.app, later());
    const [newest] = await actionsOf(api, owner);
    expect(newest).toMatchObject({ kind: 'organization.renamed' });
    expect(newest).not.toHaveProperty('unconfirmed');
    expect(await problemOf(tenantId)).toBeUndefined();
  });

  test('between its entry and the head: the next round moves the head and adds nothing', async () => {
    const owner = await signUp(api);
    const { tenantId } = owner.user;
    const away = jest.spyOn(ActionHeadModel, 'updateOne').mockImplementation(() => {
      throw new Error('the database is away');
    });
    await recordAction(api.app, renamed(tenantId, 'Maji Safi'));
    away.mockRestore();
    expect(await ActionHeadModel.findOne({ tenantId }).lean()).toMatchObject({ seq: 1 });
    expect(await problemOf(tenantId)).toBeUndefined();
    await finishRecording(api.app, later());
    expect(await ActionHeadModel.findOne({ tenantId }).lean()).toMatchObject({ seq: 2 });
    expect(await actionsOf(api, owner)).toHaveLength(2);
    expect(await pendingOf(tenantId)).toBe(0);
  });
});

test('a sign-in that could not be forgotten gets no second entry', async () => {
  const owner = await signUp(api);
  const { tenantId } = owner.user;
  const signIn = {
    tenantId,
    kind: 'session.started',
    who: userPerson({ _id: owner.user.id, ...owner.user }),
  } as const;
  expect(await pendingOf(tenantId)).toBe(0);
  const away = jest
    .spyOn(PendingActionModel, 'bulkWrite')
    .mockRejectedValue(new Error('the database is away'));
  await recordAction(api.app, signIn);
  expect(await pendingOf(tenantId)).toBe(1);
  away.mockRestore();
  await finishRecording(api.app, later());
  expect(await pendingOf(tenantId)).toBe(0);
  expect(await actionsOf(api, owner)).toHaveLength(2);
  expect(await problemOf(tenantId)).toBeUndefined();
});

test('an act does not happen if it cannot be written down first', async () => {
  const owner = await signUp(api);
  jest.spyOn(PendingActionModel.collection, 'insertOne').mockImplementation(() => {
    throw new Error('the database is away');
  });
  const answer = await api.as(owner).put('/api/auth/organization', { name: 'Maji Safi Society' });
  expect(answer.statusCode).toBe(500);
  jest.restoreAllMocks();
  expect((await api.as(owner).get('/api/auth/me')).json().user.tenantName).toBe('Maji Safi Trust');
});

test('a refusal is not recorded; a failure is, as what may have happened', async () => {
  const owner = await signUp(api);
  const { tenantId } = owner.user;
  const refuse = Object.assign(new Error('no'), { statusCode: 409 });
  await expect(recordAction(api.app, renamed(tenantId, 'A'), () => Promise.reject(refuse))).rejects.toBe(
    refuse,
  );
  await expect(recordAction(api.app, renamed(tenantId, 'B'), async () => false)).resolves.toBe(false);
  const failure = new Error('the answer of the database was lost');
  await expect(recordAction(api.app, renamed(tenantId, 'C'), () => Promise.reject(failure))).rejects.toBe(
    failure,
  );
  await finishRecording(api.app, later());
  const actions = await actionsOf(api, owner, '?topic=organization');
  expect(actions).toMatchObject([{ details: { to: 'C' }, unconfirmed: true }]);
});

test('an event that comes twice is written down once', async () => {
  const owner = await signUp(api);
  const { tenantId } = owner.user;
  const act = { ...renamed(tenantId, 'Maji Safi'), id: 'event-1' };
  await Promise.all([recordAction(api.app, act), recordAction(api.app, act)]);
  await recordAction(api.app, act);
  expect(await actionsOf(api, owner, '?topic=organization')).toHaveLength(1);
});

test('no code of this service changes an entry', async () => {
  const { user } = await signUp(api);
  const { tenantId } = user;
  const change = { $set: { kind: 'person.left' } };
  const attempts = [
    ActionModel.updateOne({ tenantId }, change),
    ActionModel.updateMany({ tenantId }, change),
    ActionModel.findOneAndUpdate({ tenantId }, change),
  ];
  for (const attempt of attempts) await expect(attempt.exec()).rejects.toThrow('is never changed');
});
