import { isoWeek, type ProposalStatus, pointsFor } from '@harambee/domain';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { ProposalModel } from './proposal.model.ts';

const api = testApp(proposals);

async function stats(actor: TestActor) {
  const answer = await api.as(actor).get('/api/proposals/stats');
  expect(answer.statusCode).toBe(200);
  return answer.json().stats;
}

const none = {
  draft: 0,
  generating: 0,
  completed: 0,
  failed: 0,
  submitted: 0,
  under_review: 0,
  approved: 0,
  rejected: 0,
  funded: 0,
};

test('a new organization has zeros', async () => {
  expect(await stats(await newActor())).toEqual({
    total: 0,
    byStatus: none,
    reached: { completed: 0, under_review: 0, approved: 0 },
    earning: 0,
  });
});

test('current statuses are counted, and a status once reached stays reached', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await givenProposal(api, actor, { generate: false });
  await writeAll();
  expect(await stats(actor)).toMatchObject({
    total: 2,
    byStatus: { ...none, draft: 1, completed: 1 },
    reached: { completed: 1, under_review: 0, approved: 0 },
    earning: 2,
  });
  const steps: ProposalStatus[] = [
    'submitted',
    'under_review',
    'rejected',
    'draft',
    'submitted',
    'under_review',
    'approved',
  ];
  for (const status of steps) await api.as(actor).post(`/api/proposals/${id}/status`, { status });
  const present = await stats(actor);
  expect(present).toMatchObject({
    byStatus: { ...none, draft: 1, approved: 1 },
    reached: { completed: 1, under_review: 1, approved: 1 },
  });
  expect(pointsFor({ total: present.earning, ...present.reached, awards: 0 })).toBe(2 * 10 + 50 + 5 + 30);
});

test('at most 20 new proposals per week earn points', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  const { tenantId } = actor;
  const template = await ProposalModel.findOne({ _id: id, tenantId }).lean();
  expect(template?.week).toBe(isoWeek(new Date(template?.createdAt ?? 0)));
  const weeks = [...Array(25).fill('2026-W40'), ...Array(20).fill('2026-W41'), ...Array(3).fill('2026-W42')];
  await ProposalModel.insertMany(weeks.map((week, index) => ({ ...template, _id: `${id}-${index}`, week })));
  expect(await stats(actor)).toMatchObject({ total: 49, earning: 1 + 20 + 20 + 3 });
});
