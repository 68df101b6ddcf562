import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const invite = (headers: Record<string, string>, email?: string) =>
  api.anonymous.post('/api/auth/invitations', email ? { email } : {}, headers);

test('a letter carries no text of the sender that reads as a link, in subject or body', async () => {
  const { headers } = await signUp(api, {
    firstName: 'WIN\u202e',
    lastName: 'www.evil.com',
    organizationName: 'Free gift https://evil.example/claim\u0007',
  });
  const { email } = aPerson();
  expect((await invite(headers, email)).statusCode).toBe(201);
  const [letter] = await mailTo(api, email);
  expect(letter?.subject).toBe('WIN invites you to Free gift on Harambee');
  const others = letter?.text.replace(/http:\/\/localhost:3000\/join#[\w-]+/, '');
  expect(others).not.toMatch(/evil|:\/\/|\p{Cf}/u);
});

test('fifty invitations a day for an organization, in words that say so', async () => {
  const { headers } = await signUp(api);
  const answers = [];
  for (let n = 0; n < 51; n += 1) answers.push(await invite(headers));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
  expect([answers[50]?.statusCode, answers[50]?.json().error]).toEqual([
    429,
    expect.stringMatching(/^Your organization has invited fifty people in one day/),
  ]);
});

test('five letters a day to one address, whoever sends them and however it is written', async () => {
  const { email } = aPerson();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    const { headers } = await signUp(api);
    statuses.push((await invite(headers, n % 2 ? email.toUpperCase() : email)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
