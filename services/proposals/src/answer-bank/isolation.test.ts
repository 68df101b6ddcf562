import {
  expectIsolation,
  expectNoCollectionScan,
  newActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { answersUrl, asUpdate, givenAnswer, paragraph } from '../testing/sample-answer.ts';
import { keepAnswers } from './keep-answers.service.ts';
import { tellReviews } from './review-reminders.ts';

const api = testApp(proposals);

const at =
  (suffix = '') =>
  (id: string) =>
    `${answersUrl}/${id}${suffix}`;
const body = {
  question: 'Why?',
  blocks: [paragraph('Because')],
  ...{ funder: '', callName: '', language: 'en', reviewOn: '' },
};
const callsWithId = [
  { method: 'GET', url: at() },
  { method: 'PUT', url: at(), body },
  { method: 'PUT', url: at(), body, headers: { 'if-match': '0' } },
  { method: 'PUT', url: at('/star'), body: { isStarred: true } },
  { method: 'POST', url: at('/restore') },
  { method: 'DELETE', url: at() },
  { method: 'DELETE', url: at(), headers: { 'if-match': '7' } },
] as const;

test("another tenant's answer answers like one that does not exist, whatever is asked", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenAnswer(api, ours);
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls: callsWithId });
  await api.as(ours).delete(`${answersUrl}/${id}`);
  expect((await api.as(theirs).post(`${answersUrl}/${id}/restore`)).statusCode).toBe(404);
});

test('lists, choices and searches show the own tenant alone, and a cursor leads to nothing of another one', async () => {
  const { ours, theirs } = await twoTenants();
  for (const question of ['Canary one?', 'Canary two?']) await givenAnswer(api, ours, { question });
  const { nextCursor } = (await api.as(ours).get(`${answersUrl}?limit=1`)).json();
  for (const query of ['', `?cursor=${nextCursor}`, '?starred=only', '?language=en', `?owner=${ours.userId}`])
    expect((await api.as(theirs).get(`${answersUrl}${query}`)).json()).toEqual({ answers: [] });
  expect((await api.as(ours).get(`${answersUrl}/search?question=canary`)).json().found).toHaveLength(2);
  expect((await api.as(theirs).get(`${answersUrl}/search?question=canary`)).json()).toEqual({ found: [] });
  expect((await api.as(theirs).get(`${answersUrl}/choices`)).json()).toEqual({
    ...{ languages: [], funders: [], owners: [], due: 0 },
  });
});

test('nobody without a sign-in gets an answer', async () => {
  for (const { method, url, ...call } of callsWithId)
    expect(
      (await api.inject({ method, url: url('x'), ...('body' in call && { payload: call.body }) })).statusCode,
    ).toBe(401);
  for (const url of [answersUrl, `${answersUrl}/choices`, `${answersUrl}/search?question=x`])
    expect((await api.anonymous.get(url)).statusCode).toBe(401);
  expect((await api.anonymous.post(answersUrl, body)).statusCode).toBe(401);
});

test('every question is answered by an index', async () => {
  const actor = await newActor();
  const caller = api.as(actor);
  await expectNoCollectionScan(async () => {
    const answer = await givenAnswer(api, actor);
    await caller.put(`${answersUrl}/${answer.id}`, asUpdate(answer));
    await caller.put(`${answersUrl}/${answer.id}/star`, { isStarred: true });
    for (const query of [
      'limit=1',
      'language=en',
      'starred=only',
      'review=due',
      'funder=x',
      `owner=${actor.userId}`,
    ]) {
      const { nextCursor } = (await caller.get(`${answersUrl}?${query}`)).json();
      if (nextCursor) await caller.get(`${answersUrl}?cursor=${nextCursor}`);
      await caller.get(`${answersUrl}/search?question=different&${query.startsWith('limit') ? '' : query}`);
    }
    await caller.get(`${answersUrl}/choices`);
    await keepAnswers(actor, {
      ...{ proposal: { id: 'p', title: 'P', revision: 1 }, day: '2026-11-24', outcome: 'submitted' },
      ...{ funder: '', callName: '', answers: [{ question: 'Q?', blocks: [paragraph('A')], facts: [] }] },
    });
    await tellReviews();
    await caller.delete(`${answersUrl}/${answer.id}`);
    await caller.post(`${answersUrl}/${answer.id}/restore`);
    await api.settle();
  });
});
