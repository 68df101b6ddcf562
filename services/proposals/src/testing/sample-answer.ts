import type { BankAnswer, CreateBankAnswer, FactCard, TextBlock } from '@harambee/domain/schemas';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';

export const answersUrl = '/api/proposals/answers';

/** One paragraph of words. */
export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', content: [{ text }] });

export const waterAnswer: CreateBankAnswer = {
  question: 'What will be different in two years?',
  blocks: [paragraph('Every school has a pump, and girls no longer miss class to carry water.')],
  funder: 'Northern Lakes Foundation',
  callName: 'Small grants 2026',
};

/** A fact of the form, and the piece of a text that states it. */
export const pupils: FactCard = {
  id: 'profile.fact.pupils',
  label: 'Pupils reached',
  kind: 'record',
  value: '1,200',
  uses: 1,
};
export const pupilsBlock: TextBlock = {
  kind: 'paragraph',
  content: [{ text: 'We reach ' }, { fact: pupils.id, text: '1,200', value: '1,200' }, { text: ' pupils.' }],
};

export async function givenAnswer(
  api: TestApp,
  actor: TestActor,
  changed: Partial<CreateBankAnswer> = {},
): Promise<BankAnswer> {
  const answer = await api.as(actor).post(answersUrl, { ...waterAnswer, ...changed });
  expect([answer.statusCode, answer.json().error]).toEqual([201, undefined]);
  return answer.json().answer;
}

/** The body of a PUT that changes nothing. */
export const asUpdate = ({ question, blocks, funder, callName, language, reviewOn }: BankAnswer) => ({
  ...{ question, blocks, funder, callName, language, reviewOn },
});
