import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';
import { TenantModel } from '../users/tenant.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

type Headers = Record<string, string>;
const rename = (headers: Headers, name: unknown) =>
  api.anonymous.put('/api/auth/organization', { name }, headers);
const nameFor = async (headers: Headers) =>
  (await api.anonymous.get('/api/auth/me', headers)).json().user.tenantName;
const told = async (tenantId: string) => {
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId }).select('+outbox').lean();
  return (tenant?.outbox ?? []).map(({ name, payload }) => [name, payload]);
};

async function aMember(owner: Headers) {
  const { link } = (await api.anonymous.post('/api/auth/invitations', {}, owner)).json();
  const { organizationName: _, ...person } = aPerson();
  const joined = await api.anonymous.post('/api/auth/invitations/accept', {
    token: link.split('#')[1],
    ...person,
  });
  return { authorization: `Bearer ${joined.json().accessToken}` };
}

test('an owner renames it: for everybody in it, in new letters, and told to every service', async () => {
  const { person, user, headers } = await signUp(api);
  const member = await aMember(headers);
  const answer = await rename(headers, '  Maji kwa Wote  ');
  expect([answer.statusCode, answer.json().user.tenantName]).toEqual([200, 'Maji kwa Wote']);
  for (const one of [headers, member]) expect(await nameFor(one)).toBe('Maji kwa Wote');
  expect((await signInAgain(api, person)).user.tenantName).toBe('Maji kwa Wote');
  expect(await told(user.tenantId)).toEqual([
    ['organization.renamed', { name: 'Maji kwa Wote', revision: 1 }],
  ]);
  const { email } = aPerson();
  await api.anonymous.post('/api/auth/invitations', { email }, headers);
  expect((await mailTo(api, email))[0]?.subject).toContain('to Maji kwa Wote on');
  const gone = await api.inject({
    method: 'DELETE',
    url: '/api/auth/organization',
    payload: { confirm: person.organizationName, password: person.password },
    headers,
  });
  expect(gone.json().details[0].field).toBe('confirm');
});

test('the name it has already is told to nobody; each other one by a higher number', async () => {
  const { user, headers } = await signUp(api);
  for (const name of ['One', 'One', 'Two', 'One']) expect((await rename(headers, name)).statusCode).toBe(200);
  expect((await told(user.tenantId)).map(([, payload]) => payload)).toEqual([
    { name: 'One', revision: 1 },
    { name: 'Two', revision: 2 },
    { name: 'One', revision: 3 },
  ]);
});

test('of two who rename at once each is told once, and the last one stays', async () => {
  const { user, headers } = await signUp(api);
  await Promise.all(['One', 'Two', 'Three'].map((name) => rename(headers, name)));
  const events = (await told(user.tenantId)).map(
    ([, payload]) => payload as { name: string; revision: number },
  );
  expect(events.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(await nameFor(headers)).toBe(events.at(-1)?.name);
});

test.each([
  ['', 'Organization name is required'],
  ['   ', 'Organization name is required'],
  ['x'.repeat(201), 'name must have at most 200 characters'],
  [{ $set: 1 }, 'name must be text'],
])('%p: %s', async (name, message) => {
  const { person, headers } = await signUp(api);
  const answer = await rename(headers, name);
  expect([answer.statusCode, answer.json().details]).toEqual([400, [{ field: 'name', message }]]);
  expect(await nameFor(headers)).toBe(person.organizationName);
});

test('a member cannot, and nobody else’s name changes', async () => {
  const [ours, theirs] = [await signUp(api), await signUp(api)];
  const member = await aMember(ours.headers);
  expect((await rename(member, 'Ours')).statusCode).toBe(403);
  expect((await rename(ours.headers, 'Ours')).statusCode).toBe(200);
  expect(await nameFor(theirs.headers)).toBe(theirs.person.organizationName);
});
