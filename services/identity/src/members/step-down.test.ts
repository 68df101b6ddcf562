import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));
/** A second process of the product. */
const other = testApp(identityService({ signUpsPerHour: 1_000 }));

type Headers = Record<string, string>;

/** Two owners, the first of them signed in on two devices. */
async function givenTwoOwners() {
  const first = await signUp(api);
  const { link } = (await api.anonymous.post('/api/auth/invitations', {}, first.headers)).json();
  const joined = await api.anonymous.post('/api/auth/invitations/accept', {
    token: link.split('#')[1],
    firstName: 'Otieno',
    lastName: 'Okoth',
    email: aPerson().email,
    password: aPerson().password,
  });
  const second = joined.json().user;
  const setRole = (headers: Headers, id: string, role: string) =>
    api.anonymous.put(`/api/auth/members/${id}`, { role }, headers);
  expect((await setRole(first.headers, second.id, 'Owner')).statusCode).toBe(200);
  return { first, second, setRole, phone: await signInAgain(api, first.person) };
}

test('an owner who steps down is a member with the very next call, in every process and on every device, and stays signed in', async () => {
  const { first, phone, setRole } = await givenTwoOwners();
  const archive = (headers: Headers) => other.anonymous.get('/internal/export?scope=organization', headers);
  expect((await archive(first.headers)).statusCode).toBe(200);
  expect((await setRole(first.headers, first.user.id, 'Member')).statusCode).toBe(200);
  for (const { headers } of [first, phone]) {
    for (const process of [other, api]) {
      const answers = [
        await process.anonymous.post('/api/auth/invitations', {}, headers),
        await process.anonymous.get('/api/auth/invitations', headers),
        await process.anonymous.get('/internal/export?scope=organization', headers),
        await process.anonymous.put(`/api/auth/members/${first.user.id}`, { role: 'Owner' }, headers),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    }
    expect((await other.anonymous.get('/api/auth/me', headers)).json().user.role).toBe('Member');
  }
});
