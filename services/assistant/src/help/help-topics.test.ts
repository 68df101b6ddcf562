import type { ChatAnswer } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../app.ts';

const api = testApp(assistant);

test.each([
  ['How do I duplicate a proposal?', 'duplicate', '**Duplicate**'],
  ['How do I give a task to a colleague?', 'proposal-people', '**People**'],
  ['What is the limit per week?', 'week-limit', 'The first 20 new ones'],
  ['How do I delete a document?', 'documents-kept', '**Undo**'],
  ['Comment supprimer un document ?', 'documents-kept', '30 jours'],
  ['¿Cómo borro un documento?', 'documents-kept', '30 días'],
  ['How big can a file be for the documents page?', 'document-locker', 'up to 20 MB'],
  [
    'Is there a limit how many proposals we can write in a week?',
    'week-limit',
    'as many proposals as you like',
  ],
  ['El presupuesto, ¿lo tengo que sumar a mano o lo suma Harambee?', 'budget', 'added up for you'],
  ['Comment j’enregistre l’appel d’un bailleur trouvé sur internet ?', 'calls', '**New call**'],
  [
    'Nikireplace document kwa file isiyo sahihi naweza kuirudisha mpaka siku ngapi?',
    'documents-kept',
    'siku 30',
  ],
  ['Nifanyeje ili wengine wasione namba yetu ya simu?', 'public-profile', '**Edit Profile**'],
  ['Est-ce que Harambee écrit le texte tout seul ?', 'generate', 'is drafted from what you entered'],
  ['Drafting failed, what now?', 'drafting-failed', '**Generate again**'],
])('%s', async (message, article, said) => {
  const response = await api.as(await newActor()).post('/api/chat/respond', { message, history: [] });
  const { intent, reply, actions }: ChatAnswer = response.json();
  expect(intent).toBe(`help.${article}`);
  expect(reply).toContain(said);
  expect(actions.map(({ target }) => target)).toContain(`/help/${article}`);
});

test('what no article is about is not answered with another one', async () => {
  const response = await api
    .as(await newActor())
    .post('/api/chat/respond', { message: 'Como recupero uma proposta apagada?', history: [] });
  expect(response.json<ChatAnswer>().intent).toBe('unknown');
});

test('what an article does not speak of is named before it', async () => {
  const response = await api
    .as(await newActor())
    .post('/api/chat/respond', { message: 'Does Harambee send the proposal by pigeon?', history: [] });
  const { intent, reply }: ChatAnswer = response.json();
  expect(intent).toBe('help.submit');
  expect(reply).toContain('“pigeon”');
});
