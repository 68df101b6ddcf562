import { travel } from '@harambee/service-kit/testing';
import { RoundModel } from '../social-rounds/social-round.model.ts';
import { socialScene, somebody } from '../testing/social-scene.ts';

const { comeBack, leave, redeem } = socialScene();

test('ten at once: one gets in', async () => {
  const { code = '', cookie } = await comeBack('google', somebody());
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code, cookie)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(401)]);
  expect((await redeem(code, cookie)).json().error).toBe(
    'This sign-in has expired or has already been used. Please start again.',
  );
});

test('in another browser it opens nothing, and its own can still use it', async () => {
  const { code = '', cookie } = await comeBack('google', somebody());
  const other = await leave('google');
  for (const wrong of ['', other.cookie]) expect((await redeem(code, wrong)).statusCode).toBe(401);
  expect((await redeem(code, cookie)).statusCode).toBe(200);
});

test.each([
  ['another state', { state: 'x' }],
  ['another address', { redirectUri: 'http://127.0.0.1:3000/auth/callback' }],
  ['another code', { code: 'A'.repeat(43) }],
])('with %s it is refused', async (_what, given) => {
  const { code = '', cookie } = await comeBack('google', somebody());
  expect((await redeem(code, cookie, given)).statusCode).toBe(401);
});

test('it works for a minute', async () => {
  const { code = '', cookie } = await comeBack('google', somebody());
  const back = travel(61_000);
  expect((await redeem(code, cookie)).statusCode).toBe(401);
  back();
});

test.each([
  ['an operator', { code: { $ne: '' } }],
  ['nothing', { code: '' }],
  ['a field of another call', { password: 'x' }],
])('a body with %s is a 400', async (_what, given) => {
  expect((await redeem('x', '', given)).statusCode).toBe(400);
});

test('"Remember me" off lasts until the browser closes', async () => {
  const { code = '', cookie } = await comeBack('google', somebody());
  const answer = await redeem(code, cookie, { remember: false });
  expect(answer.cookies.find(({ name }) => name === 'sid')?.expires).toBeUndefined();
});

test('the database holds nothing that opens a round, and nothing once it is over', async () => {
  const person = somebody();
  const { code = '', cookie } = await comeBack('google', person);
  const stored = JSON.stringify(await RoundModel.find().lean());
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(cookie.slice('oauth='.length));
  await redeem(code, cookie);
  expect(JSON.stringify(await RoundModel.find().lean())).not.toContain(person.email);
});
