import { days } from '@harambee/domain';
import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { signUp } from '../testing/people.ts';
import { ActionModel } from './action.model.ts';
import { ActionHeadModel } from './action-head.model.ts';
import { ActionNameModel } from './action-name.model.ts';
import { checkRecord } from './check-record.service.ts';
import { cutRecords } from './cut-record.service.ts';
import { recordAction } from './record-action.service.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }), { logs: true });
afterEach(() => jest.restoreAllMocks());

const checked = (tenantId: string) => checkRecord(tenantId, api.app.twoStepKeys);
const seqsOf = async (tenantId: string) =>
  (await ActionModel.find({ tenantId }).sort({ seq: 1 }).lean()).map(({ seq }) => seq);
const namesOf = async (tenantId: string) =>
  (await ActionNameModel.find({ tenantId }).lean()).map(({ name }) => name).sort();

/** A record of one entry today, after entries of 400, 380 and 100 days ago, each by somebody else. */
async function anOldRecord() {
  let tenantId = '';
  for (const [age, name] of [
    [400, 'First Guest'],
    [380, 'Second Guest'],
    [100, 'Third Guest'],
  ] as const) {
    const back = travel(-days(age));
    tenantId ||= (await signUp(api)).user.tenantId;
    await recordAction(api.app, { tenantId, kind: 'guest.opened', who: { id: name, name } });
    back();
  }
  expect(await seqsOf(tenantId)).toEqual([1, 2, 3, 4]);
  return tenantId;
}

test('what is older than a year goes with its names; what stays is still a chain, and goes on', async () => {
  const tenantId = await anOldRecord();
  expect(await namesOf(tenantId)).toContain('First Guest');
  await cutRecords(api.app);
  expect(await seqsOf(tenantId)).toEqual([4]);
  expect(await namesOf(tenantId)).toEqual(['Third Guest']);
  expect(await checked(tenantId)).toMatchObject({ entries: 1, end: { seq: 4 } });
  expect((await checked(tenantId)).problem).toBeUndefined();
  // Another round finds nothing.
  await cutRecords(api.app);
  expect(await seqsOf(tenantId)).toEqual([4]);
  await recordAction(api.app, { tenantId, kind: 'person.left' });
  expect(await checked(tenantId)).toMatchObject({ entries: 2, end: { seq: 5 } });
  expect((await checked(tenantId)).problem).toBeUndefined();
});

test('a record that is cut whole goes on with the next number', async () => {
  const tenantId = await anOldRecord();
  await cutRecords(api.app, Date.now() + days(300));
  expect(await seqsOf(tenantId)).toEqual([]);
  expect(await checked(tenantId)).toMatchObject({ entries: 0, end: { seq: 4 } });
  await recordAction(api.app, { tenantId, kind: 'person.left' });
  expect(await seqsOf(tenantId)).toEqual([5]);
  expect((await checked(tenantId)).problem).toBeUndefined();
});

test('a process that dies while it cuts leaves what the check understands and the next round removes', async () => {
  const tenantId = await anOldRecord();
  const away = jest.spyOn(ActionModel, 'deleteMany').mockImplementation(() => {
    throw new Error('killed');
  });
  await expect(cutRecords(api.app)).rejects.toThrow('killed');
  away.mockRestore();
  expect(await seqsOf(tenantId)).toEqual([1, 2, 3, 4]);
  expect(await checked(tenantId)).toMatchObject({ entries: 1, end: { seq: 4 } });
  expect((await checked(tenantId)).problem).toBeUndefined();
  await Promise.all([cutRecords(api.app), cutRecords(api.app)]);
  expect(await seqsOf(tenantId)).toEqual([4]);
  expect((await checked(tenantId)).problem).toBeUndefined();
});

test.each([
  ['an entry that was changed', { seq: 2 }, { kind: 'person.left' }],
  ['an entry that was moved', { seq: 1 }, { seq: 9 }],
])('%s is not cut, so that what the check finds stays', async (_, which, change) => {
  const tenantId = await anOldRecord();
  await ActionModel.collection.updateOne({ tenantId, ...which }, { $set: change });
  await cutRecords(api.app);
  expect(await seqsOf(tenantId)).toHaveLength(4);
  expect((await checked(tenantId)).problem).toBeDefined();
  expect(api.logLines.join('\n')).toContain('a record of actions is not sound, so nothing of it is cut');
  // Put right, so that it is cut with those of the next test.
  await ActionModel.collection.deleteMany({ tenantId });
  await ActionHeadModel.collection.deleteMany({ tenantId });
});
