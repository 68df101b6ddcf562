import { emptyRow } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { ProposalFormModel } from './proposal-form.model.ts';

const api = testApp(proposals);

const outcome = {
  ...emptyRow('outcomes', 'o1'),
  indicator: 'springs flowing in the dry season',
  baseline: 19,
  target: 26,
  total: 31,
  targetDate: '2029-09',
};
const activity = {
  ...emptyRow('activities', 'a1'),
  activity: 'Fence the springs',
  months: [
    { from: 2, to: 4 },
    { from: 14, to: 16 },
  ],
  outcomeIds: ['o1'],
};

test('the rows of the plan are returned as they were sent', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { outcomes: [outcome], activities: [activity] });
  const { draftContent } = await readProposal(api, actor, id);
  expect(draftContent).toMatchObject({ outcomes: [outcome], activities: [activity] });
  expect(draftContent).not.toHaveProperty('risks');
});

test('a page that does not know the plan leaves it unchanged; one that sends no rows clears it', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { outcomes: [outcome], activities: [activity] });
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, title: 'Springs' });
  expect((await readProposal(api, actor, id)).draftContent).toMatchObject({
    title: 'Springs',
    outcomes: [outcome],
  });
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, outcomes: [] });
  const { draftContent } = await readProposal(api, actor, id);
  expect(draftContent).not.toHaveProperty('outcomes');
  expect(draftContent.activities).toEqual([{ ...activity, outcomeIds: [] }]);
});

test('an impossible row is refused at its table, and nothing is stored', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { outcomes: [outcome] });
  const answer = await api
    .as(actor)
    .put(`/api/proposals/${id}`, { ...completeForm, outcomes: [{ ...outcome, targetDate: '2029-02-30' }] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toEqual([
    { field: 'outcomes', message: 'Outcomes and indicators: a target date is not a valid date' },
  ]);
  expect((await readProposal(api, actor, id)).draftContent.outcomes).toEqual([outcome]);
});

test.each([
  ['a cell of another type', { baseline: 'nineteen' }],
  ['a cell nobody knows', { color: 'red' }],
  ['an id that is none', { id: '../x' }],
])('%s is refused by the schema', async (_what, change) => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const answer = await api
    .as(actor)
    .put(`/api/proposals/${id}`, { ...completeForm, outcomes: [{ ...outcome, ...change }] });
  expect(answer.statusCode).toBe(400);
});

test('a row stored before a column was added is read with that cell empty', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { outcomes: [outcome] });
  await ProposalFormModel.collection.updateMany(
    { tenantId: actor.tenantId },
    { $unset: { 'fields.outcomes.0.frequency': 1, 'fields.outcomes.0.total': 1 } },
  );
  const { draftContent } = await readProposal(api, actor, id);
  expect(draftContent.outcomes).toEqual([{ ...outcome, total: null }]);
});
