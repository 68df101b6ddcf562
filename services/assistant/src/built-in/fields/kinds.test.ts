import type { ChatAnswer } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import { deliverProposal } from '../../testing/deliver.ts';
import { settleWorld, world } from '../../testing/settle-world.ts';

const api = testApp(assistant);
const replyTo = async (actor: TestActor, message: string): Promise<string> =>
  (await api.as(actor).post('/api/chat/respond', { message, history: [] })).json<ChatAnswer>().reply;

let actor: TestActor;
let travelBack: () => void;

beforeAll(async () => {
  travelBack = travel(Date.parse(world.now) - Date.now());
  actor = await settleWorld();
});
afterAll(() => travelBack());

test.each([
  ['What has Brian sent?', ['Solar pumps for Makueni clinics'], ['Tree nurseries']],
  ['Which proposals of Brian are drafts or failed?', ['Tree nurseries'], ['Makueni clinics']],
  ['Which colleagues have no proposal?', ['Achieng', 'Fatuma'], ['Grace', 'Joseph']],
  ['Which colleagues have a proposal that was not sent?', ['Amina', 'Brian', 'Grace', 'Joseph'], ['Fatuma']],
  ['Which calls have no proposal?', ['Solar cold chains', 'Spring round 2027'], ['Clean hands']],
  ['Which proposals were sent in May or July 2026?', ['Mobile clinic', 'Reading library'], ['Dairy goats']],
  ['Which proposals ask for more than their call gives?', ['none'], ['Clean water for Kitui']],
  ['Which of the submitted ones were approved?', ['Reading library'], ['Teacher training']],
  ['Which took longest from its creation to sending?', ['Clean water for Mwingi', '161 days'], ['Kitui']],
  ['Qual proposta demorou menos pra ser enviada?', ['Rainwater tanks', '70 dias'], ['Mwingi']],
  ['Of the rejected ones, which took longest to be sent?', ['Mobile clinic', '87 days'], ['Clean water']],
  ['Which of the calls we are preparing pays most in euros?', ['School energy 2026'], ['Clinic energy']],
  ['Whats due in the next two weeks and who is on it?', ['Hygiene lessons', 'Amina'], ['Girls coding']],
  ['Pendekezo la mbuzi limefika wapi?', ['Dairy goats for Mwingi women'], ['Tree nurseries']],
  ['À quelle date on a envoyé la demande pour les enseignants ?', ['Teacher training'], ['Mobile']],
  ['Mapendekezo ya shule ni yapi?', ['School latrines', 'Solar pumps for Kitui schools'], ['Mobile clinic']],
  ['Combien de temps avant la date limite on a envoyé Reading library ?', ['1 jour'], ['21']],
  ['Quem assinou a Solar pumps for Kitui schools e quando?', ['Joseph', '23 de novembro'], ['dezembro']],
  ['Qui a créé Drought relief et quand ?', ['6 octobre 2026'], ['31 octobre']],
  ['Mapendekezo ambayo ni rasimu, nani anaongoza kila moja?', ['Amina Mwende', 'Grace Kilonzo'], ['Brian']],
] as const)('“%s”', async (message, named, others) => {
  const reply = await replyTo(actor, message);
  for (const words of named) expect(reply).toContain(words);
  for (const words of others) expect(reply).not.toContain(words);
});

test('what was not done is no question of changes', async () => {
  expect(await replyTo(actor, 'Which proposals were not sent by Brian?')).not.toMatch(/Makueni clinics/);
});

test('an order that several languages write alike is refused in each of them', async () => {
  const reply = await replyTo(actor, 'invite ana@example.org');
  expect(reply).toContain('I cannot do that');
  expect(reply).toContain('Je ne peux pas le faire');
});

test('a figure that no event has told of any record is said to be unknown', async () => {
  const other = await newActor();
  await deliverProposal(other.tenantId, { title: 'Clean water' });
  await deliverProposal(other.tenantId, { title: 'School garden' });
  expect(await replyTo(other, 'Which proposal has the highest readiness?')).toMatch(/cannot see/);
});
