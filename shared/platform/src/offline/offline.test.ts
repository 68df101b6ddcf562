import { type OfflineAction, offlineStateOf, storageKeys } from '@harambee/domain';
import { emptyProposalFields, type ProposalFields } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { setApiBase } from '../api-base.ts';
import { type Fate, offlineServer } from '../testing/offline-server.ts';
import { clearSignIn, storeSignIn } from '../token-storage.ts';
import { changeActions, forgetActions, readActions } from './action-storage.ts';
import { replay } from './replay.ts';
import { discard, sendOrKeep } from './send-or-keep.ts';
import { sentAs } from './sent.ts';
import { readOwnActions } from './use-offline-actions.ts';

const signIn = (id = 'u1', remember = true) =>
  storeSignIn({ accessToken: `token of ${id}`, user: { id, tenantId: 't1' } }, remember);
const fieldsWith = (title: string, more: Partial<ProposalFields> = {}): ProposalFields => ({
  ...emptyProposalFields,
  objectives: ['One'],
  title,
  ...more,
});
const noAnswer = async () => ({ error: { status: 'FETCH_ERROR' } });

let online: jest.SpyInstance;
let server: ReturnType<typeof offlineServer>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setApiBase('http://api.test');
  server = offlineServer();
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  signIn();
});
afterEach(() => jest.restoreAllMocks());

const make = (title: string, send: () => Promise<{ error?: unknown }> = noAnswer, replaces?: string) => {
  const id = crypto.randomUUID();
  const body = { ...fieldsWith(title), generate: false };
  const wish = { action: 'proposal-create' as const, data: { body }, title, id };
  return sendOrKeep({ ...wish, ...(replaces && { replaces }) }, send).then((answer) => ({ id, ...answer }));
};
const edit = (id: string, title: string, revision = 0, replaces?: string) =>
  sendOrKeep(
    {
      action: 'proposal-update',
      data: { id, body: fieldsWith(title), revision, read: fieldsWith('as it was read') },
      title,
      id: crypto.randomUUID(),
      ...(replaces && { replaces }),
    },
    noAnswer,
  );
const stored = (): OfflineAction[] => JSON.parse(localStorage.getItem('offline-actions') ?? '[]');
const titles = () => [...server.proposals.values()].map(({ fields }) => fields.title);

describe('kept', () => {
  test('no answer keeps the wish as id, action, data and timestamp in local storage (R3-06, R3-22)', async () => {
    const { id, isKept } = await make('Wells');
    expect(isKept).toBe(true);
    expect(stored()).toMatchObject([
      { id, action: 'proposal-create', data: { body: { title: 'Wells' } }, userId: 'u1', tried: true },
    ]);
    expect(new Date(stored()[0]?.timestamp ?? '').getTime()).not.toBeNaN();
  });

  test.each([400, 401, 409, 412, 500])('an answer is an answer: a %s is not kept', async (status) => {
    const { isKept, error } = await make('Wells', async () => ({ error: { status } }));
    expect(isKept).toBeUndefined();
    expect(error).toEqual({ status });
    expect(stored()).toEqual([]);
  });

  test('while one waits, everything joins it: order counts', async () => {
    const send = jest.fn(async () => ({ data: 'sent' }));
    await make('First');
    await make('Second', send as never);
    expect(send).not.toHaveBeenCalled();
    expect(stored().map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  test('beside a sign-in that ends with the browser, it does too', async () => {
    signIn('u1', false);
    await make('Wells');
    expect(localStorage.getItem('offline-actions')).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('offline-actions') ?? '')).toHaveLength(1);
  });

  test('without room nothing is claimed: the error stays an error', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { isKept, error } = await make('Wells');
    expect(isKept).toBeUndefined();
    expect(error).toEqual({ status: 'FETCH_ERROR' });
  });

  test('a clock that goes back does not change the order', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), doNotFake: ['queueMicrotask'] });
    await make('First');
    jest.setSystemTime(Date.parse('2026-11-20T10:00:00Z'));
    await make('Second');
    jest.useRealTimers();
    expect(readActions().map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});

describe('a broken storage', () => {
  test('is never fatal, wherever it is cut, and the whole ones in it are read', async () => {
    for (const title of ['One " {', 'Two \\ } ]', 'Three']) await make(title);
    const whole = localStorage.getItem('offline-actions') ?? '';
    const parts = stored().map((action) => JSON.stringify(action));
    fc.assert(
      fc.property(fc.nat({ max: whole.length }), (length) => {
        const cut = whole.slice(0, length);
        localStorage.setItem('offline-actions', cut);
        expect(readActions()).toHaveLength(parts.filter((part) => cut.includes(part)).length);
      }),
    );
  });

  test('what nobody can read stays in it; what of it nobody owns goes with a sign-out', async () => {
    await make('Wells');
    const odd = { id: 'x', action: 'of-a-later-release', userId: 'u2' };
    localStorage.setItem('offline-actions', JSON.stringify([odd, 7, ...stored()]));
    await make('More');
    expect(stored()).toMatchObject([odd, 7, { title: 'Wells' }, { title: 'More' }]);
    forgetActions('u1');
    expect(stored()).toEqual([odd]);
  });

  test.each(['', 'null', '{}', '7', '"text"', '[{"id":1}]', '{"a":'])('%p holds nothing', (text) => {
    localStorage.setItem('offline-actions', text);
    expect(readActions()).toEqual([]);
  });
});

describe('edits of what waits', () => {
  beforeEach(() => online.mockReturnValue(false));

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
    expect(server.writes.map(({ title }) => title)).toEqual(['Deeper wells']);
  });

  test('are actions of their own once it may have arrived: no key with two bodies', async () => {
    online.mockReturnValue(true);
    const { id } = await make('Wells');
    await edit(id, 'Deeper wells');
    await edit(id, 'Deepest wells');
    expect(stored().map(({ action, title }) => [action, title])).toEqual([
      ['proposal-create', 'Wells'],
      ['proposal-update', 'Deepest wells'],
    ]);
    server.fates.push('answer lost');
    await replay('u1', 't1');
    await replay('u1', 't1');
    expect(server.writes.map(({ title }) => title)).toEqual(['Wells', 'Deepest wells']);
    expect(server.clashes()).toBe(0);
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
    expect(titles()).toEqual(['Better wells']);
  });

  test('notifications marked one by one are one row, and sent one by one', async () => {
    const mark = (ids: string[]) =>
      sendOrKeep(
        { action: 'notification-read', data: { ids }, title: '', id: crypto.randomUUID() },
        noAnswer,
      );
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
});

describe('sent later', () => {
  test('only by whoever made it, with that person’s token', async () => {
    await make('Of the first');
    signIn('u2');
    await replay('u2', 't1');
    await replay('u1', 't1');
    expect(server.writes).toEqual([]);
    expect(readOwnActions('u2')).toEqual([]);
    signIn('u1');
    await replay('u1', 't1');
    expect(server.writes).toEqual([{ token: 'Bearer token of u1', title: 'Of the first' }]);
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
    expect(server.writes).toEqual([]);
    expect(stored()[0]?.refusal?.reason).toBe('It was written in another organization.');
  });

  test.each<Fate>(['request lost', 'busy', 'too many', 'in flight'])(
    '%s: it stays, and so does what follows',
    async (fate) => {
      await make('First');
      await make('Second');
      server.fates.push(fate);
      await replay('u1', 't1');
      expect(stored().map(({ title }) => title)).toEqual(['First', 'Second']);
      await replay('u1', 't1');
      expect(titles()).toEqual(['First', 'Second']);
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
    expect(titles()).toEqual(['Good']);
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
    server.proposals.set('server-1', { fields: fieldsWith('Theirs'), revision: 5 });
    await replay('u1', 't1');
    const [kept] = stored();
    expect(kept && offlineStateOf(kept)).toBe('conflict');
    expect(kept).toMatchObject({
      data: { body: { title: 'Mine' }, read: { title: 'as it was read' } },
      theirs: { revision: 5, answers: { title: 'Theirs' } },
    });
    await sendOrKeep(
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
    server.proposals.set('server-1', { fields: fieldsWith('as it was read'), revision: 3 });
    const { sent, returned } = await replay('u1', 't1');
    expect([sent.length, returned.length]).toEqual([1, 0]);
    expect(server.proposals.get('server-1')).toMatchObject({
      fields: { title: 'Deeper wells' },
      revision: 4,
    });
    expect(stored()).toEqual([]);
  });

  test('while its text is being written an edit waits', async () => {
    await make('Wells');
    await replay('u1', 't1');
    await edit('server-1', 'Deeper wells', 0);
    server.fates.push('being written');
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
    server.proposals.set('server-1', { fields: fieldsWith('Same'), revision: 5 });
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
    const fate = fc.constantFrom<Fate>(
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
      fc.record({ kind: fc.constant('replay' as const), fates: fc.array(fate, { maxLength: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        localStorage.clear();
        signIn();
        server = offlineServer();
        const made: { id: string; text: string }[] = [];
        let count = 0;
        for (const now of steps) {
          if (now.kind === 'replay') {
            server.fates.splice(0, server.fates.length, ...now.fates);
            await replay('u1', 't1');
            server.fates.length = 0;
            continue;
          }
          online.mockReturnValue(!now.offline);
          count += 1;
          const text = `text ${count}`;
          const target = now.kind === 'edit' ? made[now.which % Math.max(1, made.length)] : undefined;
          if (now.kind === 'make') made.push({ id: (await make(text)).id, text });
          else if (target) {
            const sent = sentAs(target.id);
            const isWaiting = readActions().some(({ data }) => 'id' in data && data.id === sent?.id);
            // A page shows the newest state of what the server has.
            const revision = (sent && !isWaiting && server.proposals.get(sent.id)?.revision) || 0;
            await edit(sent?.id ?? target.id, text, revision);
            target.text = text;
          }
        }
        for (let tries = 0; tries < 3; tries += 1) await replay('u1', 't1');
        expect(readActions()).toEqual([]);
        expect(server.clashes()).toBe(0);
        expect(titles()).toEqual(made.map(({ text }) => text));
        const order = server.writes.map(({ title }) => title);
        expect(new Set(order).size).toBe(order.length);
      }),
      { numRuns: 200 },
    );
  });
});

test('an expired session keeps what waits; the next sign-in of the same person sends it', async () => {
  await make('Wells');
  clearSignIn();
  await replay('u1', 't1');
  expect(stored()).toHaveLength(1);
  signIn('u1');
  await replay('u1', 't1');
  expect(titles()).toEqual(['Wells']);
});

test('the list is the same object while nothing changes, so that pages are not drawn anew', async () => {
  await make('Wells');
  expect(readActions()).toBe(readActions());
  await changeActions((queue) => queue);
  expect(storageKeys.offlineActions).toBe('offline-actions');
});
