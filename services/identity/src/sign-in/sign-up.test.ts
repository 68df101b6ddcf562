import { testApp } from '@harambee/service-kit/testing';
import mongoose, { trusted } from 'mongoose';
import { identityService } from '../app.ts';
import { aPerson, cookieOf, signUp } from '../testing/people.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { UserModel } from '../users/user.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));
const register = (body: unknown) => api.anonymous.post('/api/auth/register', body);

test('makes an organization and its Owner, signed in', async () => {
  const person = aPerson({
    firstName: ' Wanjiku ',
    lastName: ' Kamau',
    organizationName: 'Maji Safi Trust ',
  });
  const answer = await register(person);
  expect(answer.statusCode).toBe(201);
  const { accessToken, user } = answer.json();
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    tenantId: expect.stringMatching(/^[0-9a-f]{32}$/),
    firstName: 'Wanjiku',
    lastName: 'Kamau',
    email: person.email,
    mustProveEmail: true,
    tenantName: 'Maji Safi Trust',
    role: 'Owner',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    phone: '',
    location: '',
    bio: '',
    website: '',
    linkedin: '',
    twitter: '',
    onboarded: false,
  });
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ sub: user.id, tid: user.tenantId, role: 'Owner', name: 'Wanjiku Kamau' });
  expect(claims.exp - claims.iat).toBe(15 * 60);
  expect(cookieOf(answer)).toMatch(new RegExp(`^sid=${claims.sid}\\.[\\w-]{86}$`));
  expect(answer.headers['set-cookie']?.[0]).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
});

test('two people never share a tenant', async () => {
  const [first, second] = [await signUp(api), await signUp(api)];
  expect(first.user.tenantId).not.toBe(second.user.tenantId);
});

test('the welcome events are sent once', async () => {
  const { user } = await signUp(api);
  await api.settle();
  const rows = await mongoose.connection
    .collection('events')
    .find({ tenantId: user.tenantId })
    .sort({ storedAt: 1 })
    .toArray();
  expect(rows.map(({ name, payload }) => [name, payload])).toEqual([
    ['organization.registered', { name: 'Maji Safi Trust', userId: user.id }],
    ['user.registered', { userId: user.id, firstName: 'Wanjiku', lastName: 'Kamau', role: 'Owner' }],
  ]);
});

test.each([
  ['firstName', { firstName: '  ', lastName: '', password: '' }, 'First name is required'],
  ['lastName', { lastName: ' ', organizationName: '' }, 'Last name is required'],
  ['organizationName', { organizationName: ' ', email: '' }, 'Organization name is required'],
  ['email', { email: ' ', password: '' }, 'Email is required'],
  ['password', { email: 'nobody', password: ' ' }, 'Password is required'],
  ['password', { email: 'nobody', password: '1234567' }, 'Password must be at least 8 characters'],
  ['password', { password: ' 1234567  ' }, 'Password must be at least 8 characters'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address'],
])('the first broken rule speaks: %s %p', async (field, given, message) => {
  const answer = await register(aPerson(given));
  expect([answer.statusCode, answer.json().error]).toEqual([400, message]);
  expect(answer.json().details[0]).toEqual({ field, message });
});

test.each([
  ['an operator', { email: { $gt: '' } }],
  ['a list', { firstName: ['a'] }],
  ['a number', { password: 12_345_678 }],
  ['a role', { role: 'Owner' }],
  ['a tenant', { tenantId: 'x' }],
  ['an id', { _id: 'x' }],
  ['a hash', { passwordHash: 'x' }],
  ['onboarded', { onboarded: true }],
  ['an outbox', { outbox: [] }],
  ['a long password', { password: 'x'.repeat(129) }],
  ['a long address', { email: `${'x'.repeat(250)}@a.bc` }],
])('a body with %s is a 400 and makes nobody', async (_what, more) => {
  const person = aPerson();
  const answer = await register({ ...person, ...more });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toHaveLength(1);
  expect(await UserModel.exists({ emailKey: person.email }).setOptions({ allTenants: true })).toBeNull();
});

test('an address has one account, however it is written', async () => {
  const { person } = await signUp(api);
  for (const email of [person.email, person.email.toUpperCase(), ` ${person.email} `]) {
    const answer = await register(aPerson({ email }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: 'An account with this email address already exists',
      requestId: expect.any(String),
    });
    expect(cookieOf(answer)).toBeUndefined();
  }
});

test('fifty at once with one address: one account, one organization, forty-nine refusals', async () => {
  const person = aPerson({ organizationName: 'Fifty at once' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      register({ ...person, email: n % 2 ? person.email : person.email.toUpperCase() }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  // A full queue of hashes answers 503; the rest found the account.
  expect(
    statuses.filter((status) => status !== 201).every((status) => status === 409 || status === 503),
  ).toBe(true);
  expect(await UserModel.countDocuments({ emailKey: person.email }, { allTenants: true })).toBe(1);
  expect(await TenantModel.countDocuments({ name: 'Fifty at once' }, { allTenants: true })).toBe(1);
});

test('the database itself holds one account for an address', async () => {
  const { user, person } = await signUp(api);
  const twin = {
    _id: 'twin',
    tenantId: 'other',
    emailKey: person.email,
    role: 'Owner',
    createdAt: new Date(),
  };
  const insert = UserModel.collection.insertOne(twin as never);
  await expect(insert).rejects.toMatchObject({ code: 11_000, keyPattern: { emailKey: 1 } });
  expect(
    await UserModel.countDocuments({ tenantId: user.tenantId, emailKey: trusted({ $eq: person.email }) }),
  ).toBe(1);
});

test('sign-ups from one address have a limit, other addresses go on', async () => {
  const limited = await identityService({ signUpsPerHour: 2 }).build({
    background: false,
    pressure: false,
    config: { ...api.app.config },
  });
  const from = (address: string) =>
    limited.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: aPerson(),
      headers: { 'x-forwarded-for': address },
    });
  const [near, far] = ['203.0.113.5', '203.0.113.6'];
  expect([(await from(near)).statusCode, (await from(near)).statusCode]).toEqual([201, 201]);
  const refused = await from(near);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await from(far)).statusCode).toBe(201);
  await limited.close();
});
