import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Store } from '../stores/store.ts';

/** The notes below `prefix` that fit `schema`, oldest first: each says in `at` when it was written. */
export async function readNotes<T extends TSchema>(
  store: Store,
  prefix: string,
  schema: T,
): Promise<Static<T>[]> {
  const notes: Static<T>[] = [];
  for (const key of await store.list(prefix)) {
    const stored = await store.read(key);
    const value: unknown = stored && JSON.parse(stored.bytes.toString());
    if (Value.Check(schema, value)) notes.push(value as Static<T>);
  }
  const writtenAt = (note: Static<T>) => (note as { at: string }).at;
  return notes.sort((a, b) => writtenAt(a).localeCompare(writtenAt(b)));
}
