import { dayOf, days } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { answersUrl, asUpdate, givenAnswer } from '../testing/sample-answer.ts';
import { relayed } from '../testing/sample-proposal.ts';
import { tellReviews } from './review-reminders.ts';

const api = testApp(proposals);
const due = async (tenantId: string) => {
  await api.settle();
  return (await relayed(tenantId))
    .filter(({ name }) => name === 'answer.review_due')
    .map(({ payload }) => payload);
};
const inDays = (count: number) => dayOf(new Date(Date.now() + days(count)));

test('when its review day has come, an answer says so once, with its owner; another day makes it say so again', async () => {
  const actor = await newActor();
  const answer = await givenAnswer(api, actor, { reviewOn: inDays(10) });
  await givenAnswer(api, actor, { question: 'Never?', reviewOn: '' });
  await tellReviews();
  expect(await due(actor.tenantId)).toEqual([]);
  const later = new Date(Date.now() + days(11));
  await Promise.all([tellReviews(later), tellReviews(later)]);
  await tellReviews(later);
  const said = {
    answerId: answer.id,
    question: answer.question,
    reviewOn: inDays(10),
    ownerId: actor.userId,
  };
  expect(await due(actor.tenantId)).toEqual([said]);
  const saved = await api
    .as(actor)
    .put(`${answersUrl}/${answer.id}`, { ...asUpdate(answer), owner: 'nobody' });
  await tellReviews(later);
  expect(await due(actor.tenantId)).toHaveLength(1);
  await api
    .as(actor)
    .put(`${answersUrl}/${answer.id}`, { ...asUpdate(saved.json().answer), reviewOn: inDays(20) });
  await tellReviews(new Date(Date.now() + days(21)));
  const { ownerId: _nobody, ...unowned } = { ...said, reviewOn: inDays(20) };
  expect(await due(actor.tenantId)).toEqual(expect.arrayContaining([said, unowned]));
});

test('of a deleted answer nobody is reminded', async () => {
  const actor = await newActor();
  const { id } = await givenAnswer(api, actor, { reviewOn: inDays(1) });
  await api.as(actor).delete(`${answersUrl}/${id}`);
  await tellReviews(new Date(Date.now() + days(2)));
  expect(await due(actor.tenantId)).toEqual([]);
});
