import { type Static, Type } from 'typebox';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type ActionKind, type ActionTopic, actionKindNames, actionTopicNames } from './action-kinds.ts';

/** Somebody whom an entry names; without an id and with other words once they have left. */
export const ActionPerson = StrictObject({ id: Type.Optional(Type.String()), name: Type.String() });
export type ActionPerson = Static<typeof ActionPerson>;

/** One entry of the record of actions (ACTIONS-01). `actionWords` makes its sentence. */
export const Action = StrictObject({
  seq: Type.Integer({ minimum: 1 }),
  at: Timestamp,
  kind: Type.Unsafe<ActionKind>({ type: 'string', enum: actionKindNames }),
  who: Type.Optional(ActionPerson),
  whom: Type.Optional(ActionPerson),
  to: Type.Optional(ActionPerson),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  unconfirmed: Type.Optional(Type.Literal(true)),
  /** Of the entry and of the one before it. */
  hash: Type.String(),
});
export type Action = Static<typeof Action>;

const filters = {
  /** Somebody of `ActionPeople`: entries of what they did and of what was done to them. */
  person: Type.Optional(Id),
  topic: Type.Optional(Type.Unsafe<ActionTopic>({ type: 'string', enum: actionTopicNames })),
};

/** GET /api/auth/actions, newest first. */
export const ActionsQuery = StrictObject({
  ...filters,
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ActionsQuery = Static<typeof ActionsQuery>;

export const ActionList = StrictObject({
  actions: Type.Array(Action),
  nextCursor: Type.Optional(Type.String()),
});
export type ActionList = Static<typeof ActionList>;

/** GET /api/auth/actions/file: the same entries as CSV. */
export const ActionsFileQuery = StrictObject(filters);
export type ActionsFileQuery = Static<typeof ActionsFileQuery>;

/** GET /api/auth/actions/people: everybody whom the record names, by name. */
export const ActionPeople = StrictObject({
  people: Type.Array(StrictObject({ id: Type.String(), name: Type.String() })),
});
export type ActionPeople = Static<typeof ActionPeople>;
