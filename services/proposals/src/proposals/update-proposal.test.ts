import { isEditable, proposalStatusNames } from '@harambee/domain';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { ProposalModel } from './proposal.model.ts';

const api = testApp(proposals);

const save = (actor: TestActor, id: string, body: unknown, headers?: Record<string, string>) =>
  api.as(actor).put(`/api/proposals/${id}`, body, headers);
const changed = {
  ...completeForm,
  title: 'Water for seven villages',
  requestedAmount: 300_000,
  grantId: 'WTR-7',
};

test('a save returns the proposal with the new values, and reads return them, too', async () => {
  const actor = await newActor();
  const before = await givenProposal(api, actor, { generate: false });
  const answer = await save(actor, before.id, { ...changed, objectives: ['Drill', ''], projectDuration: 36 });
  expect(answer.statusCode).toBe(200);
  const { proposal } = answer.json();
  expect(proposal).toMatchObject({
    title: 'Water for seven villages',
    grantId: 'WTR-7',
    requestedAmount: 300_000,
    durationMonths: 36,
    draftContent: { title: 'Water for seven villages', objectives: ['Drill'], projectDuration: 36 },
    revision: before.revision + 1,
    createdAt: before.createdAt,
  });
  expect(proposal.updatedAt >= before.updatedAt).toBe(true);
  expect(await readProposal(api, actor, before.id)).toEqual(proposal);
  expect((await api.as(actor).get('/api/proposals?search=seven')).json().proposals).toHaveLength(1);
});

test('the event is saved with the change', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  await save(actor, id, changed);
  await api.settle();
  const published = await mongoose.connection
    .collection('events')
    .find({ tenantId: actor.tenantId })
    .toArray();
  expect(published.map(({ name, payload }) => [name, payload.title, payload.userId])).toEqual([
    ['proposal.created', completeForm.title, actor.userId],
    ['proposal.updated', changed.title, actor.userId],
  ]);
});

test('If-Match with the current revision saves; with an older one it answers 412 with the current proposal', async () => {
  const actor = await newActor();
  const { id, revision } = await givenProposal(api, actor, { generate: false });
  const first = await save(actor, id, changed, { 'if-match': `"${revision}"` });
  expect(first.statusCode).toBe(200);
  const late = await save(actor, id, completeForm, { 'if-match': String(revision) });
  expect(late.statusCode).toBe(412);
  expect(late.json()).toEqual({
    error: 'This proposal was changed since you read it',
    requestId: expect.any(String),
    proposal: first.json().proposal,
    changedBy: actor.userId,
  });
  expect((await readProposal(api, actor, id)).title).toBe(changed.title);
  const again = await save(actor, id, completeForm, { 'if-match': String(revision + 1) });
  expect(again.statusCode).toBe(200);
});

test('exactly one of many saves with the same revision succeeds', async () => {
  const actor = await newActor();
  const { id, revision } = await givenProposal(api, actor, { generate: false });
  const titles = Array.from({ length: 10 }, (_, index) => `Title ${index}`);
  const answers = await Promise.all(
    titles.map((title) => save(actor, id, { ...completeForm, title }, { 'if-match': String(revision) })),
  );
  const winners = answers.filter((answer) => answer.statusCode === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 412)).toHaveLength(9);
  expect(await readProposal(api, actor, id)).toEqual(winners[0]?.json().proposal);
});

test('without the header the last write wins, and the forms that lost are deleted', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  for (const title of ['One', 'Two', 'Three']) {
    expect((await save(actor, id, { ...completeForm, title })).statusCode).toBe(200);
  }
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((title) => save(actor, id, { ...completeForm, title })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  const { title, draftContent, revision } = await readProposal(api, actor, id);
  expect(['A', 'B', 'C']).toContain(title);
  expect(draftContent.title).toBe(title);
  expect(revision).toBe(6);
  const forms = mongoose.connection.collection('proposal_forms');
  expect(await forms.countDocuments({ tenantId: actor.tenantId })).toBe(1);
});

test('an If-Match that is not a revision is refused', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  for (const header of ['abc', '"1', '-1', '1.5', '"a"']) {
    expect((await save(actor, id, changed, { 'if-match': header })).statusCode).toBe(400);
  }
  expect((await save(actor, id, changed, { 'if-match': '*' })).statusCode).toBe(200);
});

test.each(proposalStatusNames)('a proposal in status %s', async (status) => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  await ProposalModel.updateOne({ _id: id, tenantId: actor.tenantId }, { $set: { status } });
  const answer = await save(actor, id, changed);
  expect(answer.statusCode).toBe(isEditable(status) ? 200 : 409);
  if (!isEditable(status))
    expect(answer.json().error).toMatch(/^A proposal in status ".+" cannot be edited\. /);
  expect((await readProposal(api, actor, id)).title).toBe(
    isEditable(status) ? changed.title : completeForm.title,
  );
});

test('a save may leave a draft incomplete, but not without a title, and accepts no other fields', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  expect((await save(actor, id, { ...completeForm, budget: '', team: '', deadline: '' })).statusCode).toBe(
    200,
  );
  const untitled = await save(actor, id, { ...completeForm, title: ' ' });
  expect(untitled.json()).toMatchObject({ error: 'Title is required' });
  const foreign = {
    generate: true,
    status: 'approved',
    id: 'x',
    tenantId: 'x',
    revision: 1,
    version: 2,
    reached: [],
  };
  for (const [field, value] of Object.entries(foreign)) {
    const answer = await save(actor, id, { ...completeForm, [field]: value });
    expect([field, answer.statusCode]).toEqual([field, 400]);
  }
  const { title: _missing, ...rest } = completeForm;
  expect((await save(actor, id, rest)).statusCode).toBe(400);
});

test('a text is drafted from edits made before its turn', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await save(actor, id, changed);
  await writeAll();
  const { status, sections } = await readProposal(api, actor, id);
  expect(status).toBe('completed');
  expect(sections[0]?.text).toContain(changed.title);
});
