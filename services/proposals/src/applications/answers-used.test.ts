import { answerAsPlainText } from '@harambee/domain';
import type { BankAnswer, TextBlock } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onAnswersUsed } from '../handlers/on-answers-used.handler.ts';
import { answersUrl } from '../testing/sample-answer.ts';
import { givenKnownCall } from '../testing/sample-call.ts';
import { givenProposal, relayed } from '../testing/sample-proposal.ts';

const api = testApp(proposals);

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

async function givenDraft(actor: TestActor) {
  const callId = await givenKnownCall(actor);
  return givenProposal(api, actor, { callId, generate: false });
}

const put = (actor: TestActor, id: string, questionId: string, change: object) =>
  api.as(actor).put(`/api/proposals/${id}/answers/${questionId}`, change);
const send = (actor: TestActor, id: string, status: string) =>
  api.as(actor).post(`/api/proposals/${id}/status`, { status });

async function inBank(actor: TestActor): Promise<BankAnswer[]> {
  await api.settle();
  const items: { id: string }[] = (await api.as(actor).get(answersUrl)).json().answers;
  return Promise.all(
    items.map(async ({ id }) => (await api.as(actor).get(`${answersUrl}/${id}`)).json().answer),
  );
}

test('every answer with words that is sent is in the answer bank, once, and knows how it went (CALL-32, CALL-34)', async () => {
  const actor = await newActor({ name: 'Amina Odhiambo' });
  const { id, title } = await givenDraft(actor);
  const reach = { fact: 'proposal.beneficiaries', text: '7,200', value: '7,200' };
  await put(actor, id, 'need', { blocks: [{ kind: 'paragraph', content: [{ text: 'We reach ' }, reach] }] });
  await put(actor, id, 'name', { blocks: words('Maji Safi Trust') });
  await put(actor, id, 'more', { blocks: words('  ') });
  expect(await inBank(actor)).toEqual([]);
  await send(actor, id, 'submitted');
  const kept = await inBank(actor);
  expect(
    kept
      .map(({ question, funder, usedIn, owner }) => [question, funder, usedIn[0]?.outcome, owner?.name])
      .sort(),
  ).toEqual([
    ['Legal name of the applicant', 'Lakes Foundation', 'submitted', 'Amina Odhiambo'],
    ['Why is your project needed?', 'Lakes Foundation', 'submitted', 'Amina Odhiambo'],
  ]);
  const need = kept.find(({ question }) => question.startsWith('Why'));
  expect(need).toMatchObject({
    callName: 'Small grants for clean lakes',
    usedIn: [{ proposalId: id, title }],
  });
  expect(need?.facts.map((fact) => [fact.id, fact.value])).toEqual([['proposal.beneficiaries', '7,200']]);
  // The event comes again.
  const sent = (await relayed(actor.tenantId)).find(({ name }) => name === 'proposal.status_changed');
  await onAnswersUsed.handle({ ...event('proposal.status_changed', actor.tenantId, sent?.payload as never) });
  expect(await inBank(actor)).toHaveLength(2);
  await send(actor, id, 'under_review');
  await send(actor, id, 'rejected');
  expect((await inBank(actor)).map(({ usedIn }) => usedIn[0]?.outcome)).toEqual(['rejected', 'rejected']);
});

test('a starred answer is in the answer bank at once, and not at each of its later changes (CALL-32)', async () => {
  const actor = await newActor();
  const { id } = await givenDraft(actor);
  await put(actor, id, 'name', { blocks: words('Maji Safi') });
  await put(actor, id, 'name', { isStarred: true });
  expect(await inBank(actor)).toMatchObject([
    { isStarred: true, blocks: words('Maji Safi'), usedIn: [{ outcome: 'draft' }] },
  ]);
  for (const text of ['Maji Safi T', 'Maji Safi Trust'])
    await put(actor, id, 'name', { blocks: words(text), isStarred: true });
  await put(actor, id, 'need', { isStarred: true });
  expect(await inBank(actor)).toHaveLength(1);
  await send(actor, id, 'submitted');
  const texts = (await inBank(actor)).map(({ blocks }) => answerAsPlainText(blocks));
  expect(texts.sort()).toEqual(['Maji Safi', 'Maji Safi Trust']);
});

test('an answer from the bank begins with its words, which are the person’s own (CALL-24)', async () => {
  const actor = await newActor();
  const { id } = await givenDraft(actor);
  const start = { kind: 'bank', answerId: 'a-former-one' };
  const answer = await put(actor, id, 'name', { start, blocks: words('As before.') });
  expect(answer.json().answer).toMatchObject({
    start,
    blocks: words('As before.'),
    text: words('As before.'),
  });
});
