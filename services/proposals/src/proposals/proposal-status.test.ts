import {
  canMove,
  nextStatuses,
  nextStatusesByHand,
  type ProposalStatus,
  proposalStatusNames,
} from '@harambee/domain';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { plainDrafter, signal, testClock, testWorker, writeAll } from '../testing/test-worker.ts';
import { ProposalModel } from './proposal.model.ts';

const api = testApp(proposals);

const move = (actor: TestActor, id: string, status: ProposalStatus) =>
  api.as(actor).post(`/api/proposals/${id}/status`, { status });

const forever = () => new Promise<void>(() => undefined);

/** Brings a new proposal to a status through the calls that people and the engine use. */
async function givenStatus(actor: TestActor, status: ProposalStatus) {
  const { id } = await givenProposal(api, actor, { generate: false });
  const byHand: Partial<Record<ProposalStatus, ProposalStatus[]>> = {
    draft: [],
    submitted: ['submitted'],
    under_review: ['submitted', 'under_review'],
    approved: ['submitted', 'under_review', 'approved'],
    rejected: ['submitted', 'under_review', 'rejected'],
    funded: ['submitted', 'under_review', 'approved', 'funded'],
  };
  for (const step of byHand[status] ?? []) expect((await move(actor, id, step)).statusCode).toBe(200);
  if (byHand[status]) return { id, stop: async () => undefined };
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  if (status === 'completed') await writeAll();
  if (status === 'failed') await failAll();
  if (status !== 'generating') return { id, stop: async () => undefined };
  const hanging = held();
  const working = hanging.worker.runNext();
  await hanging.started;
  return {
    id,
    stop: async () => {
      await hanging.worker.stop();
      await working;
      await writeAll();
    },
  };
}

/** A worker that claims a job and never finishes it. */
function held() {
  const { open, opened: started } = signal();
  const drafter = plainDrafter(() => {
    open();
    return forever();
  });
  return { worker: testWorker({ drafter }), started };
}

async function failAll(): Promise<void> {
  const clock = testClock();
  const drafter = plainDrafter(() => {
    throw new Error('no ink');
  });
  const worker = testWorker({ drafter, now: clock.now });
  while (await worker.runNext()) clock.forward(60_000);
}

describe.each(proposalStatusNames)('from %s', (from) => {
  const allowed = nextStatusesByHand(from);
  if (allowed.length > 0)
    test.each(allowed)('to %s', async (to) => {
      const actor = await newActor({ name: 'Wanjiru Kamau' });
      const { id, stop } = await givenStatus(actor, from);
      const before = await readProposal(api, actor, id);
      const answer = await move(actor, id, to);
      const after = await readProposal(api, actor, id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().proposal).toEqual(after);
      expect(after.status).toBe(to);
      expect(after.revision).toBe(before.revision + 1);
      expect(after.history).toEqual([
        ...before.history,
        { from, to, at: expect.any(String), userId: actor.userId, userName: 'Wanjiru Kamau' },
      ]);
      await stop();
    });

  test('every other one is refused, and nothing changes', async () => {
    const actor = await newActor();
    const { id, stop } = await givenStatus(actor, from);
    const before = await readProposal(api, actor, id);
    expect(before.status).toBe(from);
    for (const to of proposalStatusNames.filter((name) => !allowed.includes(name))) {
      const answer = await move(actor, id, to);
      expect([to, answer.statusCode]).toEqual([to, 409]);
      for (const next of nextStatuses(from)) expect(answer.json().error).toContain(`"${next}"`);
      expect(await readProposal(api, actor, id)).toEqual(before);
    }
    await stop();
  });

  test('to generating, by requesting a text', async () => {
    const actor = await newActor();
    const { id, stop } = await givenStatus(actor, from);
    const answer = await api.as(actor).post(`/api/proposals/${id}/generate`);
    if (canMove(from, 'generating')) {
      expect(answer.statusCode).toBe(202);
      expect(answer.json().proposal).toMatchObject({ status: from, queued: true });
      await writeAll();
      expect((await readProposal(api, actor, id)).status).toBe('completed');
    } else {
      expect(answer.statusCode).toBe(409);
      for (const next of nextStatuses(from)) expect(answer.json().error).toContain(`"${next}"`);
      expect((await readProposal(api, actor, id)).queued).toBe(false);
    }
    await stop();
  });
});

test('a status that does not exist is refused', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  for (const status of ['done', '', 'DRAFT', null, 3]) {
    const answer = await api.as(actor).post(`/api/proposals/${id}/status`, { status });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([{ field: 'status', message: expect.any(String) }]);
  }
});

test('submitting a draft removes its text from the queue', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  expect((await move(actor, id, 'submitted')).json().proposal).toMatchObject({
    status: 'submitted',
    queued: false,
  });
  await writeAll();
  expect(await readProposal(api, actor, id)).toMatchObject({ status: 'submitted', version: 0 });
});

test('if two people change the status at once, one succeeds', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  await move(actor, id, 'submitted');
  await move(actor, id, 'under_review');
  const answers = await Promise.all([move(actor, id, 'approved'), move(actor, id, 'rejected')]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const { history } = await readProposal(api, actor, id);
  expect(history.map((entry) => entry.to)).toHaveLength(4);
});

test('a text requested twice is written once and keeps its place in the queue', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  const ask = () => api.as(actor).post(`/api/proposals/${id}/generate`);
  const jobOf = async () => (await ProposalModel.findOne({ _id: id, tenantId: actor.tenantId }).lean())?.job;
  await ask();
  const first = await jobOf();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202, 202]);
  expect(await jobOf()).toEqual(first);
  await writeAll();
  expect(await readProposal(api, actor, id)).toMatchObject({
    status: 'completed',
    version: 1,
    queued: false,
  });
});
