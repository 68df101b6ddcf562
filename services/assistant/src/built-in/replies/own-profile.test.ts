import type { ChatAnswer } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import { madeUpTenant } from '../../evaluation/made-up-tenant.ts';
import { onPeopleChanged } from '../../handlers/on-people-changed.handler.ts';
import { deliverProfile } from '../../testing/deliver.ts';

const api = testApp(assistant);
const answerTo = async (actor: TestActor, message: string): Promise<ChatAnswer> =>
  (await api.as(actor).post('/api/chat/respond', { message, history: [] })).json<ChatAnswer>();

const told = {
  ...madeUpTenant.profile,
  statements: {
    registrationNumber: 'OP.218/051/2011',
    legalStatus: 'trust',
    contactName: 'Achieng Odhiambo',
    contactEmail: 'hello@tumaini.example',
    contactPhone: '',
  } as never,
  standing: {
    taxExemptStatus: 'Registered Charity',
    annualBudgetRange: '$100K - $500K',
    focusAreas: ['Water', 'Education'],
  } as never,
};

test.each([
  ['whats our registration number pls', 'OP.218/051/2011'],
  ['quelle est notre forme juridique ?', 'trust'],
  ['cuál es nuestra situación fiscal', 'Registered Charity'],
  ['qual é o nosso orçamento anual', '$100K - $500K'],
  ['maeneo yetu ya kazi ni yapi, focus areas', 'Water, Education'],
  ['quem é a nossa pessoa de contacto', 'Achieng Odhiambo'],
  ['what is our contact email?', 'hello@tumaini.example'],
])('%s', async (question, value) => {
  const actor = await newActor();
  await deliverProfile(actor.tenantId, told);
  const { reply, actions } = await answerTo(actor, question);
  expect(reply).toContain(value);
  expect(actions.map(({ target }) => target)).toContain('/profiles');
});

test('what is empty is said to be, with the form', async () => {
  const actor = await newActor();
  await deliverProfile(actor.tenantId, told);
  const { intent, actions } = await answerTo(actor, 'What is our contact phone number?');
  expect(intent).toBe('profile.phone');
  expect(actions[0]?.target).toMatch(/^\/profiles\/.+\/edit$/);
});

test('what no event has told is on the page', async () => {
  const actor = await newActor();
  await deliverProfile(actor.tenantId, madeUpTenant.profile);
  expect((await answerTo(actor, 'What is our registration number?')).intent).toBe('elsewhere.contact');
});

test('mail that the product sends is not the contact email', async () => {
  const actor = await newActor();
  await deliverProfile(actor.tenantId, told);
  const { reply } = await answerTo(actor, 'Does it send me an email when the text is ready?');
  expect(reply).not.toContain('hello@tumaini.example');
});

test('people may ask for their own role', async () => {
  const actor = await newActor();
  const { tenantId, userId } = actor;
  const joins = (id: string, firstName: string, role: string) =>
    onPeopleChanged.handle(
      event('user.registered', tenantId, {
        userId: id,
        firstName,
        lastName: 'Baraka',
        role,
      } as never) as never,
    );
  await joins(userId, 'Juma', 'Member');
  await joins(`other-${tenantId}`, 'Amina', 'Reviewer');
  for (const question of ['Which role do I have?', 'q rol tengo yo en la organización']) {
    const { reply } = await answerTo(actor, question);
    expect(reply).toContain('Juma Baraka');
    expect(reply).not.toContain('Amina');
  }
});
