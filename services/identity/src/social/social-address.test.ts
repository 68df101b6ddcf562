import { travel } from '@harambee/service-kit/testing';
import { mailTo } from '../testing/mailbox.ts';
import { aPerson, signInAgain, signUp } from '../testing/people.ts';
import { socialScene, somebody } from '../testing/social-scene.ts';
import { signInAgainFirst } from '../two-step/shown.ts';
import { UserModel } from '../users/user.model.ts';

const { api, signInBy } = socialScene();

const change = (accessToken: string, email: string, currentPassword?: string) =>
  api.anonymous.put(
    '/api/auth/profile',
    { firstName: 'Achieng', lastName: 'Otieno', email, ...(currentPassword && { currentPassword }) },
    { authorization: `Bearer ${accessToken}` },
  );
const linkTo = async (address: string, subject: string) =>
  (await mailTo(api, address)).findLast((letter) => letter.subject === subject)?.token ?? '';

test('without a password, a new address asks for a sign-in of this moment', async () => {
  const person = somebody();
  const first = (await signInBy('google', person)).json();
  const back = travel(14 * 60_000);
  expect((await change(first.accessToken, aPerson().email)).statusCode).toBe(200);
  back();
  const second = await signInBy('google', person);
  const cookie = second.cookies.find(({ name }) => name === 'sid')?.value;
  const home = travel(16 * 60_000);
  const kept = (await api.anonymous.post('/api/auth/refresh', undefined, { cookie: `sid=${cookie}` })).json();
  const late = await change(kept.accessToken, aPerson().email);
  expect([late.statusCode, late.json().details]).toEqual([
    400,
    [{ field: 'email', message: signInAgainFirst }],
  ]);
  home();
});

test('joining another organization is no sign-in of this moment', async () => {
  const other = await signUp(api);
  const made = (await api.anonymous.post('/api/auth/invitations', {}, other.headers)).json();
  const joins = async (accessToken: string) =>
    api.anonymous.post(
      '/api/auth/invitations/accept',
      { token: made.link.split('#')[1] },
      { authorization: `Bearer ${accessToken}` },
    );
  const person = somebody();
  const signIn = await signInBy('google', person);
  const cookie = signIn.cookies.find(({ name }) => name === 'sid')?.value;
  const back = travel(16 * 60_000);
  const kept = (await api.anonymous.post('/api/auth/refresh', undefined, { cookie: `sid=${cookie}` })).json();
  const moved = await joins(kept.accessToken);
  expect(moved.statusCode).toBe(200);
  expect((await change(moved.json().accessToken, aPerson().email)).json().details).toEqual([
    { field: 'email', message: signInAgainFirst },
  ]);
  back();
});

test('undoing a change takes out what the thief has connected, and leaves what was there', async () => {
  const mine = somebody();
  const { user, accessToken } = (await signInBy('google', mine)).json();
  const thief = somebody({ email: aPerson().email });
  expect((await change(accessToken, thief.email)).statusCode).toBe(200);
  const undoToken = await linkTo(mine.email, 'Your address is about to change');
  const confirm = { token: await linkTo(thief.email, 'Confirm your new address') };
  expect((await api.anonymous.post('/api/auth/email/confirm', confirm)).statusCode).toBe(204);
  expect((await signInBy('github', thief)).json().user.id).toBe(user.id);
  expect((await api.anonymous.post('/api/auth/email/undo', { token: undoToken })).statusCode).toBe(200);
  expect((await signInBy('github', thief)).json().user.id).not.toBe(user.id);
  expect((await signInBy('google', mine)).json().user).toMatchObject({ id: user.id, email: mine.email });
});

test('the way back is there also when the thief has brought the account into an organization of theirs', async () => {
  const owner = await signUp(api);
  const made = await api.anonymous.post('/api/auth/invitations', {}, owner.headers);
  const joined = (
    await api.anonymous.post('/api/auth/invitations/accept', {
      ...{ token: made.json().link.split('#')[1], firstName: 'Otieno', lastName: 'Okoth' },
      ...{ email: aPerson().email, password: aPerson().password },
    })
  ).json();
  const { email, id, tenantId } = joined.user;
  await UserModel.updateOne({ _id: id, tenantId }, { $set: { emailVerifiedAt: new Date() } });
  expect((await change(joined.accessToken, aPerson().email, aPerson().password)).statusCode).toBe(200);
  const undoToken = await linkTo(email, 'Your address is about to change');
  const thief = await signUp(api);
  const trap = (await api.anonymous.post('/api/auth/invitations', {}, thief.headers)).json();
  const moved = await api.anonymous.post(
    '/api/auth/invitations/accept',
    { token: trap.link.split('#')[1] },
    { authorization: `Bearer ${joined.accessToken}` },
  );
  expect(moved.statusCode).toBe(200);
  const undone = await api.anonymous.post('/api/auth/email/undo', { token: undoToken });
  expect(undone.statusCode).toBe(200);
  const reset = { token: undone.json().resetToken, password: 'long rains in April' };
  expect((await api.anonymous.post('/api/auth/password/reset', reset)).statusCode).toBe(204);
  await signInAgain(api, aPerson({ email, password: 'long rains in April' }));
});
