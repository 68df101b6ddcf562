import type { EventMap } from '@harambee/domain';
import { builtInDrafter } from '@harambee/drafting';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../../app.ts';
import { completeForm, givenProposal, readProposal, relayed } from '../../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../../testing/test-worker.ts';

const api = testApp(proposals);
const write = () => writeAll(testWorker({ drafter: builtInDrafter() }));

/** What the events told so far of the readiness of a person's only proposal, as other services keep it. */
async function told({ tenantId }: TestActor): Promise<EventMap['proposal.judged'][]> {
  await api.settle();
  const events = await relayed(tenantId);
  return events.flatMap((one) => (one.name === 'proposal.judged' ? [one.payload] : []));
}

test('events tell the readiness that the page shows: of each text, and anew after edits (ASSIST-31)', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  expect(await told(actor)).toEqual([]);
  await write();
  const first = await readProposal(api, actor, id);
  const judged = { proposalId: id, version: 1, readiness: first.metadata?.quality };
  expect(await told(actor)).toEqual([{ ...judged, revision: 1 }]);

  const paragraph = first.sections.find(({ key }) => key === 'impact')?.paragraphs?.[0];
  const removal = { section: 'impact', paragraph, revision: 0, base: '', blocks: null };
  const saved = await api.as(actor).patch(`/api/proposals/${id}/text`, { changes: [removal] });
  expect(saved.statusCode).toBe(200);
  const edited = await readProposal(api, actor, id);
  const [, second, ...more] = await told(actor);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ version: 1, readiness: edited.metadata?.quality });
  // Opened again without an edit: nothing is told.
  await readProposal(api, actor, id);
  expect(await told(actor)).toHaveLength(2);

  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await write();
  const [third] = (await told(actor)).slice(2);
  expect(third).toMatchObject({
    version: 2,
    readiness: (await readProposal(api, actor, id)).metadata?.quality,
  });
  const revisions = (await told(actor)).map(({ revision }) => revision);
  expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
});

test('events tell which sections of the form lack an answer (ASSIST-31)', async () => {
  const actor = await newActor();
  const some = await givenProposal(api, actor, { generate: false, budget: '', team: '' });
  const whole = await givenProposal(api, actor, { ...completeForm, generate: false });
  expect(some.openSections?.length).toBeGreaterThan(0);
  await api.settle();
  const events = await relayed(actor.tenantId);
  const created = events.flatMap((one) => (one.name === 'proposal.created' ? [one.payload] : []));
  expect(new Map(created.map((one) => [one.proposalId, one.openSections]))).toEqual(
    new Map([
      [some.id, some.openSections],
      [whole.id, []],
    ]),
  );
});
