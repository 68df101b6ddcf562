import { addMonths, dayOf } from '@harambee/domain';
import type { BankAnswer } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import {
  answersUrl,
  asUpdate,
  givenAnswer,
  paragraph,
  pupilsBlock,
  waterAnswer,
} from '../testing/sample-answer.ts';

const api = testApp(proposals);
const aYearOn = () => dayOf(addMonths(new Date(), 12));

test('an answer written by hand has its language, its writer as owner, and a review day a year on', async () => {
  const actor = await newActor({ name: 'Amina Odhiambo' });
  const answer = await givenAnswer(api, actor, { question: '  What will be\n different? ' });
  expect(answer).toMatchObject({
    question: 'What will be different?',
    blocks: waterAnswer.blocks,
    language: 'en',
    owner: { id: actor.userId, name: 'Amina Odhiambo' },
    reviewOn: aYearOn(),
    ...{ facts: [], usedIn: [], isStarred: false, revision: 0, words: 14 },
  });
  expect((await api.as(actor).get(`${answersUrl}/${answer.id}`)).json().answer).toEqual(answer);
  const french = {
    question: 'À qui le projet profitera-t-il ?',
    blocks: [paragraph('Aux élèves des sept écoles.')],
  };
  expect((await givenAnswer(api, actor, french)).language).toBe('fr');
});

test.each([
  [{ question: ' ' }, [{ field: 'question', message: 'Write the question that this answers' }]],
  [{ blocks: [paragraph(' ')] }, [{ field: 'text', message: 'Write the answer' }]],
])('%j is refused in words, when it is made and when it is changed', async (changed, details) => {
  const actor = await newActor();
  const answer = await givenAnswer(api, actor);
  const refused = [
    await api.as(actor).post(answersUrl, { ...waterAnswer, ...changed }),
    await api.as(actor).put(`${answersUrl}/${answer.id}`, { ...asUpdate(answer), ...changed }),
  ];
  for (const one of refused) expect([one.statusCode, one.json().details]).toEqual([400, details]);
});

test.each([
  [{ tenantId: 'another' }],
  [{ owner: { id: 'somebody', name: 'Somebody' } }],
  [{ isStarred: true }],
  [{ language: 'sw' }],
  [{ reviewOn: '2027-02-30' }],
  [{ question: { $gt: '' } }],
])('%j is refused by the wire', async (changed) => {
  const actor = await newActor();
  expect((await api.as(actor).post(answersUrl, { ...waterAnswer, ...changed })).statusCode).toBe(400);
});

test('words that pass for a fact which the answer does not know become words', async () => {
  const actor = await newActor();
  const answer = await givenAnswer(api, actor, { blocks: [pupilsBlock] });
  expect(answer.blocks).toEqual([
    { kind: 'paragraph', content: [{ text: 'We reach ' }, { text: '1,200' }, { text: ' pupils.' }] },
  ]);
  expect(answer.facts).toEqual([]);
});

test('two people who change an answer learn of each other; a star never meets words', async () => {
  const [actor, colleague] = [await newActor({ name: 'Amina' }), await newActor({ name: 'Juma' })];
  const other = { ...colleague, ...(await newActor({ tenantId: actor.tenantId, name: 'Juma' })) };
  const answer = await givenAnswer(api, actor);
  const put = (who: typeof actor, body: object, revision?: string) =>
    api
      .as(who)
      .put(
        `${answersUrl}/${answer.id}`,
        { ...asUpdate(answer), ...body },
        revision ? { 'if-match': revision } : {},
      );
  const first = await put(actor, { funder: 'Mine' }, '0');
  expect([first.statusCode, first.json().answer.revision]).toEqual([200, 1]);
  const second = await put(other, { funder: 'Yours' }, '0');
  expect([second.statusCode, second.json().answer.funder]).toEqual([412, 'Mine']);
  const star = await api.as(other).put(`${answersUrl}/${answer.id}/star`, { isStarred: true });
  expect(star.json().answer).toMatchObject({ isStarred: true, revision: 1 });
  const third = await put(other, { funder: 'Yours', owner: 'self' }, '"1"');
  expect(third.json().answer).toMatchObject({
    ...{ funder: 'Yours', revision: 2, isStarred: true },
    owner: { id: other.userId, name: 'Juma' },
  });
  expect((await put(actor, { owner: 'nobody' })).json().answer).not.toHaveProperty('owner');
  expect((await api.as(actor).delete(`${answersUrl}/${answer.id}`, { 'if-match': '0' })).statusCode).toBe(
    412,
  );
});

test('a deleted answer is found by nobody, and can be brought back', async () => {
  const actor = await newActor();
  const at = api.as(actor);
  const { id } = await givenAnswer(api, actor);
  const all = async () => (await at.get(answersUrl)).json().answers as BankAnswer[];
  const found = async () => (await at.get(`${answersUrl}/search?question=different`)).json().found;
  expect(await found()).toHaveLength(1);
  expect((await at.delete(`${answersUrl}/${id}`)).statusCode).toBe(204);
  expect([await all(), await found()]).toEqual([[], []]);
  expect((await at.get(`${answersUrl}/${id}`)).statusCode).toBe(404);
  for (const body of [{ isStarred: true }])
    expect((await at.put(`${answersUrl}/${id}/star`, body)).statusCode).toBe(404);
  expect((await at.post(`${answersUrl}/${id}/restore`)).json().answer).toMatchObject({ id, revision: 2 });
  expect(await all()).toHaveLength(1);
  expect(await found()).toHaveLength(1);
  expect((await at.post(`${answersUrl}/${id}/restore`)).json().answer.revision).toBe(2);
});

test('the list comes page by page, what changed last first, narrowed as one likes', async () => {
  const [actor, colleague] = [await newActor(), await newActor()];
  const other = await newActor({ tenantId: actor.tenantId, name: 'Juma' });
  await givenAnswer(api, colleague);
  const one = await givenAnswer(api, actor, { question: 'One?', reviewOn: '2020-01-31' });
  const two = await givenAnswer(api, other, { question: 'Two?', funder: 'Lakes', reviewOn: '' });
  const three = await givenAnswer(api, actor, { question: 'Trois ?', language: 'fr' });
  await api.as(actor).put(`${answersUrl}/${one.id}/star`, { isStarred: true });
  await api.as(actor).put(`${answersUrl}/${two.id}`, asUpdate(two));
  const list = async (query: string) => {
    const { answers, nextCursor } = (await api.as(actor).get(`${answersUrl}?${query}`)).json();
    return { ids: answers.map(({ id }: BankAnswer) => id), nextCursor };
  };
  const first = await list('limit=2');
  expect(first.ids).toEqual([two.id, three.id]);
  expect(await list(`limit=2&cursor=${first.nextCursor}`)).toEqual({ ids: [one.id] });
  expect((await list('language=fr')).ids).toEqual([three.id]);
  expect((await list('starred=only')).ids).toEqual([one.id]);
  expect((await list('review=due')).ids).toEqual([one.id]);
  expect((await list(`owner=${other.userId}`)).ids).toEqual([two.id]);
  expect((await list('funder=Lakes')).ids).toEqual([two.id]);
  expect((await api.as(actor).get(`${answersUrl}?cursor=nonsense`)).statusCode).toBe(400);
  expect((await api.as(actor).get(`${answersUrl}/choices`)).json()).toEqual({
    languages: ['en', 'fr'],
    funders: ['Lakes', 'Northern Lakes Foundation'],
    owners: expect.arrayContaining([{ id: other.userId, name: 'Juma' }]),
    due: 1,
  });
});
