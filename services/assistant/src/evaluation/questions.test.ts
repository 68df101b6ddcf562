import type { ChatAnswer } from '@harambee/domain/schemas';
import { testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../app.ts';
import {
  heldOutQuestions,
  madeUpTenant,
  type Question,
  questions,
  type SettledTenant,
  settleMadeUpTenant,
} from './made-up-tenant.ts';

const api = testApp(assistant);
let tenant: SettledTenant;
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(madeUpTenant.today) - Date.now());
  tenant = await settleMadeUpTenant();
});
afterAll(() => travelBack());

/** Why an answer is wrong; undefined if it is right. */
async function faultOf({ ask, says = [], page, unknown = false }: Question): Promise<string | undefined> {
  const response = await api.as(tenant.actor).post('/api/chat/respond', { message: ask, history: [] });
  const { reply, actions, intent }: ChatAnswer = response.json();
  const text = reply.toLowerCase();
  const unsaid = says.filter((words) => !text.includes(words.toLowerCase()));
  const target = actions[0]?.target;
  const isRight =
    response.statusCode === 200 &&
    unsaid.length === 0 &&
    (page === undefined || target === tenant.pathOf(page)) &&
    unknown === (intent === 'unknown');
  return isRight ? undefined : `${ask} → [${intent}] ${target ?? 'no page'}: ${reply.slice(0, 160)}`;
}

async function faultsOf(list: readonly Question[]): Promise<string[]> {
  const faults: string[] = [];
  for (const question of list) {
    const fault = await faultOf(question);
    if (fault) faults.push(fault);
  }
  return faults;
}

test('there are at least 60 questions, and at least 55 of every 60 are answered correctly', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const faults = await faultsOf(questions);
  expect({ faults, isEnough: faults.length <= Math.floor((questions.length * 5) / 60) }).toEqual({
    faults,
    isEnough: true,
  });
});

test('the same share of the questions that were written after the engine', async () => {
  const faults = await faultsOf(heldOutQuestions);
  expect({ faults, isEnough: faults.length <= Math.floor((heldOutQuestions.length * 5) / 60) }).toEqual({
    faults,
    isEnough: true,
  });
});
