import { expectNoCollectionScan, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { aTeam } from '../testing/known-people.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { aTask, changeTeamOf } from '../testing/sample-team.ts';

const api = testApp(proposals);

type Signed = Parameters<typeof api.as>[0];
const own = async (actor: Signed) => (await api.as(actor).get('/api/proposals/mine')).json();
const titles = async (actor: Signed, query = '') => {
  const { proposals: found } = (await api.as(actor).get(`/api/proposals?mine=1${query}`)).json();
  return found.map(({ title }: { title: string }) => title);
};

const place = (section: 'impact' | 'team') => ({ kind: 'section', section }) as const;

test('what waits for somebody comes by its due date, and says who asked (OWNER-05)', async () => {
  const { owner, juma } = await aTeam();
  const { id } = await givenProposal(api, owner, { generate: false, title: 'Wells' });
  await changeTeamOf(api, owner, id, {
    tasks: [
      aTask({ id: 'none', place: place('team'), personId: juma.userId }),
      aTask({ id: 'late', personId: juma.userId, dueOn: '2027-02-01' }),
      aTask({ id: 'soon', place: place('impact'), personId: juma.userId, dueOn: '2027-01-01' }),
    ],
  });
  const { mine, waiting } = await own(juma);
  expect(mine).toEqual([]);
  expect(waiting.map(({ id: task }: { id: string }) => task)).toEqual(['soon', 'late', 'none']);
  expect(waiting[0]).toMatchObject({
    ...{ kind: 'task', proposalId: id, title: 'Wells', about: 'Impact', dueOn: '2027-01-01' },
    ...{ from: 'Amina Odhiambo', leadsTo: `/proposals/${id}` },
  });
  expect((await own(owner)).mine).toMatchObject([
    { proposalId: id, part: 'owner', waitingFor: [{ name: 'Juma Baraka', tasks: 3, dueOn: '2027-01-01' }] },
  ]);
  await api.as(juma).put(`/api/proposals/${id}/team/tasks/soon`, { isDone: true });
  expect((await own(juma)).waiting).toHaveLength(2);
  await api.as(owner).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  expect(await own(juma)).toEqual({ mine: [], waiting: [] });
});

test('the list shows whom each proposal waits for, and only one’s own on request (OWNER-06)', async () => {
  const { owner, juma, wanjiku } = await aTeam();
  const created = await givenProposal(api, owner, { generate: false, title: 'Led by Amina' });
  const helped = await givenProposal(api, owner, { generate: false, title: 'Helped by Juma' });
  await givenProposal(api, wanjiku, { generate: false, title: 'Led by Wanjiku' });
  await changeTeamOf(api, owner, helped.id, { helperIds: [juma.userId] });
  await changeTeamOf(api, owner, created.id, {
    tasks: [aTask({ personId: juma.userId, dueOn: '2027-01-01' })],
  });
  const { proposals: all } = (await api.as(owner).get('/api/proposals?sort=title')).json();
  expect(all.map(({ team }: { team: unknown }) => team)).toEqual([
    { owner: { id: owner.userId, name: owner.name }, waitingFor: [] },
    {
      owner: { id: owner.userId, name: owner.name },
      waitingFor: [{ id: juma.userId, name: juma.name, tasks: 1, dueOn: '2027-01-01' }],
    },
    { owner: { id: wanjiku.userId, name: wanjiku.name }, waitingFor: [] },
  ]);
  await expectNoCollectionScan(async () => {
    expect(await titles(owner, '&sort=title')).toEqual(['Helped by Juma', 'Led by Amina']);
    expect(await titles(juma, '&sort=title')).toEqual(['Helped by Juma', 'Led by Amina']);
    expect(await titles(juma, '&sort=title&limit=1')).toEqual(['Helped by Juma']);
    expect(await titles(wanjiku, '&status=draft&search=led')).toEqual(['Led by Wanjiku']);
    await own(juma);
  });
});
