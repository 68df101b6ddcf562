import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { aPerson, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

beforeAll(() => {
  Object.defineProperty(api.app.mailer, 'available', { value: false });
});

test('without mail, a new password, a new address and an invitation by mail are refused in words', async () => {
  const { person, headers } = await signUp(api);
  const { firstName, lastName, email } = person;
  const answers = [
    await api.anonymous.post('/api/auth/password/forgot', { email }),
    await api.anonymous.post('/api/auth/password/forgot', { email: aPerson().email }),
    await api.anonymous.put(
      '/api/auth/profile',
      { firstName, lastName, email: aPerson().email, currentPassword: person.password },
      headers,
    ),
    await api.anonymous.post('/api/auth/invitations', { email: aPerson().email }, headers),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().error]).toEqual([503, mailIsOff]);
  }
  expect((await api.anonymous.get('/api/auth/me', headers)).json().user.email).toBe(email);
  // A link to share needs no mail.
  expect((await api.anonymous.post('/api/auth/invitations', {}, headers)).statusCode).toBe(201);
});
