import { emptyCallRow } from '@harambee/domain';
import type { CallListItem } from '@harambee/domain/schemas';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { base, givenCall } from '../testing/sample-call.ts';
import { givenDocument } from '../testing/sample-documents.ts';

const api = testApp(funders);
const row = (id: string, given: object) => ({ ...emptyCallRow('attachments', id), ...given });
const attachments = [
  row('a1', { name: 'Latest audit', kind: 'accounts' }),
  row('a2', { name: 'Registration certificate', kind: 'registration' }),
  row('a3', { name: 'Safeguarding policy', kind: 'policy', required: false }),
];
const listed = async (actor: TestActor, query = ''): Promise<CallListItem[]> =>
  (await api.as(actor).get(`${base}${query}`)).json().calls;
const missing = async (actor: TestActor) => (await listed(actor)).map((call) => call.missingDocuments);
const choose = (actor: TestActor, id: string, attachment: string, body: object) =>
  api.as(actor).put(`${base}/${id}/checklist/${attachment}`, body);

test('the list counts the required documents that are missing or not valid at the deadline', async () => {
  const actor = await newActor();
  const call = await givenCall(api, actor, { attachments });
  expect(await missing(actor)).toEqual([2]);
  const audit = await givenDocument(api, actor, { name: 'Audit' });
  await choose(actor, call.id, 'a1', { documentId: audit.id, isNotNeeded: false });
  expect(await missing(actor)).toEqual([1]);
  await choose(actor, call.id, 'a2', { documentId: null, isNotNeeded: true });
  expect(await missing(actor)).toEqual([undefined]);
  const expired = await givenDocument(api, actor, { name: 'Old', expiresOn: '2026-12-31' });
  await choose(actor, call.id, 'a1', { documentId: expired.id, isNotNeeded: false });
  expect(await missing(actor)).toEqual([1]);
});

test('a call that asks for none, a template and another organization’s documents count nothing', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await givenCall(api, ours, { attachments: [] });
  await givenCall(api, ours, { attachments, isTemplate: true });
  expect(await missing(ours)).toEqual([undefined]);
  expect((await listed(ours, '?templates=only')).map((call) => call.missingDocuments)).toEqual([undefined]);
  const call = await givenCall(api, theirs, { attachments });
  const foreign = await givenDocument(api, ours, { name: 'Ours' });
  await choose(theirs, call.id, 'a1', { documentId: foreign.id, isNotNeeded: false });
  await expectNoCollectionScan(async () => expect(await missing(theirs)).toEqual([2]));
});
