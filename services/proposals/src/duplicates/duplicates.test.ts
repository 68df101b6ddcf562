import { randomUUID } from 'node:crypto';
import { emptyCallRow } from '@harambee/domain';
import type { Proposal, TextBlock } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { randomId } from '@harambee/service-kit';
import {
  expectIsolation,
  newActor,
  type TestActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { TextEditModel } from '../proposals/edits/text-edit.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { ProposalTextModel } from '../proposals/proposal-text.model.ts';
import { givenKnownCall, readApplication } from '../testing/sample-call.ts';
import { completeForm, givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
/** Plain sections are no sections of one's own choice. */
const write = () => writeAll(testWorker({ drafter: builtInDrafter() }));
const title = 'Clean water, for the Rivers Trust';

const duplicate = (actor: TestActor, id: string, body: object = { title }, headers = {}) =>
  api.as(actor).post(`/api/proposals/${id}/duplicate`, body, headers);

async function duplicated(actor: TestActor, id: string): Promise<Proposal> {
  const answer = await duplicate(actor, id);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json().proposal;
}

const ours = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

async function edit(actor: TestActor, id: string, text: string) {
  const change = { section: 'methodology', paragraph: 'p1', revision: 0, base: 'Method', blocks: ours(text) };
  const answer = await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [change] });
  expect(answer.statusCode).toBe(200);
}

test('a copy has form, text and edits, and nothing of the former funder', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, {
    startDate: '2027-06-01',
    sectionLimits: [{ section: 'budget', unit: 'words', maximum: 200 }],
  });
  await writeAll();
  await edit(actor, id, 'In our own words.');
  const before = await readProposal(api, actor, id);
  const copy = await duplicated(actor, id);
  const { sectionLimits: _limits, ...form } = before.draftContent;
  expect(copy).toMatchObject({ title, status: 'completed', version: 1, grantId: '', deadline: '' });
  expect(copy.draftContent).toEqual({ ...form, title, grantId: '', deadline: '' });
  expect(copy.sections).toEqual(before.sections);
  expect(copy.edits?.map(({ blocks }) => blocks)).toEqual([ours('In our own words.')]);
  expect(copy.duplicateOf).toEqual({
    proposalId: id,
    title: completeForm.title,
    names: ['WTR-2026'],
    requestedAmount: 250_000,
    startDate: '2027-06-01',
    durationMonths: 24,
  });
  expect(copy.readiness?.readAt).toBeUndefined();
  expect(await readProposal(api, actor, id)).toEqual(before);
});

test('the sections that state what was the former funder’s are said to be older than the answers', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const copy = await duplicated(actor, id);
  expect(copy.stale?.flatMap(({ answers }) => answers)).toEqual(
    expect.arrayContaining(['grantId', 'deadline', 'title']),
  );
});

test('the copy is its own: edits and answers of one do not reach the other', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const copy = await duplicated(actor, id);
  await edit(actor, copy.id, 'For the new funder.');
  expect((await readProposal(api, actor, id)).edits).toBeUndefined();
  await edit(actor, id, 'For the former funder.');
  expect((await readProposal(api, actor, copy.id)).edits?.map(({ blocks }) => blocks)).toEqual([
    ours('For the new funder.'),
  ]);
});

test('sections taken over from an older text still know the answers they were written from', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await write();
  const changed = { ...completeForm, beneficiaries: 9_000 };
  expect((await api.as(actor).put(`/api/proposals/${id}`, changed)).statusCode).toBe(200);
  const answer = await api.as(actor).post(`/api/proposals/${id}/generate?sections=team`);
  expect(answer.statusCode).toBe(202);
  await write();
  const before = await readProposal(api, actor, id);
  const ofPeople = ({ stale = [] }: Proposal) =>
    stale.filter(({ answers }) => answers.includes('beneficiaries')).map(({ section }) => section);
  expect(ofPeople(before)).toContain('impact');
  const copy = await duplicated(actor, id);
  expect(copy).toMatchObject({ version: 2, sections: before.sections });
  expect(ofPeople(copy)).toEqual(ofPeople(before));
});

test('a proposal without a text is copied as a draft', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  expect(await duplicated(actor, id)).toMatchObject({ status: 'draft', version: 0, sections: [] });
});

test('what was sent can be copied, and stays sent', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  await api.as(actor).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  expect((await duplicated(actor, id)).status).toBe('completed');
  expect((await readProposal(api, actor, id)).status).toBe('submitted');
});

test('sent twice with one key, it is one copy', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  await edit(actor, id, 'Once.');
  const key = { 'idempotency-key': randomUUID() };
  const [one, other] = [
    await duplicate(actor, id, { title }, key),
    await duplicate(actor, id, { title }, key),
  ];
  const { id: copyId } = one.json().proposal;
  expect(other.json().proposal.id).toBe(copyId);
  const of = { tenantId: actor.tenantId, proposalId: copyId };
  expect(await ProposalFormModel.countDocuments(of)).toBe(1);
  expect(await ProposalTextModel.countDocuments(of)).toBe(1);
  expect(await TextEditModel.countDocuments(of)).toBe(1);
  await api.settle();
  const created = (await relayed(actor.tenantId)).filter(({ name }) => name === 'proposal.created');
  expect(created).toHaveLength(2);
});

test('the list of what must change is hidden once somebody says so', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const copy = await duplicated(actor, id);
  const answer = await api.as(actor).delete(`/api/proposals/${copy.id}/duplicate-of`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().proposal).not.toHaveProperty('duplicateOf');
  expect(await readProposal(api, actor, copy.id)).not.toHaveProperty('duplicateOf');
});

test.each([[{}], [{ title: ' ' }], [{ title: 'x'.repeat(301) }], [{ title, tenantId: 'other' }]])(
  'the body %j is refused',
  async (body) => {
    const actor = await newActor();
    const { id } = await givenProposal(api, actor, { generate: false });
    expect((await duplicate(actor, id, body)).statusCode).toBe(400);
  },
);

test("another tenant's proposal cannot be copied", async () => {
  const { ours: owner, theirs: stranger } = await twoTenants();
  const { id } = await givenProposal(api, owner, { generate: false });
  const calls = [
    { method: 'POST', url: (of: string) => `/api/proposals/${of}/duplicate`, body: { title } },
    { method: 'DELETE', url: (of: string) => `/api/proposals/${of}/duplicate-of` },
  ] as const;
  await expectIsolation(api, { owner, stranger, id, calls });
  expect((await duplicate(stranger, randomId())).statusCode).toBe(404);
});

describe('for a call', () => {
  const question = (id: string, text: string) => ({ ...emptyCallRow('questions', id), text });
  const newCall = {
    name: 'Rivers for all',
    funder: 'Rivers Trust',
    reference: 'RT-9',
    deadlineDay: '2027-09-30',
    questions: [question('a', '1) Why is your project NEEDED?'), question('b', 'What is new?')],
  };
  const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

  test('reference and deadline are the new call’s, answers to the same question come along, the former names are known', async () => {
    const actor = await newActor();
    const callId = await givenKnownCall(actor);
    const { id } = await givenProposal(api, actor, { callId, grantId: 'LF-2027-04' });
    for (const [questionId, text] of [
      ['need', 'Our need.'],
      ['lasting', 'It lasts.'],
    ] as const) {
      const saved = await api
        .as(actor)
        .put(`/api/proposals/${id}/answers/${questionId}`, { blocks: words(text) });
      expect(saved.statusCode).toBe(200);
    }
    const other = await givenKnownCall(actor, newCall);
    const answer = await duplicate(actor, id, { title, callId: other });
    const { proposal } = answer.json();
    expect(proposal.draftContent).toMatchObject({ grantId: 'RT-9', deadline: '2027-09-30' });
    expect(proposal).toMatchObject({
      callId: other,
      duplicateOf: { names: ['LF-2027-04', 'Small grants for clean lakes', 'Lakes Foundation'] },
    });
    const { answers } = await readApplication(api, actor, proposal.id);
    expect(answers.map(({ questionId, blocks }) => [questionId, blocks])).toEqual([
      ['a', words('Our need.')],
      ['b', null],
    ]);
    await api.settle();
    const told = (await relayed(actor.tenantId)).filter(({ name }) => name === 'application.changed');
    expect(told.map(({ payload }) => (payload as { callId: string }).callId)).toContain(other);
  });

  test('a call of another organization is unknown', async () => {
    const { ours: owner, theirs } = await twoTenants();
    const { id } = await givenProposal(api, owner, { generate: false });
    const foreign = await givenKnownCall(theirs, newCall);
    expect((await duplicate(owner, id, { title, callId: foreign })).statusCode).toBe(404);
  });
});
