import type { Proposal } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { plannedWater } from '@harambee/drafting/testing';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);
const write = () => writeAll(testWorker({ drafter: builtInDrafter() }));

async function givenText() {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, plannedWater.proposal);
  await write();
  const read = (version: number, by = actor) =>
    api.as(by).post(`/api/proposals/${id}/versions/${version}/read`);
  return { actor, id, read };
}

test('a text counts as read once somebody confirms it, and a new text must be read again', async () => {
  const { actor, id, read } = await givenText();
  expect((await readProposal(api, actor, id)).readiness?.readAt).toBeUndefined();
  const answer = await read(1);
  expect(answer.statusCode).toBe(200);
  const { readiness } = answer.json().proposal as Proposal;
  expect(readiness?.readAt).toMatch(/^\d{4}-/);
  expect((await read(1)).json().proposal.readiness.readAt).toBe(readiness?.readAt);
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await write();
  expect((await readProposal(api, actor, id)).readiness?.readAt).toBeUndefined();
  expect((await read(1)).statusCode).toBe(409);
});

test('nobody can confirm the text of another organization', async () => {
  const { read } = await givenText();
  expect((await read(1, await newActor())).statusCode).toBe(404);
});
