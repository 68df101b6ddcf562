import { edit, make, noAnswer, offlineScene, stored } from '../testing/offline-scene.ts';
import { replay } from './replay.ts';
import { sendOrKeep } from './send-or-keep.ts';
import { sentAs } from './sent.ts';

const scene = offlineScene();

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
  scene.server.fates.push('answer lost');
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

test('notifications marked one by one are one row, and sent one by one', async () => {
  const mark = (ids: string[]) =>
    sendOrKeep({ action: 'notification-read', data: { ids }, title: '', id: crypto.randomUUID() }, noAnswer);
  await mark(['n1']);
  await mark(['n2', 'n1']);
  expect(stored()).toMatchObject([{ data: { ids: ['n1', 'n2'] } }]);
  const calls: string[] = [];
  globalThis.fetch = async (input) => {
    calls.push(new URL((input as Request).url).pathname);
    if (calls.length === 2) throw new TypeError('Failed to fetch');
    return Response.json(calls.length === 3 ? { error: 'gone' } : {}, {
      status: calls.length === 3 ? 404 : 200,
    });
  };
  await replay('u1', 't1');
  expect(stored()).toMatchObject([{ data: { ids: ['n2'] } }]);
  await replay('u1', 't1');
  expect(stored()).toEqual([]);
  expect(calls.map((path) => path.split('/').at(-2))).toEqual(['n1', 'n2', 'n2']);
});
