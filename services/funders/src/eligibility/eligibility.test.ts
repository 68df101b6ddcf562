import { emptyCallRow } from '@harambee/domain';
import type { Eligibility } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { onProfileRestated } from '../handlers/on-profile-restated.handler.ts';
import { base, eventsOf, givenCall } from '../testing/sample-call.ts';
import { givenProfile, kenyanProfile } from '../testing/sample-profile.ts';

const api = testApp(funders);

const row = (id: string, cells: object) => ({ ...emptyCallRow('eligibility', id), ...cells });
const eligibility = [
  row('country', { kind: 'country', text: 'Registered in Kenya', value: 'Kenya' }),
  row('age', { kind: 'age', text: 'At least two years old', value: '2 years' }),
  row('account', { kind: 'other', text: 'A bank account of its own' }),
];

async function setUp() {
  const actor = await newActor();
  await givenProfile(actor);
  const { id } = await givenCall(api, actor, { eligibility });
  const caller = api.as(actor);
  const of = async (query = ''): Promise<Eligibility> =>
    (await caller.get(`${base}/${id}/eligibility${query}`)).json().eligibility;
  const check = (rowId: string, verdict: 'yes' | 'no' | null, headers = {}) =>
    caller.put(`${base}/${id}/eligibility/${rowId}`, { verdict }, headers);
  return { actor, caller, id, of, check };
}
const verdicts = ({ checks }: Eligibility) => checks.map(({ verdict }) => verdict);

test('each statement is held against the profile of now, and no answer is stored', async () => {
  const { actor, of } = await setUp();
  const first = await of();
  expect([first.verdict, first.hasProfile, verdicts(first)]).toEqual(['ask', true, ['yes', 'yes', 'ask']]);
  await givenProfile(actor, { revision: 2, location: 'Arusha, Tanzania' });
  expect([(await of()).verdict, verdicts(await of())]).toEqual(['no', ['no', 'yes', 'ask']]);
  // An older event changes nothing.
  await givenProfile(actor);
  expect((await of()).verdict).toBe('no');
});

test('without a profile everything is asked about', async () => {
  const actor = await newActor();
  const { id } = await givenCall(api, actor, { eligibility });
  const { eligibility: found } = (await api.as(actor).get(`${base}/${id}/eligibility`)).json();
  expect([found.hasProfile, found.verdict, verdicts(found)]).toEqual([false, 'ask', ['ask', 'ask', 'ask']]);
});

test('the amounts of a proposal are held against those of the call', async () => {
  const { of } = await setUp();
  const amounts = async (query: string) => (await of(query)).checks.at(-1);
  expect(await amounts('?amount=40000&currency=EUR')).toMatchObject({ rowId: 'amounts', verdict: 'yes' });
  expect(await amounts('?amount=40001&currency=EUR')).toMatchObject({ rowId: 'amounts', verdict: 'no' });
  expect(await amounts('?amount=20000')).toMatchObject({ rowId: 'amounts', verdict: 'ask' });
});

test('a check by hand counts where the rule asks, has name and day, and can be taken back', async () => {
  const { actor, caller, id, of, check } = await setUp();
  const answer = await check('account', 'yes');
  expect(answer.statusCode).toBe(200);
  const { eligibility: found } = answer.json();
  expect([found.verdict, found.revision]).toEqual(['yes', 1]);
  expect(found.checks[2]).toMatchObject({
    verdict: 'ask',
    byHand: { verdict: 'yes', by: { id: actor.userId, name: actor.name }, at: expect.any(String) },
  });
  expect((await caller.get(`${base}/${id}`)).json().call.checks).toMatchObject([
    { rowId: 'account', verdict: 'yes' },
  ]);
  await check('country', 'no');
  expect([(await of()).verdict, (await of()).checks[0]?.byHand?.verdict]).toEqual(['yes', 'no']);
  await check('account', null);
  expect((await of()).verdict).toBe('ask');
});

test('a check by hand is of the words it was made for, and stays while other words change', async () => {
  const { caller, id, of, check } = await setUp();
  await check('account', 'yes');
  const { call } = (await caller.get(`${base}/${id}`)).json();
  const { id: _id, revision: _revision, createdAt, updatedAt, deadlineAt, checks, ...content } = call;
  await caller.put(`${base}/${id}`, { ...content, notes: 'Asked the bank' });
  expect((await of()).checks[2]?.byHand).toBeDefined();
  const other = eligibility.map((one) =>
    one.id === 'account' ? { ...one, text: 'Two bank accounts' } : one,
  );
  await caller.put(`${base}/${id}`, { ...content, eligibility: other });
  expect((await of()).checks[2]?.byHand).toBeUndefined();
});

test('somebody else was faster: 412 with what is there now', async () => {
  const { check } = await setUp();
  await check('account', 'yes', { 'if-match': '"0"' });
  const late = await check('account', 'no', { 'if-match': '"0"' });
  expect([late.statusCode, late.json().eligibility.checks[2].byHand.verdict]).toEqual([412, 'yes']);
  expect((await check('gone', 'no')).statusCode).toBe(404);
  expect((await check('account', 'maybe' as 'no')).statusCode).toBe(400);
});

test('other services learn of it, without who found it out', async () => {
  const { actor, check, id } = await setUp();
  await check('account', 'yes');
  const last = (await eventsOf(api, actor.tenantId)).at(-1);
  expect(last?.payload).toMatchObject({
    callId: id,
    revision: 1,
    checks: [{ rowId: 'account', verdict: 'yes' }],
  });
  expect(JSON.stringify(last?.payload)).not.toContain(actor.name);
});

test('what events of an old profile lacked is learned without a change of the profile (OPS-32)', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const { standing, ...old } = { ...kenyanProfile, type: 'Other', sdgs: [] };
  await onProfileChanged.handle(event('profile.updated', tenantId, old));
  const sector = row('sector', { kind: 'sector', text: 'Works in water', value: 'Water' });
  const { id } = await givenCall(api, actor, { eligibility: [sector] });
  const verdict = async () =>
    verdicts((await api.as(actor).get(`${base}/${id}/eligibility`)).json().eligibility)[0];
  const before = await verdict();
  await onProfileRestated.handle(
    event('profile.restated', tenantId, { ...old, ...(standing && { standing }) }),
  );
  expect([before, await verdict()]).toEqual(['ask', 'yes']);
  // An old profile that was saved since then is not put back.
  await onProfileChanged.handle(event('profile.updated', tenantId, { ...old, revision: 2 }));
  await onProfileRestated.handle(
    event('profile.restated', tenantId, { ...old, name: 'Before', ...(standing && { standing }) }),
  );
  expect(await verdict()).toBe('yes');
});
