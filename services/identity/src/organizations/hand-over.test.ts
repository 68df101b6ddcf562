import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { aMemberOf, inTwo, signUp } from '../testing/people.ts';
import { UserModel } from '../users/user.model.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
type Who = { headers: Record<string, string> };

const handOver = (who: Who, id: string, to: unknown) =>
  api.as(who).post(`/api/auth/members/${id}/hand-over`, { to });
const remove = (who: Who, id: string, handTo = '') =>
  api.as(who).delete(`/api/auth/members/${id}${handTo && `?handTo=${encodeURIComponent(handTo)}`}`);
async function eventsIn(tenantId: string) {
  await api.settle();
  const rows = await UserModel.db.collection('events').find({ tenantId }).sort({ storedAt: 1 }).toArray();
  return rows
    .map(({ name, payload }): [string, object] => [name, payload])
    .filter(([name]) => ['user.handed_over', 'user.removed'].includes(name));
}

async function aTeam() {
  const owner = await signUp(api);
  return { owner, one: await aMemberOf(api, owner), two: await aMemberOf(api, owner) };
}

test('who is removed hands over first: both events, in this order, in one write', async () => {
  const { owner, one, two } = await aTeam();
  expect((await remove(owner, one.user.id, two.user.id)).statusCode).toBe(204);
  expect(await eventsIn(owner.user.tenantId)).toEqual([
    ['user.handed_over', { from: one.user.id, to: two.user.id }],
    ['user.removed', { userId: one.user.id }],
  ]);
});

test('without handing over nobody is asked to take anything', async () => {
  const { owner, one } = await aTeam();
  expect((await remove(owner, one.user.id)).statusCode).toBe(204);
  expect(await eventsIn(owner.user.tenantId)).toEqual([['user.removed', { userId: one.user.id }]]);
});

test('owners hand over for others, and each person for themselves; the person stays', async () => {
  const { owner, one, two } = await aTeam();
  expect((await handOver(owner, one.user.id, two.user.id)).statusCode).toBe(204);
  expect((await handOver(two, two.user.id, one.user.id)).statusCode).toBe(204);
  expect((await handOver(one, two.user.id, one.user.id)).statusCode).toBe(403);
  // Two rows published them: only events of one row have an order.
  const told = await eventsIn(owner.user.tenantId);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(['user.handed_over', { from: one.user.id, to: two.user.id }]);
  expect(told).toContainEqual(['user.handed_over', { from: two.user.id, to: one.user.id }]);
  expect((await api.as(one).get('/api/auth/me')).statusCode).toBe(200);
});

test('only somebody else of the organization takes over; else nothing happens', async () => {
  const { owner, one } = await aTeam();
  const stranger = await signUp(api);
  for (const to of [one.user.id, stranger.user.id, '0'.repeat(32), `account:${one.user.id}`]) {
    expect((await handOver(owner, one.user.id, to)).json().details).toEqual([
      { field: 'to', message: 'Please choose somebody of your organization' },
    ]);
    expect((await remove(owner, one.user.id, to)).json().details[0].field).toBe('handTo');
  }
  for (const wrong of ['', null, { $ne: '' }]) {
    expect((await handOver(owner, one.user.id, wrong)).statusCode).toBe(400);
  }
  expect((await handOver(owner, stranger.user.id, one.user.id)).statusCode).toBe(404);
  expect((await api.as(one).get('/api/auth/me')).statusCode).toBe(200);
  expect(await eventsIn(owner.user.tenantId)).toEqual([]);
  expect(await eventsIn(stranger.user.tenantId)).toEqual([]);
});

test('nobody takes over who may not write', async () => {
  const { owner, one, two } = await aTeam();
  await api.as(owner).put(`/api/auth/members/${two.user.id}`, { role: 'Reviewer' });
  expect((await handOver(owner, one.user.id, two.user.id)).json().details[0].message).toMatch(/writer/);
  expect((await remove(owner, one.user.id, two.user.id)).statusCode).toBe(400);
});

test('the other organization of a colleague is no place to hand over to', async () => {
  const { first, host, second } = await inTwo(api);
  const member = await aMemberOf(api, host);
  expect((await handOver(host, member.user.id, first.user.id)).statusCode).toBe(400);
  expect((await handOver(host, member.user.id, second.user.id)).statusCode).toBe(204);
});

test('who leaves or deletes the account hands over in this organization', async () => {
  const { person, host, second } = await inTwo(api);
  const left = await api.as(second).post('/api/auth/organizations/leave', {
    confirm: 'Shule Bora',
    password: person.password,
    handTo: host.user.id,
  });
  expect(left.statusCode).toBe(200);
  expect(await eventsIn(host.user.tenantId)).toEqual([
    ['user.handed_over', { from: second.user.id, to: host.user.id }],
    ['user.removed', { userId: second.user.id }],
  ]);
  const { owner, one, two } = await aTeam();
  const gone = await api.inject({
    method: 'DELETE',
    url: '/api/auth/account',
    headers: one.headers,
    payload: { confirm: one.person.email, password: one.person.password, handTo: two.user.id },
  });
  expect(gone.statusCode).toBe(204);
  expect((await eventsIn(owner.user.tenantId))[0]).toEqual([
    'user.handed_over',
    { from: one.user.id, to: two.user.id },
  ]);
});
