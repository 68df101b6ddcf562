import type { BankAnswer, TextBlock } from '@harambee/domain/schemas';
import { NotFound, PreconditionFailed } from '@harambee/service-kit';
import { newActor, type TestActor, testApp, twoTenants } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { restateBankAnswer } from './restate-answer.service.ts';

const api = testApp(proposals);
const url = '/api/proposals/answers';
const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

async function given(actor: TestActor): Promise<BankAnswer> {
  const body = { question: 'Whom do you reach?', blocks: words('1,200 pupils.'), funder: '', callName: '' };
  const answer = await api.as(actor).post(url, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().answer;
}
const read = async (actor: TestActor, id: string): Promise<BankAnswer> =>
  (await api.as(actor).get(`${url}/${id}`)).json().answer;

test('an answer that somebody changed since it was read is not written over', async () => {
  const actor = await newActor();
  const { id, revision } = await given(actor);
  await restateBankAnswer(actor, id, { blocks: words('1,450 pupils.'), revision });
  const now = await read(actor, id);
  expect(now).toMatchObject({ blocks: words('1,450 pupils.'), revision: revision + 1 });
  const late = restateBankAnswer(actor, id, { blocks: words('1,300 pupils.'), revision });
  await expect(late).rejects.toThrow(PreconditionFailed);
  expect(await read(actor, id)).toEqual(now);
});

test('an answer of another organization is unknown', async () => {
  const { ours, theirs } = await twoTenants();
  const { id, revision } = await given(ours);
  const foreign = restateBankAnswer(theirs, id, { blocks: words('x'), revision });
  await expect(foreign).rejects.toThrow(NotFound);
});
