import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';
import { restateAmounts } from './restated-amounts.ts';

const api = testApp(proposals);

const publishedEvents = async ({ tenantId }: TestActor) => {
  await api.settle();
  // The relay does not publish proposals in the order of time.
  const events = (await relayed(tenantId)).map(({ name, payload }) => {
    const { requestedAmount, currency, amount, revision } = payload as Record<string, unknown>;
    return { name, requestedAmount, currency, amount, revision };
  });
  return events.sort((one, other) => Number(other.amount) - Number(one.amount));
};

const restated = async (actor: TestActor) =>
  (await publishedEvents(actor)).filter(({ name }) => name === 'proposal.restated');

/** As an older release wrote it, whose events did not have the amount. */
const ofBefore = ({ tenantId }: TestActor, id: string, set: object = {}) =>
  ProposalModel.updateOne({ _id: id, tenantId }, { $set: set, $unset: { amountToldIn: 1 } });

test('an event has the requested amount in every currency, and for older releases the amount in dollars', async () => {
  const actor = await newActor();
  await givenProposal(api, actor, { generate: false, currency: 'KES', requestedAmount: 4_820_000 });
  await givenProposal(api, actor, { generate: false, requestedAmount: 12_000 });
  expect(await publishedEvents(actor)).toMatchObject([
    { requestedAmount: 0, currency: 'KES', amount: 4_820_000 },
    { requestedAmount: 12_000, amount: 12_000 },
  ]);
  await restateAmounts();
  expect(await publishedEvents(actor)).toHaveLength(2);
});

test('old amounts are published again once, and the proposals do not change', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false, currency: 'KES', requestedAmount: 900 });
  const dollars = await givenProposal(api, actor, { generate: false });
  for (const one of [id, dollars.id]) await ofBefore(actor, one);
  const before = await readProposal(api, actor, id);
  await expectNoCollectionScan(async () => {
    await restateAmounts();
  });
  await restateAmounts();
  expect(await restated(actor)).toEqual([
    { name: 'proposal.restated', requestedAmount: 0, currency: 'KES', amount: 900, revision: 0 },
  ]);
  expect(await readProposal(api, actor, id)).toEqual(before);
});

test('what an older release saves later is published again at the next start; what this release saves is not', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false, currency: 'KES', requestedAmount: 900 });
  const { draftContent } = await readProposal(api, actor, id);
  const { location: _l, focus_areas: _f, ...form } = draftContent;
  expect((await api.as(actor).put(`/api/proposals/${id}`, { ...form, title: 'Wells' })).statusCode).toBe(200);
  await restateAmounts();
  expect(await restated(actor)).toEqual([]);
  await ProposalModel.updateOne(
    { _id: id, tenantId: actor.tenantId },
    { $set: { requestedAmount: 700 }, $inc: { revision: 1 } },
  );
  await restateAmounts();
  expect(await restated(actor)).toMatchObject([{ amount: 700, revision: 2 }]);
});
