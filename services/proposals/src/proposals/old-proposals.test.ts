import { presentMeasure, proposalSectionKeys } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenOldProposal, oldFieldNames } from '../testing/old-proposal.ts';
import { readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

/** What a page of the older release sends. */
const sentBefore = ({ draftContent }: Proposal) =>
  Object.fromEntries(oldFieldNames.map((name) => [name, draftContent[name]]));

test('a proposal from before the plan opens unchanged, with its text, its score and its place in the list', async () => {
  const { actor, id } = await givenOldProposal();
  const proposal = await readProposal(api, actor, id);
  expect(proposal).toMatchObject({ status: 'completed', version: 1, requestedAmount: 250_000 });
  expect(proposal.draftContent.objectives).toEqual(['Drill six boreholes', 'Train six water committees']);
  expect(proposal.draftContent.currency ?? '').toBe('');
  expect(proposal.draftContent.outcomes ?? []).toEqual([]);
  expect(proposal.sections.map(({ key }) => key)).toEqual(proposalSectionKeys);
  expect(proposal.sections[0]?.text).toContain('Maji Safi Trust seeks $250,000');
  expect(proposal.stale).toBeUndefined();
  expect(proposal.metadata).toEqual({ words: 583, quality: 46 });
  expect(proposal.readiness?.measure).toBeUndefined();
  const list = await api.as(actor).get('/api/proposals');
  expect(list.json().proposals).toEqual([expect.objectContaining({ id, requestedAmount: 250_000 })]);
  expect((await api.as(actor).get(`/api/proposals/${id}/versions/1`)).json().version.sections).toHaveLength(
    8,
  );
});

test('it can be exported with its existing text', async () => {
  const { actor, id } = await givenOldProposal();
  for (const file of ['pdf', 'docx', 'pdf?version=1', 'docx?version=1']) {
    const answer = await api.as(actor).get(`/api/proposals/${id}/${file}`);
    expect({ file, status: answer.statusCode, isFull: answer.rawPayload.length > 5_000 }).toEqual({
      file,
      status: 200,
      isFull: true,
    });
  }
});

test('an old page and a new page can both edit it, and each keeps the fields that the other does not know', async () => {
  const { actor, id } = await givenOldProposal();
  const before = sentBefore(await readProposal(api, actor, id));
  const renamed = await api.as(actor).put(`/api/proposals/${id}`, { ...before, title: 'Wells' });
  expect(renamed.statusCode).toBe(200);
  expect(renamed.json().proposal.draftContent).toMatchObject({ title: 'Wells', team: before.team });
  const dated = { ...before, title: 'Wells', startDate: '2027-06-01', currency: 'KES' };
  expect((await api.as(actor).put(`/api/proposals/${id}`, dated)).json().proposal.draftContent).toMatchObject(
    {
      startDate: '2027-06-01',
      currency: 'KES',
    },
  );
});

test('its next text uses the same answers, in US dollars, and its score uses the current measure', async () => {
  const { actor, id } = await givenOldProposal();
  expect((await api.as(actor).post(`/api/proposals/${id}/generate`)).statusCode).toBe(202);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const proposal = await readProposal(api, actor, id);
  expect(proposal).toMatchObject({ status: 'completed', version: 2 });
  const text = proposal.sections.map((section) => section.text).join('\n');
  for (const answer of ['$250,000', 'six boreholes', 'Amina Odhiambo', '7,200'])
    expect(text).toContain(answer);
  expect(proposal.metadata?.measure).toBe(presentMeasure);
  const versions = await api.as(actor).get(`/api/proposals/${id}/versions`);
  expect(versions.json().versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});
