import type { OutboxEntry } from '@harambee/domain';
import type { TextChange } from '@harambee/domain/schemas';
import { editsWith, mergedChanges } from './queued-changes.ts';
import { isTextEntry, textAction } from './text-outbox.ts';

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
