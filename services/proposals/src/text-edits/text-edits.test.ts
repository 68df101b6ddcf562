import { randomUUID } from 'node:crypto';
import { textEditLimits } from '@harambee/domain';
import type { ChangedText, ParagraphEdit, TextBlock, TextChange } from '@harambee/domain/schemas';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { changeText } from './text-edits.service.ts';

const api = testApp(proposals);

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];
const change = (text: string | null, more: Partial<TextChange> = {}): TextChange => ({
  section: 'methodology',
  paragraph: 'p1',
  revision: 0,
  base: 'Methodology: …',
  blocks: text === null ? null : words(text),
  ...more,
});

async function givenText(actor?: TestActor) {
  const owner = actor ?? (await newActor({ name: 'Amina Odhiambo' }));
  const { id } = await givenProposal(api, owner);
  await writeAll();
  const patch = (by: TestActor, changes: unknown[], headers = {}) =>
    api.as(by).patch(`/api/proposals/${id}/text`, { changes }, headers);
  const saved = async (by: TestActor, ...changes: TextChange[]): Promise<ChangedText> => {
    const answer = await patch(by, changes);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  const edits = async (): Promise<ParagraphEdit[]> => (await readProposal(api, owner, id)).edits ?? [];
  const colleague = await newActor({ tenantId: owner.tenantId, role: 'Member', name: 'Juma Baraka' });
  return { id, owner, colleague, patch, saved, edits };
}

const textOf = ({ blocks }: Pick<ParagraphEdit, 'blocks'>) => JSON.stringify(blocks);

test('a change is stored with who made it, and the form keeps its revision', async () => {
  const { id, owner, saved, edits } = await givenText();
  const before = await readProposal(api, owner, id);
  expect(before.sections[0]?.paragraphs).toEqual(['p1']);
  expect(before).not.toHaveProperty('edits');
  const answer = await saved(owner, change('Ours'));
  expect(answer).toEqual({
    edits: [
      {
        section: 'methodology',
        paragraph: 'p1',
        base: 'Methodology: …',
        blocks: words('Ours'),
        revision: 1,
        by: { id: owner.userId, name: 'Amina Odhiambo' },
        at: expect.any(String),
      },
    ],
    conflicts: [],
  });
  expect(await edits()).toEqual(answer.edits);
  const { revision, sections, status } = await readProposal(api, owner, id);
  expect({ revision, sections, status }).toEqual({
    revision: before.revision,
    sections: before.sections,
    status: 'completed',
  });
  await saved(owner, change(null, { revision: 1 }));
  expect(await edits()).toEqual([]);
  // Whoever knows nothing of the edit that was taken back begins anew.
  expect((await saved(owner, change('Again'))).edits[0]).toMatchObject({
    revision: 3,
    blocks: words('Again'),
  });
});

test('words taken from a language model are its own while people change them, and ours once they are taken back (DRAFT-37)', async () => {
  const { id, owner, saved, edits } = await givenText();
  await saved(owner, change('Of the model', { model: 'maji-1' }));
  expect(await edits()).toMatchObject([{ model: 'maji-1' }]);
  await saved(owner, change('Of the model, and ours', { revision: 1 }));
  expect(await edits()).toMatchObject([{ model: 'maji-1' }]);
  const { changes } = (await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json();
  expect(changes).toMatchObject([{ model: 'maji-1' }, { model: 'maji-1' }]);
  await saved(owner, change('Ours', { revision: 2, model: '' }));
  expect((await edits())[0]).not.toHaveProperty('model');
  // Bringing back what was before brings back whose words it was.
  const restored = await api.as(owner).post(`/api/proposals/${id}/text/restore`, { seq: changes[0].seq });
  expect(restored.json().edits).toMatchObject([{ model: 'maji-1', blocks: words('Of the model, and ours') }]);
  await saved(owner, change(null, { revision: 4 }));
  await saved(owner, change('Ours again'));
  expect((await edits())[0]).not.toHaveProperty('model');
});

test('two who change two paragraphs both keep theirs', async () => {
  const { owner, colleague, saved, edits } = await givenText();
  await Promise.all([
    saved(owner, change('Mine')),
    saved(colleague, change('Hers', { section: 'impact', paragraph: 'p1' })),
  ]);
  expect((await edits()).map(({ section, by }) => [section, by.name])).toEqual([
    ['impact', 'Juma Baraka'],
    ['methodology', 'Amina Odhiambo'],
  ]);
});

test('of two who change one paragraph both are kept; the next change settles it (DRAFT-17)', async () => {
  const { owner, colleague, saved, edits } = await givenText();
  await saved(owner, change('First'));
  const late = await saved(colleague, change('Late'));
  expect(late.conflicts).toEqual(['methodology/p1']);
  const other = { blocks: words('Late'), by: { id: colleague.userId, name: 'Juma Baraka' } };
  expect(await edits()).toMatchObject([{ blocks: words('First'), revision: 1, other }]);
  // The same late change again, as an outbox sends it, is the same conflict.
  expect((await saved(colleague, change('Late'))).conflicts).toEqual(['methodology/p1']);
  const settled = await saved(colleague, change('First and late', { revision: 1 }));
  expect(settled.conflicts).toEqual([]);
  expect(await edits()).toMatchObject([{ blocks: words('First and late'), revision: 2 }]);
  expect((await edits())[0]).not.toHaveProperty('other');
});

test('a change that is left to its caller when it meets another one leaves no trace', async () => {
  const { id, owner, colleague, saved, edits } = await givenText();
  await saved(owner, change('First'));
  const late = { changes: [change('Late')] };
  expect((await changeText(colleague, id, late, 'leave')).conflicts).toEqual(['methodology/p1']);
  expect((await edits())[0]).not.toHaveProperty('other');
  const { changes } = (await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json();
  expect(changes).toHaveLength(1);
});

test('ten at the same time: one stands, one waits beside it, all are in the history', async () => {
  const { id, owner, saved, edits } = await givenText();
  const texts = Array.from({ length: 10 }, (_, place) => `Text ${place}`);
  const people = await Promise.all(texts.map(() => newActor({ tenantId: owner.tenantId })));
  const answers = await Promise.all(
    texts.map((text, place) => saved(people[place] as TestActor, change(text))),
  );
  expect(answers.filter(({ conflicts }) => conflicts.length === 0)).toHaveLength(1);
  expect(await edits()).toMatchObject([{ revision: 1, other: {} }]);
  const { changes } = (await api.as(owner).get(`/api/proposals/${id}/text/changes?limit=50`)).json();
  expect(changes.map(textOf).sort()).toEqual(texts.map((text) => textOf({ blocks: words(text) })).sort());
});

test('the same change twice is one, whether with its key or without, and no conflict with what came after', async () => {
  const { id, owner, colleague, patch, saved, edits } = await givenText();
  const key = { 'idempotency-key': randomUUID() };
  const first = await patch(owner, [change('Once')], key);
  await saved(colleague, change('Later', { revision: 1 }));
  const again = await patch(owner, [change('Once')], key);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect((await patch(owner, [change('Another')], key)).statusCode).toBe(409);
  await saved(colleague, change('Later', { revision: 1 }));
  expect(await edits()).toMatchObject([{ blocks: words('Later'), revision: 2 }]);
  expect((await edits())[0]).not.toHaveProperty('other');
  const { changes } = (await api.as(owner).get(`/api/proposals/${id}/text/changes`)).json();
  expect(changes).toHaveLength(2);
});

test('pages of the organization are told, without a new revision', async () => {
  const { id, owner, saved } = await givenText();
  await api.settle();
  await saved(owner, change('Ours'));
  await api.settle();
  const last = (await relayed(owner.tenantId)).at(-1);
  expect(last).toMatchObject({ name: 'proposal.text_changed', payload: { proposalId: id } });
});

test('300 paragraphs, the longest one, and no more', async () => {
  const { id, owner, patch, saved, edits } = await givenText();
  const longest = 'ü'.repeat(textEditLimits.characters);
  await saved(owner, change(longest));
  expect((await patch(owner, [change(`${longest}!`, { revision: 1 })])).statusCode).toBe(400);
  // A proposal whose text once had so many paragraphs.
  const { ProposalTextModel } = await import('../proposals/proposal-text.model.ts');
  const { tenantId } = owner;
  await ProposalTextModel.updateOne({ tenantId, proposalId: id }, { $set: { 'lastParagraphs.impact': 400 } });
  const many = Array.from({ length: 299 }, (_, place) =>
    change(`Text ${place}`, { section: 'impact', paragraph: `p${place + 1}` }),
  );
  await saved(owner, ...many);
  expect(await edits()).toHaveLength(300);
  const refused = await patch(owner, [change('One more', { section: 'impact', paragraph: 'p300' })]);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'At most 300 paragraphs of a text can be changed.',
  ]);
  await saved(owner, change('Shorter', { revision: 1 }));
  await expectNoCollectionScan(() => api.as(owner).get(`/api/proposals/${id}`));
});

test('hostile text is only text', async () => {
  const { owner, patch, edits } = await givenText();
  const hostile = '<script>alert(1)</script>\u0000\u202e\r\n{"$gt":""} [needs: money] __proto__';
  expect((await patch(owner, [change(hostile)])).statusCode).toBe(200);
  expect((await edits())[0]?.blocks).toEqual(
    words('<script>alert(1)</script>  \n{"$gt":""} [needs: money] __proto__'),
  );
  const wrong: unknown[] = [
    { ...change('x'), section: '__proto__' },
    { ...change('x'), paragraph: 'p0' },
    { ...change('x'), paragraph: 'p2' },
    { ...change('x'), paragraph: { $gt: '' } },
    { ...change('x'), tenantId: 'another' },
    { ...change('x'), revision: -1 },
    { ...change('x'), blocks: [{ kind: 'html', content: [{ text: '<b>' }] }] },
    { ...change('x'), blocks: [{ kind: 'paragraph', content: [{ text: 'x', marks: ['underline'] }] }] },
    { ...change('x'), blocks: [{ kind: 'paragraph', content: [{ text: 'x', constructor: {} }] }] },
    { ...change('x'), blocks: [{ kind: 'table', rows: [] }] },
    { ...change('x'), blocks: Array(textEditLimits.blocks + 1).fill({ kind: 'paragraph', content: [] }) },
  ];
  for (const one of wrong) expect([one, (await patch(owner, [one])).statusCode]).toEqual([one, 400]);
  expect((await patch(owner, [])).statusCode).toBe(400);
  expect((await patch(owner, [change('x'), change('y')])).statusCode).toBe(400);
  const proto = `{"changes":[${JSON.stringify(change('x')).replace('{', '{"__proto__":{"isAdmin":true},')}]}`;
  const raw = await api.inject({
    method: 'PATCH',
    url: `/api/proposals/x/text`,
    headers: { ...owner.headers, 'content-type': 'application/json' },
    payload: proto,
  });
  expect(raw.statusCode).toBe(400);
});

test('another organization’s proposal is an unknown one', async () => {
  const { id, owner, saved } = await givenText();
  await saved(owner, change('Ours'));
  const stranger = api.as(await newActor());
  const calls = (proposal: string) => [
    stranger.patch(`/api/proposals/${proposal}/text`, { changes: [change('x')] }),
    stranger.get(`/api/proposals/${proposal}/text/changes`),
    stranger.post(`/api/proposals/${proposal}/text/versions`, { name: 'Mine' }),
    stranger.post(`/api/proposals/${proposal}/text/restore`, { seq: 0 }),
  ];
  const [foreign, unknown] = await Promise.all([Promise.all(calls(id)), Promise.all(calls('0'.repeat(32)))]);
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const errors = (answers: typeof foreign) => answers.map((answer) => answer.json().error);
  expect(errors(foreign)).toEqual(errors(unknown));
  expect((await api.anonymous.patch(`/api/proposals/${id}/text`, { changes: [] })).statusCode).toBe(401);
});

test('without a text, while one is written, and once it was sent, nothing can be changed', async () => {
  const { id, owner, patch } = await givenText();
  const draft = await givenProposal(api, owner, { generate: false });
  const refused = await api.as(owner).patch(`/api/proposals/${draft.id}/text`, { changes: [change('x')] });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'There is no text to change yet. Generate it first.',
  ]);
  const { tenantId } = owner;
  const inStatus = async (status: string) => {
    await ProposalModel.updateOne({ _id: id, tenantId }, { $set: { status } });
    return (await patch(owner, [change('x')])).statusCode;
  };
  for (const status of ['generating', 'submitted', 'under_review', 'approved', 'funded'])
    expect([status, await inStatus(status)]).toEqual([status, 409]);
  expect(await inStatus('rejected')).toBe(200);
});

test('a proposal that is gone meanwhile is an unknown one', async () => {
  const { id, owner, patch } = await givenText();
  const { tenantId } = owner;
  await ProposalModel.deleteOne({ _id: id, tenantId });
  await ProposalFormModel.deleteMany({ proposalId: id, tenantId });
  expect((await patch(owner, [change('x')])).statusCode).toBe(404);
});
