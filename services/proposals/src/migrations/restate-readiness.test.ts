import { newActor, runMigration, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { restateReadiness } from './restate-readiness.ts';

const api = testApp(proposals);
const run = () => runMigration('proposals', restateReadiness, { rest: 0 });

async function told({ tenantId }: TestActor) {
  await api.settle();
  const events = await relayed(tenantId);
  return events.flatMap((one) => (one.name === 'proposal.judged' ? [one.payload] : []));
}

test('others are told once of the readiness of an old text; the proposal does not change (OPS-32, ASSIST-31)', async () => {
  const actor = await newActor();
  const { id: proposalId } = await givenProposal(api, actor);
  const draft = await givenProposal(api, actor, { generate: false });
  await writeAll();
  await told(actor);
  // As a release before this one leaves it.
  await ProposalModel.updateOne(
    { _id: proposalId, tenantId: actor.tenantId },
    { $unset: { readinessToldIn: 1 }, $set: { 'metadata.quality': 41 } },
  );
  const before = await readProposal(api, actor, proposalId);
  await run();
  await run();
  const [first, ...more] = await told(actor);
  expect(more).toEqual([{ proposalId, version: 1, readiness: 41, revision: 0.5 }]);
  // What a text itself has told stays the newest.
  expect(first?.revision).toBe(1);
  expect(await readProposal(api, actor, proposalId)).toEqual(before);
  expect(more.some((one) => one.proposalId === draft.id)).toBe(false);
});

test('what this release writes is told by its own event', async () => {
  const actor = await newActor();
  await givenProposal(api, actor);
  await writeAll();
  await run();
  expect(await told(actor)).toHaveLength(1);
});
