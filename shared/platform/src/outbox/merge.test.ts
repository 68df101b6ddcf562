import { mergeProposals, unreadRevision } from '@harambee/domain';
import { edit, fieldsWith, make, noAnswer, outboxScene, stored } from '../testing/outbox-scene.ts';
import type { OutboxAction } from './outbox-action.ts';
import { registerOutbox } from './registered-actions.ts';
import { replay } from './replay.ts';
import { sendOrQueue } from './send-or-queue.ts';
import { sendRecord } from './send-record.ts';
import { sentAs } from './sent.ts';

const scene = outboxScene();
const savedIn = (answer: unknown) => {
  const { proposal, changedBy } = answer as {
    proposal: { id: string; revision: number; draftContent: object };
    changedBy?: string;
  };
  return { ...proposal, answers: proposal.draftContent, ...(changedBy && { changedBy }) };
};
const update: OutboxAction = {
  label: 'Changes to a proposal',
  nameOf: () => 'Untitled',
  accepts: () => true,
  send: (entry) =>
    sendRecord(entry, {
      method: 'PUT',
      path: `/api/proposals/${entry.data.id}`,
      savedIn,
      merging: async () => mergeProposals,
    }),
  refreshes: [],
};
beforeEach(() => registerOutbox({ 'proposal-update': update }));

const read = fieldsWith('as it was read');
/** The record as somebody else has saved it. */
const saved = (more: Partial<typeof read>, revision = 5) =>
  scene.server.proposals.set('p-1', { fields: { ...read, ...more }, revision });
const change = (more: Partial<typeof read>, revision = 0) =>
  sendOrQueue(
    {
      action: 'proposal-update',
      data: { id: 'p-1', body: { ...read, ...more }, revision, read },
      title: 'Wells',
      id: crypto.randomUUID(),
    },
    noAnswer,
  );
const present = () => scene.server.proposals.get('p-1')?.fields;

test('different fields of two people are both there afterwards, without a question; who and what is told', async () => {
  saved({ description: 'Theirs' });
  await change({ team: 'Mine' });
  const { sent, returned } = await replay('u1', 't1');
  expect(present()).toMatchObject({ description: 'Theirs', team: 'Mine' });
  expect(returned).toEqual([]);
  expect(sent).toMatchObject([{ entry: { merged: { parts: ['Description'] } }, id: 'p-1' }]);
  expect(stored()).toEqual([]);
});

test('the same field is asked about: both texts are kept', async () => {
  saved({ description: 'Theirs' });
  await change({ description: 'Mine', team: 'Mine' });
  const { returned } = await replay('u1', 't1');
  expect(returned).toHaveLength(1);
  expect(present()).toMatchObject({ description: 'Theirs', team: '' });
  expect(stored()).toMatchObject([
    { data: { body: { description: 'Mine' } }, theirs: { revision: 5, answers: { description: 'Theirs' } } },
  ]);
});

test('a third change while the merged one is on its way is merged as well', async () => {
  saved({ description: 'Theirs' });
  await change({ team: 'Mine' });
  const answer = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    calls += 1;
    if (calls === 2) saved({ description: 'Theirs', timeline: 'A third person’s' }, 6);
    return answer(input, init);
  };
  await replay('u1', 't1');
  expect(present()).toMatchObject({ description: 'Theirs', timeline: 'A third person’s', team: 'Mine' });
});

test('a merged whole that the server does not accept is asked about, with the own text as it was', async () => {
  saved({ description: 'Theirs' });
  await change({ team: 'Mine' });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as RequestInfo, init);
    const { description, team } = (await request.clone().json()) as typeof read;
    if (description === 'Theirs' && team === 'Mine')
      return Response.json({ error: 'Not together' }, { status: 400 });
    return answer(request);
  };
  await replay('u1', 't1');
  expect(stored()).toMatchObject([
    {
      data: { body: { description: '', team: 'Mine' }, revision: 0 },
      theirs: { revision: 5, answers: { description: 'Theirs', team: '' } },
    },
  ]);
  expect(stored()[0]).not.toHaveProperty('merged');
});

test('a later change behind a merged one does not undo what the other has changed', async () => {
  saved({ description: 'Theirs' });
  await change({ team: 'Mine' });
  const answer = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    calls += 1;
    // While it is on its way, the person goes on in a form that has never seen the other's change.
    if (calls === 2) await change({ team: 'Mine', timeline: 'Later' });
    return answer(input, init);
  };
  await replay('u1', 't1');
  await replay('u1', 't1');
  expect(present()).toMatchObject({ description: 'Theirs', team: 'Mine', timeline: 'Later' });
  expect(stored()).toEqual([]);
});

test('a record someone else has made first becomes a change of theirs, and links to the own one lead there', async () => {
  scene.setOnline(false);
  const create: OutboxAction = {
    ...update,
    label: 'New proposal',
    send: async () => ({ kind: 'exists', id: 'p-1', read: { ...read } }),
    asChange: ({ body = {} }) => ({ action: 'proposal-update', body }),
  };
  registerOutbox({ 'proposal-create': create });
  saved({ description: 'Theirs' }, 0);
  const { id } = await make('Mine');
  await edit(id, 'Mine, better');
  await replay('u1', 't1');
  expect(present()).toMatchObject({ title: 'Mine, better', description: 'Theirs' });
  expect(sentAs(id)).toEqual({ id: 'p-1', revision: unreadRevision });
  expect(scene.server.proposals.size).toBe(1);
});
