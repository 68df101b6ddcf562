import type { ChatAnswer } from '@harambee/domain/schemas';
import { type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../app.ts';
import { settleWorld, world } from '../testing/settle-world.ts';

const api = testApp(assistant);
let actor: TestActor;
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(world.now) - Date.now());
  actor = await settleWorld();
});
afterAll(() => travelBack());

async function replyTo(message: string): Promise<string> {
  const response = await api.as(actor).post('/api/chat/respond', { message, history: [] });
  return (response.json() as ChatAnswer).reply;
}

// What an answer does not take into account it names first, whichever part of the question it is.
test.each([
  ['a concept', 'why was the mobile clinic rejected?', '“why”'],
  ['a word of no vocabulary', 'how many purple proposals are approved?', '“purple”'],
  ['in French', 'pourquoi la mobile clinic est refusée ?', 'Je ne peux pas tenir compte de “pourquoi”'],
  ['a person', 'what is our success rate for Joseph?', '“Joseph Mutua”'],
  ['a period', 'who leads the reading library since June?', '“since June”'],
  ['a funder', 'what badges did we get from Green Acre?', '“Green Acre Trust”'],
  ['a limit', 'who leads the reading library over 50,000 dollars?', '“over 50 000”'],
])('%s that the answer ignores is named', async (_part, message, named) => {
  const [first = ''] = (await replyTo(message)).split('\n');
  expect(first).toContain(named);
});

test.each(['who leads the reading library?', 'how many drafts do we have?', 'quels brouillons avons-nous ?'])(
  '“%s” is answered without naming anything',
  async (message) => {
    expect(await replyTo(message)).not.toMatch(/I cannot take|tenir compte/);
  },
);
