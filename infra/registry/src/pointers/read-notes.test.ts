import { Type } from 'typebox';
import { TestRegistry } from '../testing/test-registry.ts';
import { readNotes } from './read-notes.ts';

const Note = Type.Object({ at: Type.String(), why: Type.String() });

test('notes are read oldest first, and what is no such note is left out', async () => {
  const registry = new TestRegistry();
  try {
    const { store } = registry;
    const write = (key: string, value: object) =>
      store.create(`notes/${key}.json`, Buffer.from(JSON.stringify(value)));
    await write('a', { at: '2026-11-03', why: 'later' });
    await write('b', { at: '2026-11-01', why: 'first' });
    await write('c', { at: '2026-11-02' });
    expect((await readNotes(store, 'notes/', Note)).map(({ why }) => why)).toEqual(['first', 'later']);
  } finally {
    registry.remove();
  }
});
