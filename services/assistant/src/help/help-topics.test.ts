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
  ['Drafting failed, what now?', 'drafting-failed', '**Generate again**'],
])('%s', async (message, article, said) => {
  const response = await api.as(await newActor()).post('/api/chat/respond', { message, history: [] });
  const { intent, reply, actions }: ChatAnswer = response.json();
  expect(intent).toBe(`help.${article}`);
  expect(reply).toContain(said);
  expect(actions.map(({ target }) => target)).toContain(`/help/${article}`);
});
