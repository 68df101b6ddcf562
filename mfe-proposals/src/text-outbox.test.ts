import type { OutboxEntry } from '@harambee/domain';
import type { TextChange } from '@harambee/domain/schemas';
import { setApiBase, storageKeys } from '@harambee/platform';
import { editsWith, mergedChanges } from './queued-changes.ts';
import { isTextEntry, type QueuedTexts, type TextEntry, textAction } from './text-outbox.ts';

const change = (paragraph: string, text: string, revision = 1): TextChange => ({
  section: 'impact',
  paragraph,
  revision,
  base: 'Once.',
  blocks: [{ kind: 'paragraph', content: [{ text }] }],
});

test('what is queued is merged by paragraph; what it was made from stays', () => {
  expect(mergedChanges([change('p1', 'a', 3), change('p2', 'b')], [change('p1', 'c', 0)])).toEqual([
    change('p1', 'c', 3),
    change('p2', 'b'),
  ]);
  const ofModel = { ...change('p1', 'a', 3), model: 'maji-1' };
  expect(mergedChanges([ofModel], [change('p1', 'c', 0)])).toEqual([
    { ...change('p1', 'c', 3), model: 'maji-1' },
  ]);
  const back = { ...change('p1', '', 0), blocks: null };
  expect(mergedChanges([ofModel], [back])).toEqual([{ ...back, revision: 3 }]);
  const earlier = { texts: { one: [change('p1', 'a')] } };
  expect(textAction.merge?.(earlier, { texts: { two: [change('p1', 'b')] } })).toEqual({
    texts: { one: [change('p1', 'a')], two: [change('p1', 'b')] },
  });
});

test('queued changes show as edits, beside those of the server', () => {
  const by = { id: 'u', name: 'Amina' };
  const at = '2026-11-23T10:00:00.000Z';
  const stored = { ...change('p1', 'stored', 4), by, at };
  const edits = editsWith([stored], [change('p1', 'mine', 4), change('p2', 'new', 0)], by, at);
  expect(edits.map(({ paragraph, revision, blocks }) => [paragraph, revision, blocks])).toEqual([
    ['p1', 4, change('p1', 'mine').blocks],
    ['p2', 0, change('p2', 'new').blocks],
  ]);
});

test('entries without texts are left alone', () => {
  const entry = {
    id: 'e',
    action: 'proposal-text',
    title: '',
    timestamp: '',
    data: {},
  } as unknown as OutboxEntry;
  expect(isTextEntry(entry)).toBe(false);
  expect(isTextEntry({ ...entry, data: { texts: { one: [] } } } as OutboxEntry)).toBe(true);
});

describe('a text of a proposal that waits itself (OFFLINE-34)', () => {
  const entryOf = (data: QueuedTexts) =>
    ({
      id: 't-1',
      action: 'proposal-text',
      title: '',
      timestamp: 'now',
      userId: 'u1',
      tenantId: 'o1',
      data,
    }) as TextEntry;
  const create = { ...entryOf({}), id: 'a-1', action: 'proposal-create', data: { body: {} } } as OutboxEntry;
  const waiting: QueuedTexts = { texts: { p9: [change('p1', 'mine', 0)] }, after: { p9: 'a-1' } };

  /** Answers by call, in this order; what was asked. */
  function serve(...answers: [status: number, body: object][]) {
    setApiBase('http://api.test');
    for (const name of [storageKeys.authToken, storageKeys.userId, storageKeys.tenantId])
      localStorage.setItem(name, name === storageKeys.userId ? 'u1' : 'o1');
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      const { method, url } = input as Request;
      asked.push(`${method} ${new URL(url).pathname}`);
      const [status, body] = answers[asked.length - 1] ?? [500, {}];
      return Response.json(body, { status });
    };
    return asked;
  }
  const refusal = { error: 'There is no text to change yet. Generate it first.', requestId: 'r' };

  test('is sent after it, and holds nothing else up', () => {
    const entry = entryOf(waiting);
    expect(textAction.waitsFor?.(entry, [create, entry])).toBe(true);
    expect(textAction.waitsFor?.(entry, [entry])).toBe(false);
    const both = entryOf({ ...waiting, texts: { ...waiting.texts, p1: [change('p1', 'other', 2)] } });
    expect(textAction.waitsFor?.(both, [create, both])).toBe(false);
    expect(textAction.merge?.({ texts: { p1: [] } }, waiting)).toEqual({
      texts: { p1: [], ...waiting.texts },
      after: { p9: 'a-1' },
    });
  });

  test('waits until its text is written, and is refused if there will be none', async () => {
    const asked = serve([409, refusal], [200, { proposal: { queued: true, status: 'draft' } }]);
    expect(await textAction.send(entryOf(waiting))).toEqual({ kind: 'unsent' });
    expect(asked).toEqual(['PATCH /api/proposals/p9/text', 'GET /api/proposals/p9']);
    serve([409, refusal], [200, { proposal: { queued: false, status: 'generating' } }]);
    expect(await textAction.send(entryOf(waiting))).toEqual({ kind: 'unsent' });
    serve([409, refusal], [200, { proposal: { queued: false, status: 'failed' } }]);
    expect(await textAction.send(entryOf(waiting))).toMatchObject({ kind: 'refused' });
    serve([409, refusal]);
    expect(await textAction.send(entryOf({ texts: waiting.texts }))).toMatchObject({ kind: 'refused' });
  });

  test('one that was discarded takes its edits with it, and nobody else’s', async () => {
    serve([404, { error: 'Not found', requestId: 'r' }]);
    const both: QueuedTexts = { ...waiting, texts: { ...waiting.texts, p1: [change('p1', 'other', 2)] } };
    const result = await textAction.send(entryOf(both));
    expect(result).toMatchObject({ kind: 'sent' });
    const rest = result.kind === 'sent' ? result.rest : undefined;
    expect(rest?.(both)?.texts).toEqual({ p1: [change('p1', 'other', 2)] });
    expect(rest?.(waiting)).toBeUndefined();
  });
});
