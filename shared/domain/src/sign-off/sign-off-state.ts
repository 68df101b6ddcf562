import type { Author } from '../schemas/author.schemas.ts';
import type { SignOff, SignOffState } from './sign-off.schemas.ts';

/** Whether a sign-off holds: only for the exact text that was agreed with (SIGNOFF-04). */
export const signOffState = (agreedHash: string | undefined, hash: string): SignOffState =>
  agreedHash === undefined ? 'open' : agreedHash === hash ? 'agreed' : 'voided';

/** Who has not agreed with the proposal as it is. */
export const missingSignOffs = <One extends Pick<SignOff, 'state'>>(signOffs: readonly One[]): One[] =>
  signOffs.filter(({ state }) => state !== 'agreed');

export const isSameAuthor = (one: Pick<Author, 'id' | 'kind'>, other: Pick<Author, 'id' | 'kind'>): boolean =>
  one.id === other.id && one.kind === other.kind;
