import { edit, make, noAnswer, outboxScene, stored } from '../testing/outbox-scene.ts';
import type { OutboxAction } from './outbox-action.ts';
import { registerOutbox } from './registered-actions.ts';
import { replay } from './replay.ts';
import { sendOrQueue } from './send-or-queue.ts';
import { sentAs } from './sent.ts';

const scene = outboxScene();

beforeEach(() => scene.setOnline(false));

test('change what was never sent: one call in the end', async () => {
  const { id } = await make('Wells');
  await edit(id, 'Deeper wells');
  expect(stored()).toMatchObject([
    {
      action: 'proposal-create',
      title: 'Deeper wells',
      data: { body: { title: 'Deeper wells', generate: false } },
    },
  ]);
  await replay('u1', 't1');
  expect(scene.server.writes.map(({ title }) => title)).toEqual(['Deeper wells']);
});

test('are actions of their own once it may have arrived: no key with two bodies', async () => {
  scene.setOnline(true);
  const { id } = await make('Wells');
  await edit(id, 'Deeper wells');
  await edit(id, 'Deepest wells');
  expect(stored().map(({ action, title }) => [action, title])).toEqual([
    ['proposal-create', 'Wells'],
    ['proposal-update', 'Deepest wells'],
  ]);
  scene.server.outcomes.push('answer lost');
  await replay('u1', 't1');
  await replay('u1', 't1');
  expect(scene.server.writes.map(({ title }) => title)).toEqual(['Wells', 'Deepest wells']);
  expect(scene.server.clashes()).toBe(0);
  expect(sentAs(id)).toEqual({ id: 'server-1', revision: 0 });
});

test('by the form it was written in: another body, the same place in the queue', async () => {
  const { id } = await make('Wells');
  await make('Other');
  await make('Better wells', noAnswer, id);
  expect(stored().map(({ title }) => title)).toEqual(['Better wells', 'Other']);
  expect(stored()[0]?.id).toBe(id);
});

test('by that form, after it has arrived meanwhile: changed, not made once more', async () => {
  const { id } = await make('Wells');
  await replay('u1', 't1');
  await make('Better wells', noAnswer, id);
  await replay('u1', 't1');
  expect(scene.titles()).toEqual(['Better wells']);
});

test('of an action that collects: one entry, whose calls are sent one by one', async () => {
  interface Marks {
    ids: string[];
  }
  let fails = false;
  const calls: string[] = [];
  const action: OutboxAction<Marks> = {
    label: 'Marks',
    nameOf: () => 'Marks',
    accepts: (data) => 'ids' in data,
    collects: true,
    merge: (one, other) => ({ ids: [...new Set([...one.ids, ...other.ids])] }),
    send: async ({ data: { ids } }) => {
      const [id = ''] = ids;
      calls.push(id);
      if (fails) throw new TypeError('Failed to fetch');
      fails = true;
      const rest = (data: Marks) => {
        const left = data.ids.filter((other) => other !== id);
        return left.length > 0 ? { ids: left } : undefined;
      };
      return { kind: 'sent', rest };
    },
    refreshes: [],
  };
  registerOutbox({ mark: action as OutboxAction });
  const mark = (ids: string[]) =>
    sendOrQueue({ action: 'mark', data: { ids }, title: '', id: crypto.randomUUID() }, noAnswer);
  await mark(['n1']);
  await mark(['n2', 'n1']);
  expect(stored()).toMatchObject([{ data: { ids: ['n1', 'n2'] } }]);
  await replay('u1', 't1');
  expect(stored()).toMatchObject([{ data: { ids: ['n2'] } }]);
  // What is marked while that is under way joins it, though it was tried.
  await mark(['n3']);
  expect(stored()).toMatchObject([{ data: { ids: ['n2', 'n3'] } }]);
  for (let count = 0; count < 2; count += 1) {
    fails = false;
    await replay('u1', 't1');
  }
  expect(stored()).toEqual([]);
  expect(calls).toEqual(['n1', 'n2', 'n2', 'n3', 'n3']);
});

test('what waits for another entry lets it go first, and later ones, too (OFFLINE-34)', async () => {
  const sentInOrder: string[] = [];
  const action = (name: string): OutboxAction => ({
    label: name,
    nameOf: () => name,
    accepts: () => true,
    waitsFor: (_entry, entries) => name === 'second' && entries.some((one) => one.action === 'first'),
    send: async () => {
      sentInOrder.push(name);
      return { kind: 'sent' };
    },
    refreshes: [],
  });
  registerOutbox({ first: action('first'), second: action('second'), third: action('third') });
  for (const name of ['second', 'first', 'third'])
    await sendOrQueue({ action: name, data: {}, title: '', id: crypto.randomUUID() }, noAnswer);
  await replay('u1', 't1');
  expect(sentInOrder).toEqual(['first', 'second', 'third']);
  expect(stored()).toEqual([]);
});
