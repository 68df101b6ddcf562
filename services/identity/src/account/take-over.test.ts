import { testApp, travel } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { linkOver } from '../links/links.service.ts';
import { mailTo, type ReadLetter } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

type Headers = Record<string, string>;
const change = (headers: Headers, email: string, currentPassword?: string) =>
  api.anonymous.put(
    '/api/auth/profile',
    { firstName: 'Wanjiku', lastName: 'Kamau', email, ...(currentPassword && { currentPassword }) },
    headers,
  );
const confirm = (token: string) => api.anonymous.post('/api/auth/email/confirm', { token });
const undo = (token: string) => api.anonymous.post('/api/auth/email/undo', { token });
const forgot = (email: string) => api.anonymous.post('/api/auth/password/forgot', { email });
const reset = (token: string, password: string) =>
  api.anonymous.post('/api/auth/password/reset', { token, password });
const login = (email: string, password: string) => api.anonymous.post('/api/auth/login', { email, password });
const me = (headers: Headers) => api.anonymous.get('/api/auth/me', headers);
const newest = async (address: string, subject: string): Promise<ReadLetter> => {
  const letter = (await mailTo(api, address)).findLast((one) => one.subject === subject);
  if (!letter) throw new Error(`nothing about "${subject}"`);
  return letter;
};
const fresh = 'long rains in April';

/** Somebody whose address is being changed, by whoever knows the password. */
async function givenChange() {
  const signedUp = await signUp(api);
  const next = aPerson().email;
  const { email, password } = signedUp.person;
  expect((await change(signedUp.headers, next, password)).statusCode).toBe(200);
  const { token } = await newest(next, 'Confirm your new address');
  return { ...signedUp, email, password, next, token };
}
async function givenReset(email: string) {
  expect((await forgot(email)).statusCode).toBe(204);
  return (await newest(email, 'Set a new password')).token;
}

describe('a pending change of address ends with', () => {
  const ways = {
    'a new password': async ({ headers, password }) => {
      const body = { currentPassword: password, newPassword: fresh };
      return api.anonymous.put('/api/auth/password', body, headers);
    },
    'a reset': async ({ email }) => reset(await givenReset(email), fresh),
    'the end of all other sessions': ({ headers }) => api.anonymous.delete('/api/auth/sessions', headers),
    'the end of all sessions': ({ headers }) => api.anonymous.delete('/api/auth/sessions?all=true', headers),
  } satisfies Record<
    string,
    (given: Awaited<ReturnType<typeof givenChange>>) => Promise<{ statusCode: number }>
  >;

  test.each(Object.entries(ways))('%s', async (what, way) => {
    const given = await givenChange();
    expect((await way(given)).statusCode).toBe(204);
    const late = await confirm(given.token);
    expect([late.statusCode, late.json().error]).toEqual([400, linkOver]);
    const now = what.includes('sessions') ? given.password : fresh;
    const { headers } = await signInAgain(api, { ...given.person, password: now });
    expect((await me(headers)).json().user).not.toHaveProperty('pendingEmail');
    expect((await login(given.next, now)).statusCode).toBe(401);
  });
});

test('who registered the address of somebody else cannot take it along after the reset', async () => {
  const { email, token } = await givenChange();
  expect((await reset(await givenReset(email), fresh)).statusCode).toBe(204);
  expect((await confirm(token)).statusCode).toBe(400);
  expect((await login(email, fresh)).statusCode).toBe(200);
});

describe('an older link for a new password ends with', () => {
  test('a new password', async () => {
    const { person, headers } = await signUp(api);
    const token = await givenReset(person.email);
    const body = { currentPassword: person.password, newPassword: fresh };
    expect((await api.anonymous.put('/api/auth/password', body, headers)).statusCode).toBe(204);
    expect((await reset(token, 'words of a thief')).statusCode).toBe(400);
  });

  test('a new address', async () => {
    const { email, next, token, password } = await givenChange();
    const old = await givenReset(email);
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await reset(old, 'words of a thief')).statusCode).toBe(400);
    expect((await login(next, password)).statusCode).toBe(200);
  });
});

describe('a new address asks for the present password', () => {
  test.each([
    ['none', undefined],
    ['a wrong one', 'not my password'],
  ])('%s: refused at its field, nothing is mailed, the rest is not saved either', async (_what, given) => {
    const { person, headers } = await signUp(api, { lastName: 'Before' });
    const next = aPerson().email;
    const answer = await change(headers, next, given);
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, 'currentPassword']);
    expect(await mailTo(api, next)).toEqual([]);
    const { user } = (await me(headers)).json();
    expect([user.email, user.lastName, user.pendingEmail]).toEqual([person.email, 'Before', undefined]);
  });

  test('ten guesses in fifteen minutes', async () => {
    const { headers, person } = await signUp(api);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await change(headers, aPerson().email, `guess ${n}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await change(headers, aPerson().email, person.password)).statusCode).toBe(429);
  });

  test('the mail to a pending address is sent again without it', async () => {
    const { headers, next } = await givenChange();
    expect((await change(headers, next)).statusCode).toBe(200);
    expect(await mailTo(api, next)).toHaveLength(2);
    expect((await change(headers, aPerson().email)).statusCode).toBe(400);
  });

  test('without a change of address nothing is asked', async () => {
    const { headers, person } = await signUp(api);
    expect((await change(headers, person.email)).statusCode).toBe(200);
  });
});

describe('the old address can undo the change', () => {
  const undoLetter = async (email: string) => newest(email, 'Your address is about to change');

  test('before it was confirmed: the change is over, every sign-in too, and a new password is chosen', async () => {
    const { email, password, headers, token } = await givenChange();
    const letter = await undoLetter(email);
    expect(letter.text).toContain(`/undo-email#${letter.token}`);
    const answer = await undo(letter.token);
    expect([answer.statusCode, answer.json().email]).toEqual([200, email]);
    expect((await confirm(token)).statusCode).toBe(400);
    expect((await me(headers)).statusCode).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await reset(answer.json().resetToken, fresh)).statusCode).toBe(204);
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  test('after it was confirmed, and after the thief has set a new password', async () => {
    const { email, next, token } = await givenChange();
    const letter = await undoLetter(email);
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await reset(await givenReset(next), 'words of a thief')).statusCode).toBe(204);
    const thief = await signInAgain(api, aPerson({ email: next, password: 'words of a thief' }));
    const answer = await undo(letter.token);
    expect([answer.statusCode, answer.json().email]).toEqual([200, email]);
    expect((await me(thief.headers)).statusCode).toBe(401);
    expect((await login(next, 'words of a thief')).statusCode).toBe(401);
    expect((await login(email, 'words of a thief')).statusCode).toBe(401);
    expect((await reset(answer.json().resetToken, fresh)).statusCode).toBe(204);
    expect((await login(email, fresh)).statusCode).toBe(200);
    const again = await undo(letter.token);
    expect([again.statusCode, again.json().error]).toEqual([400, linkOver]);
  });

  test('the first address wins over every later one, whoever is faster', async () => {
    const { email, next, token, password } = await givenChange();
    const first = await undoLetter(email);
    expect((await confirm(token)).statusCode).toBe(204);
    const { headers } = await signInAgain(api, aPerson({ email: next, password }));
    const third = aPerson().email;
    expect((await change(headers, third, password)).statusCode).toBe(200);
    const second = await undoLetter(next);
    expect((await confirm((await newest(third, 'Confirm your new address')).token)).statusCode).toBe(204);
    expect((await undo(second.token)).json().email).toBe(next);
    expect((await undo(first.token)).json().email).toBe(email);
    expect((await undo(second.token)).statusCode).toBe(400);
    expect((await login(email, password)).statusCode).toBe(401);
  });

  test('the later address cannot take back what the first one has undone', async () => {
    const { email, next, token, password } = await givenChange();
    const first = await undoLetter(email);
    expect((await confirm(token)).statusCode).toBe(204);
    const { headers } = await signInAgain(api, aPerson({ email: next, password }));
    expect((await change(headers, aPerson().email, password)).statusCode).toBe(200);
    const second = await undoLetter(next);
    expect((await undo(first.token)).json().email).toBe(email);
    expect((await undo(second.token)).statusCode).toBe(400);
  });

  test('nobody else can sit down on the address that was given up by who had proved it', async () => {
    const { person } = await signUp(api);
    const { email } = person;
    expect((await reset(await givenReset(email), fresh)).statusCode).toBe(204);
    const { headers } = await signInAgain(api, { ...person, password: fresh });
    const next = aPerson().email;
    expect((await change(headers, next, fresh)).statusCode).toBe(200);
    expect((await confirm((await newest(next, 'Confirm your new address')).token)).statusCode).toBe(204);
    expect((await api.anonymous.post('/api/auth/register', aPerson({ email }))).statusCode).toBe(409);
    expect((await undo((await undoLetter(email)).token)).statusCode).toBe(200);
  });

  test('for seven days', async () => {
    const { email, token } = await givenChange();
    const letter = await undoLetter(email);
    expect((await confirm(token)).statusCode).toBe(204);
    const back = travel(7 * 24 * 60 * 60_000 + 1_000);
    const late = await undo(letter.token);
    back();
    expect(late.statusCode).toBe(400);
  });
});
