import { exported, newActor, publishPersonLeft, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { answersUrl, givenAnswer } from '../testing/sample-answer.ts';

const api = testApp(proposals);

test('the archive has the answer bank of the own organization, deleted answers too while they can be brought back', async () => {
  const ours = await newActor();
  const answer = await givenAnswer(api, ours);
  await givenAnswer(api, await newActor(), { question: 'Theirs?' });
  const { json, files } = await exported(api, ours, 'organization');
  expect(json('organization/answer-bank.json')).toEqual([answer]);
  expect(json('you/answer-bank.json')).toEqual([
    { id: answer.id, question: answer.question, reviewOn: answer.reviewOn },
  ]);
  expect([...files.values()].join()).not.toContain('Theirs');
  await api.as(ours).delete(`${answersUrl}/${answer.id}`);
  const later = await exported(api, ours, 'organization');
  expect(later.json('organization/answer-bank.json')).toEqual([
    expect.objectContaining({ id: answer.id, deletedAt: expect.any(String) }),
  ]);
});

test('of a person who leaves, the answers stay without an owner', async () => {
  const leaving = await newActor({ name: 'Juma Baraka' });
  const staying = await newActor({ tenantId: leaving.tenantId });
  await givenAnswer(api, leaving);
  const own = await givenAnswer(api, staying, { question: 'Own?' });
  await publishPersonLeft(api, leaving.tenantId, leaving.userId);
  const { answers } = (await api.as(staying).get(answersUrl)).json();
  expect(answers).toHaveLength(2);
  expect(answers.map(({ owner }: { owner?: object }) => owner)).toEqual(
    expect.arrayContaining([undefined, own.owner]),
  );
  expect(JSON.stringify(answers)).not.toContain('Juma');
});
