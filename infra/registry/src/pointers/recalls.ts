import { type Static, Type } from 'typebox';
import { RegistryProblem } from '../registry-problem.ts';
import type { Store } from '../stores/store.ts';
import { readNotes } from './read-notes.ts';

/** The end of a permission before its time. */
export const Recall = Type.Object({
  kind: Type.Literal('recall'),
  /** Of the permission. */
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  at: Type.String(),
  who: Type.String(),
  why: Type.String(),
});
export type Recall = Static<typeof Recall>;

const permissionId = /^[0-9a-f]{32}$/;
const recallKey = (id: string): string => `recalls/${id}.json`;

/**
 * Ends a permission. Without a signature, like the end of a canary: it can only take away, and whoever sees something
 * wrong must not have to look for a key first. Returns false if it had ended so already.
 */
export async function recallPermission(
  store: Store,
  id: string,
  { who, why }: { who: string; why: string },
): Promise<boolean> {
  if (!permissionId.test(id))
    throw new RegistryProblem(`"${id}" is no permission: it has 32 letters and digits.`);
  if (why.trim() === '') throw new RegistryProblem('Say why the permission is recalled.');
  const recall: Recall = { kind: 'recall', id, at: new Date().toISOString(), who, why };
  return store.create(recallKey(id), Buffer.from(JSON.stringify(recall)));
}

export const isRecalled = async (store: Store, id: string): Promise<boolean> =>
  (await store.tagOf(recallKey(id))) !== undefined;

/** Every recall, oldest first. */
export const readRecalls = (store: Store): Promise<Recall[]> => readNotes(store, 'recalls/', Recall);
