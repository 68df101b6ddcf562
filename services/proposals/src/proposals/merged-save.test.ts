import { mergeProposals } from '@harambee/domain';
import type { ProposalChanged, ProposalFields } from '@harambee/domain/schemas';
import { newActor, publishPersonLeft, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { ProposalModel } from './proposal.model.ts';

const api = testApp(proposals);

const save = (actor: TestActor, id: string, body: object, revision: number) =>
  api.as(actor).put(`/api/proposals/${id}`, body, { 'if-match': `"${revision}"` });
const twoPeople = async () => {
  const amina = await newActor();
  return { amina, juma: await newActor({ tenantId: amina.tenantId, role: 'Member', name: 'Juma Otieno' }) };
};

test('two people change different fields of what both have read: the second save merges, and nothing is lost', async () => {
  const { amina, juma } = await twoPeople();
  const { id, revision } = await givenProposal(api, amina, { generate: false });
  expect((await save(juma, id, { ...completeForm, team: 'Ten wardens' }, revision)).statusCode).toBe(200);

  const mine = { ...completeForm, title: 'Deeper wells' };
  const refused = await save(amina, id, mine, revision);
  expect(refused.statusCode).toBe(412);
  const { proposal, changedBy } = refused.json<ProposalChanged>();
  expect(changedBy).toBe(juma.userId);
  const merge = mergeProposals({ read: completeForm, mine, theirs: proposal.draftContent });
  expect(merge).toMatchObject({ kind: 'merged', theirs: ['Team'] });
  if (merge.kind !== 'merged') return;
  const saved = await save(amina, id, merge.fields, proposal.revision);
  expect(saved.statusCode).toBe(200);
  expect((await readProposal(api, amina, id)).draftContent).toMatchObject({
    title: 'Deeper wells',
    team: 'Ten wardens',
  });
});

test('of the same field a person decides; a third save in between is merged from the newest', async () => {
  const { amina, juma } = await twoPeople();
  const { id, revision } = await givenProposal(api, amina, { generate: false });
  await save(juma, id, { ...completeForm, title: 'Theirs' }, revision);
  const mine: ProposalFields = { ...completeForm, title: 'Mine' };
  const { proposal } = (await save(amina, id, mine, revision)).json<ProposalChanged>();
  expect(mergeProposals({ read: completeForm, mine, theirs: proposal.draftContent })).toEqual({
    kind: 'asked',
    names: ['title'],
  });
  await save(juma, id, { ...completeForm, title: 'Theirs', timeline: 'Two years' }, proposal.revision);
  expect((await save(amina, id, mine, proposal.revision)).statusCode).toBe(412);
});

test('nobody has changed the form yet: the answer names nobody; a person who leaves is forgotten', async () => {
  const { amina, juma } = await twoPeople();
  const { id, revision } = await givenProposal(api, amina, { generate: false });
  const first = await save(amina, id, completeForm, revision + 9);
  expect(first.json()).not.toHaveProperty('changedBy');
  await save(juma, id, completeForm, revision);
  const { tenantId, userId } = juma;
  expect(await ProposalModel.countDocuments({ tenantId, changedBy: userId })).toBe(1);
  await publishPersonLeft(api, tenantId, userId);
  expect(await ProposalModel.countDocuments({ tenantId, changedBy: userId })).toBe(0);
});
