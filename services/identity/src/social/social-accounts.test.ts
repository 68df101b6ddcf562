import { expectNoCollectionScan } from '@harambee/service-kit/testing';
import { mailTo } from '../testing/mailbox.ts';
import { cookieOf, signInAgain, signUpUnproved } from '../testing/people.ts';
import { socialScene, somebody } from '../testing/social-scene.ts';
import { signInFirst } from './social-accounts.service.ts';

const { api, comeBack, redeem, signInBy } = socialScene();

describe('an address that has an account', () => {
  test('nobody proved it: it is not joined before its password was given in this browser', async () => {
    const { person, user } = await signUpUnproved(api);
    const social = somebody({ email: person.email.toUpperCase() });
    const { code = '', cookie } = await comeBack('google', social);
    const refused = await redeem(code, cookie);
    expect([refused.statusCode, refused.json().error]).toEqual([409, signInFirst('Google')]);
    expect(cookieOf(refused)).toBeUndefined();
    // Another browser or another person links nothing.
    await signInAgain(api, person);
    expect((await signInBy('google', social)).statusCode).toBe(409);

    const { email, password } = person;
    expect((await api.anonymous.post('/api/auth/login', { email, password }, { cookie })).statusCode).toBe(
      200,
    );
    expect((await signInBy('google', social)).json().user.id).toBe(user.id);
    // The address is confirmed now, so GitHub is linked at once.
    expect((await signInBy('github', somebody({ email }))).json().user.id).toBe(user.id);
  });

  test('the first proof shows the sign-ins that were there before, and one press ends them', async () => {
    const before = await signUpUnproved(api);
    const { email, password } = before.person;
    const { code = '', cookie } = await comeBack('google', somebody({ email }));
    await redeem(code, cookie);
    const signIn = (await api.anonymous.post('/api/auth/login', { email, password }, { cookie })).json();
    expect(signIn.user.mustReview).toBe(true);
    const headers = { authorization: `Bearer ${signIn.accessToken}` };
    const { sessions } = (await api.anonymous.get('/api/auth/review', headers)).json();
    expect(sessions).toHaveLength(2);
    expect((await api.anonymous.post('/api/auth/review/end-others', undefined, headers)).statusCode).toBe(
      200,
    );
    expect((await api.anonymous.get('/api/auth/me', before.headers)).statusCode).toBe(401);
  });

  test('somebody else who signs in in that browser joins nothing', async () => {
    const { person } = await signUpUnproved(api);
    const { person: other } = await signUpUnproved(api);
    const social = somebody({ email: person.email });
    const { code = '', cookie } = await comeBack('google', social);
    await redeem(code, cookie);
    const { email, password } = other;
    await api.anonymous.post('/api/auth/login', { email, password }, { cookie });
    expect((await signInBy('google', social)).statusCode).toBe(409);
  });

  test('a mailed link has proved it: it is joined, and the password goes on working', async () => {
    const { person, user } = await signUpUnproved(api);
    await api.anonymous.post('/api/auth/password/forgot', { email: person.email });
    const [letter] = await mailTo(api, person.email);
    const password = 'another password';
    await api.anonymous.post('/api/auth/password/reset', { token: letter?.token, password });
    expect((await signInBy('github', somebody({ email: person.email }))).json().user.id).toBe(user.id);
    await signInAgain(api, { ...person, password });
  });

  test('an unverified one joins nothing, proved or not', async () => {
    const { email } = somebody();
    await signInBy('google', somebody({ email }));
    expect((await signInBy('github', somebody({ email, verified: false }))).statusCode).toBe(403);
  });

  test('without a password nobody gets in with one', async () => {
    const person = somebody();
    await signInBy('google', person);
    for (const password of ['', 'undefined', 'null', 'rain harvest']) {
      const answer = await api.anonymous.post('/api/auth/login', { email: person.email, password });
      expect([400, 401]).toContain(answer.statusCode);
    }
  });

  test('two tabs of somebody new at once: one account', async () => {
    const person = somebody();
    const rounds = await Promise.all([comeBack('google', person), comeBack('google', person)]);
    const answers = await Promise.all(rounds.map(({ code = '', cookie }) => redeem(code, cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(1);
  });
});

test('one name is enough; without any the address lends one', async () => {
  const single = await signInBy('google', somebody({ name: 'Suharto' }));
  expect(single.json().user).toMatchObject({ firstName: 'Suharto', lastName: '' });
  const none = await signInBy('google', somebody({ name: '' }));
  expect(none.json().user.firstName).toMatch(/^achieng\./);
});

test('no question reads a whole collection', async () => {
  await expectNoCollectionScan(async () => {
    const person = somebody();
    const { accessToken } = (await signInBy('google', person)).json();
    await signInBy('google', person);
    await signInBy('github', somebody({ email: person.email }));
    await api.anonymous.delete('/api/auth/sessions?all=true', { authorization: `Bearer ${accessToken}` });
  });
});
