import { days, sessionEndWords, twoStepMessages } from '@harambee/domain';
import type { Member, MemberSession } from '@harambee/domain/schemas';
import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { mailTo } from '../testing/mailbox.ts';
import { aMemberOf, signInAgain, signUp } from '../testing/people.ts';
import { expectWaiting, inMidPeriod, isIn, setUpApp, signUpWithApp } from '../testing/two-step.ts';
import { findByAddress } from '../users/user.model.ts';
import { forgetSecondStep } from './reset.service.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }), { logs: true });
let backToNow = () => {};
beforeEach(() => {
  backToNow = inMidPeriod();
});
afterEach(() => backToNow());

type Headers = Record<string, string>;
const remove = (url: string, headers: Headers, payload?: object) =>
  api.inject({ method: 'DELETE', url: `/api/auth${url}`, headers, ...(payload && { payload }) });
const refresh = async ({ cookie }: { cookie: string }) => {
  const answer = await api.anonymous.post('/api/auth/refresh', undefined, { cookie });
  return [answer.statusCode, answer.json().error];
};
const proofOf = ({ person }: { person: { password: string } }) => ({ proof: { password: person.password } });
const setRequirement = (who: { headers: Headers; person: { password: string } }, body: object) =>
  api.as(who).put('/api/auth/two-step/requirement', { ...proofOf(who), ...body });
const onlyOwners = [403, 'Only an owner of the organization can do this'];
const said = (answer: { statusCode: number; json(): { error?: string } }) => [
  answer.statusCode,
  answer.json().error,
];

describe('the requirement', () => {
  test('an owner who has it themselves requires it after some days; members are told until when', async () => {
    const owner = await signUp(api);
    const member = await aMemberOf(api, owner);
    expect(said(await setRequirement(owner, { required: true }))).toEqual([409, twoStepMessages.ownFirst]);
    await setUpApp(api, owner);
    const set = await setRequirement(owner, { required: true, graceDays: 7 });
    const requiredFrom = new Date(Date.now() + days(7)).toISOString();
    expect(set.json()).toEqual({ requiredFrom });
    expect((await api.as(member).get('/api/auth/two-step/requirement')).json()).toEqual({ requiredFrom });
    expect((await api.as(member).get('/api/auth/me')).json().user.setUpTwoStepBy).toBe(requiredFrom);
    expect((await api.as(owner).get('/api/auth/me')).json().user).not.toHaveProperty('setUpTwoStepBy');
    expect((await setRequirement(owner, { required: false })).json()).toEqual({});
    expect((await api.as(member).get('/api/auth/me')).json().user).not.toHaveProperty('setUpTwoStepBy');
  });

  test('without days it counts at once: sessions of people without it end, others stay', async () => {
    const owner = await signUpWithApp(api);
    const [without, withApp] = [await aMemberOf(api, owner), await aMemberOf(api, owner)];
    await setUpApp(api, withApp);
    expect((await setRequirement(owner, { required: true, graceDays: 0 })).statusCode).toBe(200);
    // At once: before any refresh.
    expect((await api.as(without).get('/api/auth/me')).statusCode).toBe(401);
    expect(await refresh(without)).toEqual([401, sessionEndWords('two-step-required')]);
    for (const who of [withApp, owner]) expect((await api.as(who).get('/api/auth/me')).statusCode).toBe(200);
    // Whoever needs it cannot turn it off.
    expect(said(await remove('/two-step', withApp.headers, proofOf(withApp)))).toEqual([
      409,
      twoStepMessages.required,
    ]);
    expect(said(await remove('/two-step/app', withApp.headers, proofOf(withApp)))).toEqual([
      409,
      twoStepMessages.required,
    ]);
  });

  test('members cannot change it, and a session of an owner alone is not enough', async () => {
    const owner = await signUpWithApp(api);
    const member = await aMemberOf(api, owner);
    expect(said(await setRequirement(member, { required: true }))).toEqual(onlyOwners);
    const { statusCode } = await api
      .as(owner)
      .put('/api/auth/two-step/requirement', { required: true, proof: {} });
    expect(statusCode).toBe(400);
    for (const graceDays of [-1, 91, 1.5]) {
      expect((await setRequirement(owner, { required: true, graceDays })).statusCode).toBe(400);
    }
  });
});

describe('a member who has lost their device', () => {
  test('an owner resets it: sessions end, the password alone signs in, who did it is kept and mailed', async () => {
    const owner = await signUp(api);
    const member = await aMemberOf(api, owner);
    await setUpApp(api, member);
    const { id } = member.user;
    expect(said(await remove(`/members/${id}/two-step`, member.headers, proofOf(member)))).toEqual(
      onlyOwners,
    );
    expect((await remove(`/members/${id}/two-step`, owner.headers, { proof: {} })).statusCode).toBe(400);
    expect((await remove(`/members/${id}/two-step`, owner.headers, proofOf(owner))).statusCode).toBe(204);
    expect(await refresh(member)).toEqual([401, sessionEndWords('two-step-reset')]);
    const again = await signInAgain(api, member.person);
    const state = (await api.as(again).get('/api/auth/two-step')).json();
    expect(state).toMatchObject({ passkeys: [], recoveryCodesLeft: 0, reset: { by: 'Wanjiku Kamau' } });
    const letters = await mailTo(api, member.person.email);
    expect(letters.find(({ subject }) => subject === 'Your two-step sign-in was reset')?.text).toContain(
      'Wanjiku Kamau',
    );
    expect(api.logLines.join('\n')).toContain('two-step sign-in of a person was reset');
    await setUpApp(api, { person: member.person, headers: again.headers });
    expect((await api.as(again).get('/api/auth/two-step')).json()).not.toHaveProperty('reset');
  });

  test('nobody resets their own, or that of somebody elsewhere', async () => {
    const owner = await signUpWithApp(api);
    const other = await signUpWithApp(api);
    expect(
      (await remove(`/members/${owner.user.id}/two-step`, owner.headers, proofOf(owner))).statusCode,
    ).toBe(409);
    const foreign = await remove(`/members/${other.user.id}/two-step`, owner.headers, proofOf(owner));
    const unknown = await remove(`/members/${'0'.repeat(32)}/two-step`, owner.headers, proofOf(owner));
    expect(said(foreign)).toEqual(said(unknown));
    expect(foreign.statusCode).toBe(404);
    expectWaiting(
      await api.anonymous.post('/api/auth/login', {
        email: other.person.email,
        password: other.person.password,
      }),
    );
  });

  test('the last owner: what the command of the operator does', async () => {
    const { person, headers, user } = await signUpWithApp(api);
    expect((await findByAddress(person.email))?._id).toBe(user.id);
    const reset = { tenantId: user.tenantId, userId: user.id };
    expect(await forgetSecondStep(api.app, reset, 'Your administrator')).toBeDefined();
    expect((await api.as({ headers }).get('/api/auth/me')).statusCode).toBe(401);
    const { email, password } = person;
    expect(isIn(await api.anonymous.post('/api/auth/login', { email, password }))).toBe(true);
  });
});

describe('sessions of the organization', () => {
  const list = async (headers: Headers) =>
    (await api.as({ headers }).get('/api/auth/members/sessions')).json<{ sessions: MemberSession[] }>()
      .sessions;

  test('an owner sees whose they are and ends one, those of a person, and all but their own', async () => {
    const owner = await signUp(api);
    const [member, other] = [await aMemberOf(api, owner), await aMemberOf(api, owner)];
    const second = await signInAgain(api, member.person);
    const { id } = member.user;
    expect(
      (await list(owner.headers)).map(({ id, userId, current }) => [id, userId, current]).sort(),
    ).toEqual(
      [owner, member, other, second]
        .map(({ sessionId, user }) => [sessionId, user.id, sessionId === owner.sessionId])
        .sort(),
    );
    expect((await remove(`/members/${id}/sessions/${second.sessionId}`, owner.headers)).statusCode).toBe(204);
    expect(await refresh(second)).toEqual([401, sessionEndWords('ended-by-owner')]);
    expect((await api.as(second).get('/api/auth/me')).statusCode).toBe(401);
    expect((await api.as(member).get('/api/auth/me')).statusCode).toBe(200);
    expect((await remove(`/members/${id}/sessions`, owner.headers)).statusCode).toBe(204);
    expect((await api.as(member).get('/api/auth/me')).statusCode).toBe(401);
    expect((await api.as(other).get('/api/auth/me')).statusCode).toBe(200);
    expect((await remove('/members/sessions', owner.headers)).statusCode).toBe(204);
    expect((await api.as(other).get('/api/auth/me')).statusCode).toBe(401);
    expect((await list(owner.headers)).map(({ id }) => id)).toEqual([owner.sessionId]);
  });

  test('members see none of it, and no owner sees or ends those of another organization', async () => {
    const [owner, elsewhere] = [await signUp(api), await signUp(api)];
    const member = await aMemberOf(api, owner);
    expect(said(await api.as(member).get('/api/auth/members/sessions'))).toEqual(onlyOwners);
    for (const url of [
      '/members/sessions',
      `/members/${owner.user.id}/sessions`,
      `/members/${owner.user.id}/sessions/${owner.sessionId}`,
    ]) {
      expect(said(await remove(url, member.headers))).toEqual(onlyOwners);
    }
    expect(JSON.stringify(await list(owner.headers))).not.toContain(elsewhere.user.id);
    const url = `/members/${elsewhere.user.id}/sessions/${elsewhere.sessionId}`;
    expect((await remove(url, owner.headers)).statusCode).toBe(404);
    const crossed = `/members/${owner.user.id}/sessions/${member.sessionId}`;
    expect((await remove(crossed, owner.headers)).statusCode).toBe(404);
    // Also under the id of somebody of one's own.
    expect(
      (await remove(`/members/${member.user.id}/sessions/${elsewhere.sessionId}`, owner.headers)).statusCode,
    ).toBe(404);
    await remove(`/members/${elsewhere.user.id}/sessions`, owner.headers);
    expect((await api.as(elsewhere).get('/api/auth/me')).statusCode).toBe(200);
  });

  test('owners see who has two-step sign-in; members do not', async () => {
    const owner = await signUpWithApp(api);
    const member = await aMemberOf(api, owner);
    const seenBy = async (who: { headers: Headers }) =>
      (await api.as(who).get('/api/auth/members'))
        .json<{ members: Member[] }>()
        .members.map(({ twoStep }) => twoStep);
    expect(await seenBy(owner)).toEqual([true, false]);
    expect(await seenBy(member)).toEqual([undefined, undefined]);
  });
});
