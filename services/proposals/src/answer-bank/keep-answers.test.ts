import type { BankAnswer } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { answersUrl, asUpdate, paragraph, pupils, pupilsBlock } from '../testing/sample-answer.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { type AnswersToKeep, keepAnswers } from './keep-answers.service.ts';

const api = testApp(proposals);

const sent = (changed: Partial<AnswersToKeep> = {}): AnswersToKeep => ({
  proposal: { id: 'p-1', title: 'Six wells', revision: 3 },
  day: '2026-11-24',
  outcome: 'submitted',
  funder: 'Lakes Fund',
  callName: 'Small grants',
  answers: [
    { question: 'Who benefits?', blocks: [pupilsBlock], facts: [pupils] },
    { question: 'Anything else?', blocks: [paragraph('  ')], facts: [] },
  ],
  ...changed,
});
const inBank = async (actor: TestActor): Promise<BankAnswer[]> =>
  (await api.as(actor).get(answersUrl)).json().answers;

test('what is sent is found again, with its facts, its use and who sent it; nothing is left out of nothing', async () => {
  const actor = await newActor({ name: 'Amina' });
  const ids = await keepAnswers(actor, sent());
  expect(ids).toEqual([expect.any(String), '']);
  expect(await inBank(actor)).toMatchObject([
    {
      ...{ id: ids[0], question: 'Who benefits?', blocks: [pupilsBlock], facts: [pupils], language: 'en' },
      ...{ funder: 'Lakes Fund', callName: 'Small grants', isStarred: false },
      usedIn: [{ proposalId: 'p-1', title: 'Six wells', day: '2026-11-24', outcome: 'submitted' }],
      owner: { id: actor.userId, name: 'Amina' },
    },
  ]);
});

test('the same text to the same question is one answer used several times, however it is spaced and repeated', async () => {
  const actor = await newActor();
  await keepAnswers(actor, sent());
  const again = sent({ proposal: { id: 'p-2', title: 'Ten wells', revision: 1 }, day: '2026-12-01' });
  const spaced = { question: ' Who  benefits?', blocks: [pupilsBlock], facts: [pupils] };
  for (const _ of [1, 2]) await keepAnswers(actor, { ...again, answers: [spaced] });
  const [answer, ...others] = await inBank(actor);
  expect(others).toEqual([]);
  expect(answer?.usedIn.map(({ proposalId, day }) => [proposalId, day])).toEqual([
    ['p-2', '2026-12-01'],
    ['p-1', '2026-11-24'],
  ]);
  await keepAnswers(actor, sent({ answers: [{ ...spaced, blocks: [paragraph('Other words')] }] }));
  expect(await inBank(actor)).toHaveLength(2);
});

test('two proposals that are sent at once share one answer, and neither use is lost', async () => {
  const actor = await newActor();
  const uses = ['a', 'b', 'c', 'd'].map((id) => sent({ proposal: { id, title: id, revision: 1 } }));
  await Promise.all(uses.map((use) => keepAnswers(actor, use)));
  const answers = await inBank(actor);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.usedIn.map(({ proposalId }) => proposalId).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a starred answer of a draft is kept, and is sent later', async () => {
  const actor = await newActor();
  const [one] = sent().answers;
  const answers = [{ ...(one as NonNullable<typeof one>), isStarred: true }];
  await keepAnswers(
    actor,
    sent({ outcome: 'draft', answers, proposal: { id: 'p-1', title: 'Six', revision: 1 } }),
  );
  expect(await inBank(actor)).toMatchObject([{ isStarred: true, usedIn: [{ outcome: 'draft' }] }]);
  await keepAnswers(actor, sent());
  expect(await inBank(actor)).toMatchObject([{ isStarred: true, usedIn: [{ outcome: 'submitted' }] }]);
});

test('an answer that was changed or deleted by hand stays so; the same text sent again is one of its own', async () => {
  const actor = await newActor();
  await keepAnswers(actor, sent());
  const [kept] = await inBank(actor);
  const own = { ...asUpdate(kept as BankAnswer), blocks: [paragraph('My own words')] };
  await api.as(actor).put(`${answersUrl}/${kept?.id}`, own);
  await keepAnswers(actor, sent({ proposal: { id: 'p-2', title: 'Ten', revision: 1 } }));
  const answers = await inBank(actor);
  expect(answers.map(({ blocks }) => blocks)).toEqual([[pupilsBlock], own.blocks]);
  expect(answers[0]?.usedIn.map(({ proposalId }) => proposalId)).toEqual(['p-2']);
});

test('an answer knows how it went: it follows the status of its proposal, and keeps what was decided', async () => {
  const actor = await newActor();
  const at = api.as(actor);
  const proposal = await givenProposal(api, actor, { generate: false });
  const move = async (status: string) => {
    expect((await at.post(`/api/proposals/${proposal.id}/status`, { status })).statusCode).toBe(200);
    await api.settle();
  };
  const outcome = async () => (await inBank(actor))[0]?.usedIn.map((use) => use.outcome);
  await move('submitted');
  await keepAnswers(actor, sent({ proposal: { id: proposal.id, title: proposal.title, revision: 1 } }));
  await move('under_review');
  expect(await outcome()).toEqual(['submitted']);
  await move('rejected');
  expect(await outcome()).toEqual(['rejected']);
  await move('draft');
  expect(await outcome()).toEqual(['rejected']);
  await move('submitted');
  await move('under_review');
  await move('approved');
  expect(await outcome()).toEqual(['approved']);
});
