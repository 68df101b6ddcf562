import { isLong } from '@harambee/config/long-tests.mjs';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { answersUrl, asUpdate, givenAnswer, paragraph } from '../testing/sample-answer.ts';
import { BankAnswerModel, type BankAnswerRecord } from './bank-answer.model.ts';

const api = testApp(proposals);

/** Words that funders know, among many that are made up: as in a real bank, most answers have few words in common. */
const known =
  `water school teacher pump committee village repair fund partner women children board audit budget monitor
  report train harvest market clinic river district family meeting plan evidence change risk season`.split(
    /\s+/,
  );
function sentence(seed: number, length: number): string {
  let state = seed + 1;
  return Array.from({ length }, (_, place) => {
    state = (state * 48_271) % 2_147_483_647;
    return place % 5 === 0
      ? known[state % known.length]
      : `word${Math.floor(3_000 * (state / 2_147_483_647) ** 2)}`;
  }).join(' ');
}

const record = (tenantId: string, place: number): BankAnswerRecord => {
  // What was changed just now would be read again by each search.
  const at = new Date(Date.now() - 3_600_000 - place);
  const text = sentence(place, 120);
  return {
    ...{
      _id: `${tenantId}-${place}`,
      tenantId,
      key: `${place}`,
      question: `How do you ${sentence(place + 3, 8)}?`,
    },
    ...{ language: 'en', funder: '', callName: '', blocks: [paragraph(text)], facts: [], text, usedIn: [] },
    ...{ reviewOn: '', isStarred: false, revision: 0, createdAt: at, changedAt: at },
  };
};

const answers = isLong ? 5_000 : 1_000;

test(`a bank of ${answers} answers is searched in under 100 ms of work once its index is built; others do not wait for that`, async () => {
  const [actor, other] = [await newActor(), await newActor()];
  const records = Array.from({ length: answers }, (_, place) => record(actor.tenantId, place));
  await BankAnswerModel.insertMany(records, { lean: true });
  const search = async (question: string) => {
    const start = process.cpuUsage();
    const answer = await api.as(actor).get(`${answersUrl}/search?question=${encodeURIComponent(question)}`);
    expect(answer.json().found.length).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  const building = search('How will you monitor the change?');
  let isBuilt = false;
  void building.then(() => {
    isBuilt = true;
  });
  for (const _ of [1, 2]) await api.as(other).get(`${answersUrl}/choices`);
  expect(isBuilt).toBe(false);
  await building;
  const times: number[] = [];
  for (const question of [
    'Which risks do you see?',
    'Who sits on the board?',
    'What changes for women?',
    'risk',
  ])
    for (const _ of [1, 2]) times.push(await search(question));
  expect(times.sort((one, two) => one - two)[3]).toBeLessThan(100);
});

test('a search knows what was changed, deleted and made since the last one', async () => {
  const actor = await newActor();
  const at = api.as(actor);
  const find = async (question: string): Promise<string[]> => {
    const { found } = (await at.get(`${answersUrl}/search?question=${question}`)).json();
    return found.map(({ answer }: { answer: { question: string } }) => answer.question);
  };
  const one = await givenAnswer(api, actor, { question: 'Giraffes?' });
  expect(await find('giraffes')).toEqual(['Giraffes?']);
  await givenAnswer(api, actor, { question: 'More giraffes?' });
  expect(await find('giraffes')).toHaveLength(2);
  await at.put(`${answersUrl}/${one.id}`, { ...asUpdate(one), question: 'Zebras?' });
  expect(await find('giraffes')).toEqual(['More giraffes?']);
  expect(await find('zebras')).toEqual(['Zebras?']);
  await at.delete(`${answersUrl}/${one.id}`);
  expect(await find('zebras')).toEqual([]);
});
