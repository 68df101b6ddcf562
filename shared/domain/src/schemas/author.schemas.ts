import { type Static, Type } from 'typebox';
import { StrictObject } from './common.schemas.ts';

/** A person of the organization, or somebody outside it with a link to one proposal. */
export const authorKinds = ['person', 'guest'] as const;
export type AuthorKind = (typeof authorKinds)[number];

/** Who did something with a proposal: the id of a person or of a guest, and the name it was done under. */
export const Author = StrictObject({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.String({ maxLength: 200 }),
  kind: Type.Unsafe<AuthorKind>({ type: 'string', enum: [...authorKinds] }),
});
export type Author = Static<typeof Author>;
