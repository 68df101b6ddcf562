import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { entryStateOf } from '@harambee/domain';
import fc from 'fast-check';
import { clearSignIn } from '../session/token-storage.ts';
import { edit, fieldsWith, make, outboxScene, signIn, stored } from '../testing/outbox-scene.ts';
import { type NetworkOutcome, outboxServer } from '../testing/outbox-server.ts';
import { readEntries } from './entry-storage.ts';
import { replay } from './replay.ts';
import { discard, sendOrQueue } from './send-or-queue.ts';
import { sentAs } from './sent.ts';
import { readOwnEntries } from './use-outbox.ts';

const scene = outboxScene();

test('only by whoever made it, with that person’s token', async () => {
  await make('Of the first');
  signIn('u2');
  await replay('u2', 't1');
  await replay('u1', 't1');
  expect(scene.server.writes).toEqual([]);
  expect(readOwnEntries('u2')).toEqual([]);
  signIn('u1');
  await replay('u1', 't1');
  expect(scene.server.writes).toEqual([{ token: 'Bearer token of u1', title: 'Of the first' }]);
});

test('never with the token of somebody who signs in while it is refreshed', async () => {
  await make('Of the first');
  const tokens: (string | null)[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    if (request.headers === undefined || String(input).endsWith('/refresh')) {
      signIn('u2');
      return Response.json({ accessToken: 'token of u2' });
    }
    tokens.push(request.headers.get('authorization'));
    return Response.json({ error: 'expired' }, { status: 401 });
  };
  await replay('u1', 't1');
  expect(tokens).toEqual(['Bearer token of u1']);
  expect(stored()).toHaveLength(1);
});

test('not into another organization than it was written in', async () => {
  await make('Wells');
  const { returned } = await replay('u1', 't2');
  expect(returned).toHaveLength(1);
  expect(scene.server.writes).toEqual([]);
  expect(stored()[0]?.refusal?.reason).toBe('It was written in another organization.');
});

test.each<NetworkOutcome>(['request lost', 'busy', 'too many', 'in flight'])(
  '%s: it stays, and so does what follows',
  async (outcome) => {
    await make('First');
    await make('Second');
    scene.server.outcomes.push(outcome);
    await replay('u1', 't1');
    expect(stored().map(({ title }) => title)).toEqual(['First', 'Second']);
    await replay('u1', 't1');
    expect(scene.titles()).toEqual(['First', 'Second']);
  },
);

test('a page of the network itself is no answer', async () => {
  await make('Wells');
  globalThis.fetch = async () => new Response('<h1>Welcome to our hotspot</h1>', { status: 200 });
  await replay('u1', 't1');
  expect(stored()).toHaveLength(1);
});

test('refused: kept with reason and its later text, and in nobody’s way', async () => {
  const { id } = await make('Bad');
  await edit(id, 'Bad, edited');
  await make('Good');
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const refused = {
      error: 'Validation failed',
      details: [{ field: 'team', message: 'Team is required' }],
    };
    if ((await (input as Request).clone().text()).includes('Bad'))
      return Response.json(refused, { status: 400 });
    return real(input, init);
  };
  const { sent, returned } = await replay('u1', 't1');
  expect([sent.length, returned.length]).toEqual([1, 1]);
  expect(scene.titles()).toEqual(['Good']);
  expect(stored()).toMatchObject([
    {
      title: 'Bad, edited',
      refusal: { status: 400, reason: 'Validation failed', details: [{ field: 'team' }] },
    },
  ]);
  await discard(stored()[0]?.id ?? '');
  expect(stored()).toEqual([]);
});

test('somebody else was faster: both texts are kept, and a saved choice ends it', async () => {
  await make('Wells');
  await replay('u1', 't1');
  await edit('server-1', 'Mine', 0);
  scene.server.proposals.set('server-1', { fields: fieldsWith('Theirs'), revision: 5 });
  await replay('u1', 't1');
  const [kept] = stored();
  expect(kept && entryStateOf(kept)).toBe('conflict');
  expect(kept).toMatchObject({
    data: { body: { title: 'Mine' }, read: { title: 'as it was read' } },
    theirs: { revision: 5, answers: { title: 'Theirs' } },
  });
  await sendOrQueue(
    {
      action: 'proposal-update',
      data: kept?.data as never,
      title: '',
      id: 'new',
      replaces: kept?.id ?? '',
    },
    async () => ({ data: {} }),
  );
  expect(stored()).toEqual([]);
});

test('a newer revision in which nobody has changed the answers is no conflict: the drafting has written', async () => {
  await make('Wells');
  await replay('u1', 't1');
  await edit('server-1', 'Deeper wells', 0);
  scene.server.proposals.set('server-1', { fields: fieldsWith('as it was read'), revision: 3 });
  const { sent, returned } = await replay('u1', 't1');
  expect([sent.length, returned.length]).toEqual([1, 0]);
  expect(scene.server.proposals.get('server-1')).toMatchObject({
    fields: { title: 'Deeper wells' },
    revision: 4,
  });
  expect(stored()).toEqual([]);
});

test('while its text is being written an edit waits', async () => {
  await make('Wells');
  await replay('u1', 't1');
  await edit('server-1', 'Deeper wells', 0);
  scene.server.outcomes.push('being written');
  await replay('u1', 't1');
  expect(stored()).toMatchObject([{ title: 'Deeper wells' }]);
  expect(stored()[0]).not.toHaveProperty('refusal');
  await replay('u1', 't1');
  expect(stored()).toEqual([]);
});

test('somebody else was faster with the very same: done', async () => {
  await make('Wells');
  await replay('u1', 't1');
  await edit('server-1', 'Same ', 0);
  scene.server.proposals.set('server-1', { fields: fieldsWith('Same'), revision: 5 });
  await replay('u1', 't1');
  expect(stored()).toEqual([]);
});

test('one tab at a time: two that wake up together send once', async () => {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await make('Wells');
  const sent = jest.spyOn(globalThis, 'fetch');
  await Promise.all([replay('u1', 't1'), replay('u1', 't1')]);
  Reflect.deleteProperty(navigator, 'locks');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('in order, each once, the last text in the end, whatever is lost on the way', async () => {
  const outcome = fc.constantFrom<NetworkOutcome>(
    'arrives',
    'request lost',
    'answer lost',
    'busy',
    'in flight',
    'too many',
  );
  const step = fc.oneof(
    fc.record({ kind: fc.constant('make' as const), offline: fc.boolean() }),
    fc.record({ kind: fc.constant('edit' as const), which: fc.nat(), offline: fc.boolean() }),
    fc.record({ kind: fc.constant('replay' as const), outcomes: fc.array(outcome, { maxLength: 4 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      localStorage.clear();
      signIn();
      scene.server = outboxServer();
      const made: { id: string; text: string }[] = [];
      let count = 0;
      for (const now of steps) {
        if (now.kind === 'replay') {
          scene.server.outcomes.splice(0, scene.server.outcomes.length, ...now.outcomes);
          await replay('u1', 't1');
          scene.server.outcomes.length = 0;
          continue;
        }
        scene.setOnline(!now.offline);
        count += 1;
        const text = `text ${count}`;
        const target = now.kind === 'edit' ? made[now.which % Math.max(1, made.length)] : undefined;
        if (now.kind === 'make') made.push({ id: (await make(text)).id, text });
        else if (target) {
          const sent = sentAs(target.id);
          const isQueued = readEntries().some(({ data }) => 'id' in data && data.id === sent?.id);
          // A page shows the newest state of what the server has.
          const revision = (sent && !isQueued && scene.server.proposals.get(sent.id)?.revision) || 0;
          await edit(sent?.id ?? target.id, text, revision);
          target.text = text;
        }
      }
      for (let tries = 0; tries < 3; tries += 1) await replay('u1', 't1');
      expect(readEntries()).toEqual([]);
      expect(scene.server.clashes()).toBe(0);
      expect(scene.titles()).toEqual(made.map(({ text }) => text));
      const order = scene.server.writes.map(({ title }) => title);
      expect(new Set(order).size).toBe(order.length);
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('an expired session keeps what waits; the next sign-in of the same person sends it', async () => {
  await make('Wells');
  clearSignIn();
  await replay('u1', 't1');
  expect(stored()).toHaveLength(1);
  signIn('u1');
  await replay('u1', 't1');
  expect(scene.titles()).toEqual(['Wells']);
});
