import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { expectNoCollectionScan, newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { identityService } from '../app.ts';
import { cookieOf, signInAgain, signUp } from '../testing/people.ts';
import { UserModel } from '../users/user.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });

describe('GET me', () => {
  test('answers the caller, without anything of the password', async () => {
    const { user, headers } = await signUp(api);
    const answer = await api.anonymous.get('/api/auth/me', headers);
    expect(answer.json()).toEqual({ user });
    expect(answer.body).not.toMatch(/hash|argon/i);
  });

  test('401 without a token, and for a token of an account that is gone', async () => {
    expect((await api.anonymous.get('/api/auth/me')).statusCode).toBe(401);
    expect((await api.as(await newActor()).get('/api/auth/me')).statusCode).toBe(401);
    const { user } = await signUp(api);
    const elsewhere = await newActor({ userId: user.id });
    expect((await api.as(elsewhere).get('/api/auth/me')).statusCode).toBe(401);
  });
});

describe('PUT profile', () => {
  const names = { firstName: 'Achieng', lastName: 'Otieno' };

  test('from the settings: three fields, the others stay', async () => {
    const { headers, person } = await signUp(api);
    const whole = { ...names, email: person.email, phone: '+254 700 000001', bio: 'Water engineer' };
    await api.anonymous.put('/api/auth/profile', whole, headers);
    const answer = await api.anonymous.put(
      '/api/auth/profile',
      { firstName: ' Akinyi ', lastName: 'Otieno', email: person.email },
      headers,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      firstName: 'Akinyi',
      phone: '+254 700 000001',
      bio: 'Water engineer',
    });
    expect((await api.anonymous.get('/api/auth/me', headers)).json()).toEqual(answer.json());
  });

  test('from the profile page: all of them, and empty ones empty a field', async () => {
    const { headers, person } = await signUp(api);
    const whole = {
      ...names,
      email: person.email,
      phone: '+254 700 000001',
      location: 'Kisumu',
      bio: 'Water engineer',
      website: 'https://maji.example',
      linkedin: 'linkedin.com/in/achieng',
      twitter: '@achieng',
    };
    expect((await api.anonymous.put('/api/auth/profile', whole, headers)).json().user).toMatchObject(whole);
    const emptied = { ...whole, website: '', twitter: '' };
    expect((await api.anonymous.put('/api/auth/profile', emptied, headers)).json().user).toMatchObject(
      emptied,
    );
  });

  test('the new name is in the next access token', async () => {
    const { headers, person, cookie } = await signUp(api);
    await api.anonymous.put('/api/auth/profile', { ...names, email: person.email }, headers);
    const { accessToken } = (await api.anonymous.post('/api/auth/refresh', undefined, { cookie })).json();
    expect(JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString()).name).toBe(
      'Achieng Otieno',
    );
  });

  test.each([
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['website', { website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
    ['website', { website: 'data:text/html,x' }, 'Please enter a valid website URL'],
    ['website', { website: ' JaVaScRiPt:alert(1)' }, 'Please enter a valid website URL'],
    ['website', { website: 'java\nscript:alert(1)' }, 'Please enter a valid website URL'],
    ['website', { website: 'maji' }, 'Please enter a valid website URL'],
    ['website', { website: 'http://a.b@evil.example' }, 'Please enter a valid website URL'],
    ['website', { website: 'https://bank.example\\@evil.example' }, 'Please enter a valid website URL'],
    ['linkedin', { linkedin: 'http://a.b@evil.example' }, 'Please enter a valid website URL'],
    ['linkedin', { linkedin: '//evil.example' }, 'Please enter a valid website URL'],
    ['twitter', { twitter: 'https://user:secret@evil.example' }, 'Please enter a valid website URL'],
    ['linkedin', { linkedin: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
    ['linkedin', { linkedin: 'java\tscript:alert(1)' }, 'Please enter a valid website URL'],
    ['twitter', { twitter: 'vbscript:x' }, 'Please enter a valid website URL'],
  ])('%s %p is refused in words', async (field, given, message) => {
    const { headers, person, user } = await signUp(api);
    const answer = await api.anonymous.put(
      '/api/auth/profile',
      { ...names, email: person.email, ...given },
      headers,
    );
    expect([answer.statusCode, answer.json().details]).toEqual([400, [{ field, message }]]);
    expect((await api.anonymous.get('/api/auth/me', headers)).json()).toEqual({ user });
  });

  test.each([
    'role',
    'tenantId',
    'id',
    '_id',
    'tenantName',
    'createdAt',
    'onboarded',
    'passwordHash',
    'emailKey',
  ])('%s is the server’s: 400, and nothing changes', async (field) => {
    const { headers, person, user } = await signUp(api);
    const body = { ...names, email: person.email, [field]: 'x' };
    expect((await api.anonymous.put('/api/auth/profile', body, headers)).statusCode).toBe(400);
    expect((await api.anonymous.get('/api/auth/me', headers)).json()).toEqual({ user });
  });

  test('random bodies are answered with 200, 400 or the limit of new addresses, never 5xx', async () => {
    const { headers } = await signUp(api);
    const known = fc.record(
      {
        firstName: fc.string(),
        lastName: fc.string(),
        email: fc.emailAddress(),
        website: fc.oneof(fc.webUrl(), fc.string()),
        bio: fc.string(),
      },
      { requiredKeys: ['firstName', 'lastName', 'email'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(known, fc.object(), fc.anything({ maxDepth: 2 })), async (body) => {
        const payload = JSON.stringify(body) ?? 'null';
        const answer = await api.inject({
          method: 'PUT',
          url: '/api/auth/profile',
          headers: { ...headers, 'content-type': 'application/json' },
          payload,
        });
        expect([200, 400, 429]).toContain(answer.statusCode);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});

test('complete-onboarding marks the caller, a repeat changes nothing, nobody else is touched', async () => {
  const [person, other] = [await signUp(api), await signUp(api)];
  for (let n = 0; n < 2; n += 1) {
    const answer = await api.anonymous.post('/api/auth/complete-onboarding', undefined, person.headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: { ...person.user, onboarded: true } }]);
  }
  expect((await api.anonymous.get('/api/auth/me', other.headers)).json().user.onboarded).toBe(false);
  expect((await api.anonymous.post('/api/auth/complete-onboarding')).statusCode).toBe(401);
});

test('WhatsApp is not available, said to who is signed in', async () => {
  const { headers } = await signUp(api);
  expect((await api.anonymous.get('/api/auth/whatsapp-status', headers)).json()).toEqual({
    available: false,
  });
  expect((await api.anonymous.get('/api/auth/whatsapp-status')).statusCode).toBe(401);
});

test('no question reads a whole collection', async () => {
  await expectNoCollectionScan(async () => {
    const { headers, person } = await signUp(api);
    const { cookie } = await signInAgain(api, person);
    const next = cookieOf(await api.anonymous.post('/api/auth/refresh', undefined, { cookie })) ?? '';
    await api.anonymous.get('/api/auth/me', headers);
    await api.anonymous.get('/api/auth/sessions', headers);
    await api.anonymous.put(
      '/api/auth/profile',
      { firstName: 'A', lastName: 'B', email: person.email },
      headers,
    );
    await api.anonymous.post('/api/auth/complete-onboarding', undefined, headers);
    await api.anonymous.put(
      '/api/auth/password',
      { currentPassword: person.password, newPassword: 'another password' },
      headers,
    );
    await api.anonymous.post('/api/auth/logout', undefined, { ...headers, cookie: next });
    await api.settle();
  });
});

test('the stored password is an Argon2id hash with its own salt', async () => {
  const [a, b] = [await signUp(api), await signUp(api)];
  const hashOf = async ({ user }: typeof a) =>
    (await UserModel.findOne({ _id: user.id, tenantId: user.tenantId }).select('+passwordHash').lean())
      ?.passwordHash;
  expect(await hashOf(a)).toMatch(/^\$argon2id\$v=19\$/);
  expect(await hashOf(a)).not.toBe(await hashOf(b));
});
