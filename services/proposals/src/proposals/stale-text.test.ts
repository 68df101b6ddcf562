import { PdfReader, readDocx } from '@harambee/documents/testing';
import { builtInDrafter } from '@harambee/drafting';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';
import { ProposalTextModel } from './proposal-text.model.ts';

const api = testApp(proposals);
const reader = new PdfReader();
afterAll(() => reader.close());

const write = () => writeAll(testWorker({ drafter: builtInDrafter() }));
const save = (actor: TestActor, id: string, change: object) =>
  api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, ...change });
const written = async (actor: TestActor) => {
  const { id } = await givenProposal(api, actor);
  await write();
  return id;
};
const writeAgain = async (actor: TestActor, id: string, query = '') => {
  expect((await api.as(actor).post(`/api/proposals/${id}/generate${query}`)).statusCode).toBe(202);
  await write();
  return readProposal(api, actor, id);
};
const timeline = 'Months 1 to 2: survey (Ann)\nMonths 3 to 9: drilling (Ben)';
const sections = (proposal: { stale?: { section: string }[] }) =>
  proposal.stale?.map(({ section }) => section);

test('a text says for each section which answers have changed since it was written', async () => {
  const actor = await newActor();
  const id = await written(actor);
  expect((await readProposal(api, actor, id)).stale).toBeUndefined();
  const saved = (await save(actor, id, { timeline })).json().proposal;
  const stale = [
    { section: 'methodology', answers: ['timeline'] },
    { section: 'timeline', answers: ['timeline'] },
    { section: 'impact', answers: ['timeline'] },
  ];
  expect(saved.stale).toEqual(stale);
  expect((await readProposal(api, actor, id)).stale).toEqual(stale);
  await save(actor, id, {});
  expect((await readProposal(api, actor, id)).stale).toBeUndefined();
  await save(actor, id, { timeline });
  expect((await writeAgain(actor, id)).stale).toBeUndefined();
});

test('answers that no section states do not make a text out of date', async () => {
  const actor = await newActor();
  const id = await written(actor);
  await save(actor, id, { sectionLimits: [{ section: 'budget', unit: 'words', maximum: 900 }] });
  expect((await readProposal(api, actor, id)).stale).toBeUndefined();
});

test('older texts are judged by the facts they were stored with', async () => {
  const actor = await newActor();
  const id = await written(actor);
  const { tenantId } = actor;
  const stored = await ProposalTextModel.findOne({ tenantId, proposalId: id }).lean();
  expect(stored).not.toHaveProperty('carried');
  await save(actor, id, { team: 'Ann, director, 20%' });
  expect(sections(await readProposal(api, actor, id))).toEqual(['methodology', 'impact', 'team']);
});

test('one section can be written again; the others stay word for word, and as out of date as they were', async () => {
  const actor = await newActor();
  const id = await written(actor);
  await save(actor, id, { timeline });
  const before = await readProposal(api, actor, id);
  const after = await writeAgain(actor, id, '?sections=timeline');
  expect(after.version).toBe(2);
  expect(sections(after)).toEqual(['methodology', 'impact']);
  const changed = after.sections.filter(
    ({ text }: { text: string }, place: number) => text !== before.sections[place]?.text,
  );
  expect(changed.map(({ key }: { key: string }) => key)).toEqual(['timeline']);
  // A link would lead to today's fact, which the older section does not state.
  const marked = after.sections.filter(({ sources }: { sources?: object[] }) => sources);
  expect(marked.map(({ key }: { key: string }) => key)).not.toContain('methodology');
  // A section that was taken over is taken over again and still marked as such.
  expect(sections(await writeAgain(actor, id, '?sections=methodology'))).toEqual(['impact']);
  expect((await writeAgain(actor, id, '?sections=impact')).stale).toBeUndefined();
});

test('an unknown section is refused', async () => {
  const actor = await newActor();
  const id = await written(actor);
  const answer = await api.as(actor).post(`/api/proposals/${id}/generate?sections=summary`);
  expect(answer.statusCode).toBe(400);
});

test('a text written again from the same answers is the same word for word', async () => {
  const actor = await newActor();
  const id = await written(actor);
  const first = await readProposal(api, actor, id);
  const second = await writeAgain(actor, id);
  expect(second.version).toBe(2);
  expect(second.sections).toEqual(first.sections);
});

test('PDF and Word say on the cover that the answers are newer, or that there is a newer text', async () => {
  const actor = await newActor();
  const id = await written(actor);
  const pdf = async (query = '') =>
    (
      await reader.read((await api.as(actor).get(`/api/proposals/${id}/pdf${query}`)).rawPayload)
    ).pages[0]?.replace(/\s+/g, ' ');
  const word = async (query = '') =>
    JSON.stringify(readDocx((await api.as(actor).get(`/api/proposals/${id}/docx${query}`)).rawPayload));
  expect(JSON.stringify(await pdf())).not.toContain('Out of date');
  expect(await word()).not.toContain('Out of date');
  await save(actor, id, { timeline });
  for (const file of [JSON.stringify(await pdf()), await word()]) {
    expect(file).toContain('Out of date');
    expect(file).toContain('Timeline');
  }
  await writeAgain(actor, id);
  expect(await word()).not.toContain('Out of date');
  for (const file of [JSON.stringify(await pdf('?version=1')), await word('?version=1')]) {
    expect(file).toContain('Version 1 of 2');
  }
});
