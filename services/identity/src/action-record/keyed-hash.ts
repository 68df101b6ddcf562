import { createHash } from 'node:crypto';
import { type ChainedAction, chainText } from '@harambee/domain';
import type { ActionHead } from './action-head.model.ts';
import type { ActionName } from './action-name.model.ts';

/** Makes keyed hashes, one for each key of `TWO_STEP_KEY`, the newest first. */
export interface Keys {
  hashes(text: string): string[];
}
type Sealed = Omit<ActionHead, '_id' | 'seal'>;

/** Different first words, so that no hash of one kind is one of another kind. */
const entryText = (text: string) => `entry of the record of actions ${text}`;
const headText = ({ tenantId, seq, hash, cutSeq, cutHash }: Sealed) =>
  `head of the record of actions ${JSON.stringify([tenantId, seq, hash, cutSeq, cutHash])}`;
const newest = (hashes: readonly string[]) => hashes[0] ?? '';

/** The hash of a new entry: whoever can write to the database but has no key can add none (ACTIONS-02). */
export const hashOfEntry = (keys: Keys, entry: ChainedAction): string =>
  newest(keys.hashes(entryText(chainText(entry))));

/** The hashes that the text of an entry may have, for `chainProblem`. */
export const entryHashes =
  (keys: Keys) =>
  (text: string): readonly string[] =>
    keys.hashes(entryText(text));

/** The head with a seal of the newest key. */
export const sealed = (keys: Keys, head: Sealed): ActionHead => ({
  ...head,
  _id: head.tenantId,
  seal: newest(keys.hashes(headText(head))),
});

/** Whether one of the keys sealed this head. */
export const isSealed = (keys: Keys, head: ActionHead): boolean =>
  keys.hashes(headText(head)).includes(head.seal);

/** The reference of a name, which is a promise of it: another name would have another reference. */
export const referenceOf = ({
  salt,
  personId,
  name,
}: Pick<ActionName, 'salt' | 'personId' | 'name'>): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, personId, name]))
    .digest('hex')
    .slice(0, 32);
